import { type Draft, dayName, expected, pairs, type SuiteFile, written } from './cases.ts'
import { referenceVacation, type VacationFacts } from './vacations.ts'

type VacationDraft = Draft<VacationFacts> & { readonly asOf: string }

const CHECKED_BY =
  'Segunda implementación (tests/reference/suite/vacations.ts): días en fracciones exactas, a cuatro decimales; feriados por las reglas de sus leyes'

const LAW = 'Código del Trabajo'
const balance = ['MESES_COMPLETOS', 'DEVENGADOS', 'SALDO_LEGAL', 'EXIGIBLES']

/** Fifteen and twenty days a year, by whole months, from any day of a month. */
function accrual(): VacationDraft[] {
  const starts = ['2023-01-15', '2024-02-29', '2024-08-31', '2025-03-01', '2026-01-31']
  const days = ['2026-02-27', '2026-02-28', '2026-07-31', '2026-11-20', '2027-01-31']
  return pairs(pairs(starts, days), [15, 20]).map(([[start, asOf], daysAYear]) => ({
    title: `Desde el ${dayName(start)} al ${dayName(asOf)}, ${daysAYear} días al año`,
    asOf,
    facts: {
      start,
      ...(daysAYear === 15 ? {} : { terms: [{ since: start, daysAYear }] }),
    },
    codes: balance,
    source: `${LAW}, art. 67${daysAYear === 20 ? ' inc. 3 (Magallanes, Aysén y Palena)' : ''}`,
  }))
}

/** The same when the right comes whole at each anniversary, and when the zone changes. */
function terms(): VacationDraft[] {
  const kinds = [
    ['por año completo', [{ since: '2023-05-10', daysAYear: 15, accrual: 'ANNIVERSARY' }]],
    [
      'con veinte por año completo',
      [{ since: '2023-05-10', daysAYear: 20, accrual: 'ANNIVERSARY' }],
    ],
    [
      'a la zona de veinte el 01-01-2026',
      [
        { since: '2023-05-10', daysAYear: 15 },
        { since: '2026-01-01', daysAYear: 20 },
      ],
    ],
    [
      'de vuelta a quince el 10-06-2026',
      [
        { since: '2023-05-10', daysAYear: 20 },
        { since: '2026-06-10', daysAYear: 15 },
      ],
    ],
    ['con cinco días más por convenio', [{ since: '2023-05-10', daysAYear: 20 }]],
  ] as const
  const days = ['2024-05-09', '2024-05-10', '2025-12-31', '2026-05-09', '2026-05-10', '2026-12-31']
  return pairs(kinds, days).map(([[name, given], asOf]) => ({
    title: `Días ${name}, al ${dayName(asOf)}`,
    asOf,
    facts: { start: '2023-05-10', terms: given },
    codes: balance,
    source: `${LAW}, art. 67; el mes vale los días de la base vigente el día en que se completa`,
  }))
}

/** Art. 68: three years over ten, with those of other employers from the day of their proof. */
function progressive(): VacationDraft[] {
  const recognized = [0, 36, 114, 120, 240]
  const starts = [
    '2006-03-01',
    '2013-05-06',
    '2016-11-20',
    '2017-01-02',
    '2020-11-20',
    '2023-11-21',
  ]
  return pairs(starts, recognized).flatMap(([start, months]) =>
    ['2026-11-19', '2026-11-20', '2027-11-21'].map((asOf) => ({
      title:
        `Progresivos desde el ${dayName(start)} con ${months} meses anteriores, ` +
        `al ${dayName(asOf)}`,
      asOf,
      facts: {
        start,
        ...(months === 0 ? {} : { recognized: [{ months, provedOn: start }] }),
      },
      codes: ['PROGRESIVOS_AL_ANO', 'SALDO_PROGRESIVO'],
      source: `${LAW}, art. 68; DT, Ord. 4551/222 de 1995`,
    })),
  )
}

/** A proof that comes late gives nothing of the years before it. */
function lateProofs(): VacationDraft[] {
  const proofs = ['2024-02-01', '2025-01-31', '2026-05-20']
  return pairs(proofs, ['2026-02-01', '2026-05-20', '2027-02-01', '2028-02-01']).map(
    ([provedOn, asOf]) => ({
      title: `Diez años anteriores acreditados el ${dayName(provedOn)}, al ${dayName(asOf)}`,
      asOf,
      facts: { start: '2019-02-01', recognized: [{ months: 120, provedOn }] },
      codes: ['PROGRESIVOS_AL_ANO', 'SALDO_PROGRESIVO'],
      source: `${LAW}, art. 68; DT, Ord. 4551/222 de 1995`,
    }),
  )
}

/** Art. 69: Monday to Friday without holidays, also half a day. */
function requests(): VacationDraft[] {
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

/** What was taken, given back and written; art. 70: two whole periods. */
function balances(): VacationDraft[] {
  const takes = [
    ['nada tomado', []],
    ['cinco tomados', [['2025-01-06', '-5']]],
    [
      'quince y media jornada tomados',
      [
        ['2024-02-05', '-15'],
        ['2025-07-07', '-0.5'],
      ],
    ],
    [
      'diez tomados y cuatro devueltos',
      [
        ['2026-02-02', '-10'],
        ['2026-02-20', '4'],
      ],
    ],
    ['más de lo ganado', [['2026-01-05', '-60']]],
  ] as const
  const days = ['2025-12-31', '2026-03-09', '2026-03-10', '2026-11-20', '2027-03-10']
  return pairs(takes, days).map(([[name, taken], asOf]) => ({
    title: `Saldo al ${dayName(asOf)} desde el 10-03-2023, ${name}`,
    asOf,
    facts: {
      start: '2023-03-10',
      entries: taken.map(([on, count]) => ({
        pool: 'LEGAL' as const,
        kind: count.startsWith('-') ? ('TAKE' as const) : ('GIVE_BACK' as const),
        on,
        days: count,
      })),
    },
    codes: [...balance, 'SALDO', 'DOS_PERIODOS'],
    source: `${LAW}, arts. 67 y 70`,
  }))
}

/** An opening balance replaces what came before it; days of the company expire. */
function openings(): VacationDraft[] {
  const days = ['2025-12-30', '2025-12-31', '2026-01-15', '2026-06-30', '2026-07-01', '2026-12-31']
  return [
    ...days.map((asOf) => ({
      title: `Saldo de partida de 12,5 el 31-12-2025 y diez tomados, al ${dayName(asOf)}`,
      asOf,
      facts: {
        start: '2020-03-10',
        entries: [
          { pool: 'LEGAL', kind: 'OPENING', on: '2025-12-31', days: '12.5' },
          { pool: 'LEGAL', kind: 'TAKE', on: '2026-02-02', days: '-10' },
        ] as const,
      },
      codes: ['MESES_COMPLETOS', 'SALDO_LEGAL', 'SALDO'],
      source: `${LAW}, art. 67; regla propia: la última partida reemplaza lo anterior`,
    })),
    ...pairs(days, [null, '2026-06-30']).map(([asOf, expiresOn]) => ({
      title:
        `Tres días de la empresa del 31-12-2025 ` +
        (expiresOn === null ? 'que no vencen' : `que vencen el ${dayName(expiresOn)}`) +
        `, al ${dayName(asOf)}`,
      asOf,
      facts: {
        start: '2024-01-08',
        lots: [{ grantedOn: '2025-12-31', expiresOn, days: '3' }],
      },
      codes: ['SALDO_LEGAL', 'SALDO_ADICIONAL', 'SALDO'],
      source: 'Convenio; el día del vencimiento todavía se puede tomar',
    })),
  ]
}

/** Art. 73: what the end of a contract pays, with the days off among them. */
function endings(): VacationDraft[] {
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
function overtime(): VacationDraft[] {
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

const files: Readonly<Record<string, () => VacationDraft[]>> = {
  bases: terms,
  calendario: requests,
  devengo: accrual,
  'horas-extra': overtime,
  partidas: openings,
  progresivos: progressive,
  'progresivos-acreditados': lateProofs,
  saldos: balances,
  termino: endings,
}

/** The vacations of the suite, each with what a second calculation gives. */
export const vacationFiles = (): SuiteFile[] =>
  Object.entries(files).map(([name, drafts]) => ({
    file: `vacations/reference/${name}.json`,
    cases: drafts().map(({ title, asOf, facts, codes, source }) => ({
      title,
      asOf,
      facts,
      expect: expected(codes, referenceVacation(asOf, facts)),
      source,
      checkedBy: CHECKED_BY,
    })),
  }))
