import { dayName, pairs } from './cases.ts'
import { LAW, type VacationDraft } from './vacation-drafts.ts'

const balance = ['MESES_COMPLETOS', 'DEVENGADOS', 'SALDO_LEGAL', 'EXIGIBLES']

/** A day, and the days of vacation that it takes or gives. */
type Entry = readonly [on: string, days: string]

/** Fifteen and twenty days a year, by whole months, from any day of a month. */
export function accrual(): VacationDraft[] {
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
export function terms(): VacationDraft[] {
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
export function progressive(): VacationDraft[] {
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
export function lateProofs(): VacationDraft[] {
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

/** What was taken, given back and written; art. 70: two whole periods. */
export function balances(): VacationDraft[] {
  const takes: readonly (readonly [name: string, taken: readonly Entry[]])[] = [
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
  ]
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
export function openings(): VacationDraft[] {
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
