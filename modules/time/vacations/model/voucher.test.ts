import { expect, test } from 'vitest'
import type { ISODate } from '#chile/dates.ts'
import type { Entry, Facts } from './ledger.ts'
import { DAY } from './units.ts'
import { voucherFacts } from './voucher.ts'

const take = (vacationId: number, on: ISODate, days: number): Entry => ({
  pool: 'LEGAL',
  kind: 'TAKE',
  on,
  units: -days * DAY,
  vacationId,
})

const facts = (...entries: readonly Entry[]): Facts => ({
  start: '2023-03-01',
  end: null,
  terms: [{ since: '1900-01-01', daysAYear: 15, art67: false, accrual: 'MONTHLY' }],
  recognitions: [],
  lots: [],
  entries,
})

const fortnight = {
  id: 2,
  startDate: '2026-09-14',
  last: '2026-09-29',
  half: null,
  legalUnits: 10 * DAY,
  progressiveUnits: 0,
  additionalUnits: 0,
} as const

const fiestasPatrias = new Set<ISODate>(['2026-09-18', '2026-09-19'])

test('days of each kind, those of rest between them, and the return after a holiday', () => {
  const told = Object.fromEntries(
    voucherFacts(
      { ...fortnight, legalUnits: 8 * DAY, progressiveUnits: 3 * DAY },
      facts(take(2, '2026-09-14', 8)),
      fiestasPatrias,
    ),
  )
  expect(told).toMatchObject({
    Desde: 'lunes 14 de septiembre de 2026',
    Hasta: 'martes 29 de septiembre de 2026',
    'Vuelve al trabajo': 'miércoles 30 de septiembre de 2026',
    'Feriado legal (art. 67)': '8 días',
    'Feriado progresivo (art. 68)': '3 días',
    'Días hábiles': '11 días',
    'Sábados, domingos y festivos': '5 días',
    'Días corridos': '16 días',
  })
})

test('the years of service that the days are of, the oldest first', () => {
  const before = take(1, '2025-02-03', 11)
  const told = voucherFacts(fortnight, facts(before, take(2, '2026-09-14', 10)), fiestasPatrias)
  expect(told.filter(([label]) => label.startsWith('Por el año'))).toEqual([
    ['Por el año de trabajo 1', '4 días, del 01-03-2023 al 29-02-2024'],
    ['Por el año de trabajo 2', '6 días, del 01-03-2024 al 28-02-2025'],
  ])
})

test('half a day has no days of rest, and additional days are of no year', () => {
  const half = { ...fortnight, last: '2026-09-14', half: 'PM' } as const
  const told = voucherFacts(
    { ...half, legalUnits: 0, additionalUnits: DAY / 2 },
    facts(),
    fiestasPatrias,
  )
  expect(told.slice(3)).toEqual([
    ['Días adicionales de la empresa', '0,5 días'],
    ['Días hábiles', '0,5 días'],
  ])
})
