import { dayName, pairs, written } from './cases.ts'
import { LAW, type VacationDraft } from './vacation-drafts.ts'

/** Art. 69: Monday to Friday without holidays, also half a day. */
export function requests(): VacationDraft[] {
  const spans = [
    ['2024-03-25', '2024-04-05'],
    ['2024-09-16', '2024-09-27'],
    ['2024-10-28', '2024-11-08'],
    ['2025-04-14', '2025-04-25'],
    ['2025-05-19', '2025-05-23'],
    ['2025-06-16', '2025-06-30'],
    ['2025-09-15', '2025-09-22'],
    ['2025-12-22', '2026-01-02'],
    ['2026-01-05', '2026-01-23'],
    ['2026-02-02', '2026-02-20'],
    ['2026-04-01', '2026-04-06'],
    ['2026-05-18', '2026-05-30'],
    ['2026-06-25', '2026-06-30'],
    ['2026-07-13', '2026-07-17'],
    ['2026-09-14', '2026-09-25'],
    ['2026-10-05', '2026-10-16'],
    ['2026-12-07', '2026-12-11'],
    ['2027-03-22', '2027-03-29'],
    ['2027-06-21', '2027-07-02'],
    ['2027-09-13', '2027-09-24'],
    ['2027-10-04', '2027-10-15'],
    ['2027-11-01', '2027-11-05'],
  ] as const
  const halves = ['2026-09-17', '2026-09-18', '2026-09-19', '2026-12-24', '2026-12-25']
  const codes = ['DIAS_HABILES', 'DIAS_CORRIDOS', 'VUELVE']
  const source = `${LAW}, art. 69; Leyes 2.977, 19.668, 20.148, 20.299, 20.983 y 21.357`
  return [
    ...spans.map(([from, to]) => ({
      title: `Vacaciones del ${dayName(from)} al ${dayName(to)}`,
      asOf: from,
      facts: { request: { from, to } },
      codes,
      source,
    })),
    ...halves.map((from) => ({
      title: `Media jornada de la mañana del ${dayName(from)}`,
      asOf: from,
      facts: { request: { from, to: from, half: 'AM' as const } },
      codes: ['DIAS_HABILES', 'DIAS_CORRIDOS'],
      source,
    })),
    ...pairs(
      [
        '2025-04-14',
        '2025-09-01',
        '2026-01-02',
        '2026-05-11',
        '2026-09-07',
        '2026-12-21',
        '2027-05-10',
        '2027-09-06',
      ],
      [1, 5, 10, 15, 20],
    ).map(([from, days]) => ({
      title: `${days === 1 ? 'Un día hábil' : `${days} días hábiles`} desde el ${dayName(from)}`,
      asOf: from,
      facts: { request: { from, days } },
      codes: ['TERMINA', 'DIAS_HABILES', 'DIAS_CORRIDOS', 'VUELVE'],
      source,
    })),
  ]
}

/** Art. 73: what the end of a contract pays, with the days off among them. */
export function endings(): VacationDraft[] {
  const lives = [
    ['2026-01-01', '2026-03-31'],
    ['2025-11-17', '2026-04-10'],
    ['2026-02-09', '2026-02-20'],
    ['2024-03-15', '2026-09-11'],
    ['2022-07-01', '2026-06-30'],
    ['2025-08-31', '2026-02-28'],
    ['2023-10-20', '2025-12-19'],
    ['2013-05-06', '2026-07-15'],
    ['2024-02-29', '2027-02-28'],
    ['2021-12-13', '2025-09-12'],
  ] as const
  const taken = ['0', '-10', '-100']
  return pairs(pairs(lives, taken), [15, 20]).map(([[[start, end], count], daysAYear]) => ({
    title:
      `Término el ${dayName(end)} de quien entró el ${dayName(start)}, ${daysAYear} días al año` +
      (count === '0' ? '' : `, ${written(count.slice(1))} tomados`),
    asOf: end,
    facts: {
      start,
      end,
      ...(daysAYear === 15 ? {} : { terms: [{ since: start, daysAYear }] }),
      ...(count === '0'
        ? {}
        : { entries: [{ pool: 'LEGAL', kind: 'TAKE', on: start, days: count }] as const }),
      settlement: { pay: '987654' },
    },
    codes: ['FERIADO_HABILES', 'FERIADO_INHABILES', 'FERIADO_CORRIDOS', 'ULTIMO_DIA', 'FERIADO'],
    source: `${LAW}, arts. 69, 71 y 73; DT, Ord. 826/13 de 2007`,
  }))
}

/** Ley 21.561: extra hours as days of rest. */
export function overtime(): VacationDraft[] {
  const weeks = [
    ['40', 5],
    ['42', 5],
    ['44', 6],
    ['30', 4],
  ] as const
  const hours = pairs(['2', '10', '16', '21.5'], ['2025-08-31', '2026-01-31'])
  return pairs(weeks, hours).map(([[hoursPerWeek, daysPerWeek], [count, grantedOn]]) => ({
    title:
      `${written(count)} horas extra como descanso, semana de ${hoursPerWeek} en ` +
      `${daysPerWeek} días, acordadas el ${dayName(grantedOn)}`,
    asOf: grantedOn,
    facts: { overtime: { grantedOn, hours: count, hoursPerWeek, daysPerWeek } },
    codes: ['DIAS_POR_HORAS_EXTRA', 'VENCEN'],
    source: `${LAW}, art. 32; Ley 21.561`,
  }))
}
