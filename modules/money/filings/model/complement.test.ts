import { expect, test } from 'vitest'
import type { FiledContract } from '#law/filings/filed-contract.ts'
import { complementOf } from './complement.ts'
import { type Difference, undeclared, unsquaredEarlier } from './undeclared-amounts.ts'

const amounts = (values: Readonly<Record<string, number>>): FiledContract['amounts'] => ({
  of: (code) => values[code] ?? 0,
  word: () => '',
  yes: () => false,
  lines: () => [],
})
const luisa = (values: Readonly<Record<string, number>>): FiledContract => ({
  contractId: 7,
  userId: 7,
  rut: '41002089-0',
  identificationType: 'RUT',
  disability: 'NONE',
  paternalLastname: 'Arriagada',
  maternalLastname: null,
  names: 'Luisa',
  sex: 'F',
  foreign: false,
  health: null,
  start: '2020-03-01',
  end: null,
  cause: null,
  jobTitle: 'Jefa de turno',
  place: null,
  commune: null,
  syndicateRut: null,
  specialWorkday: null,
  individualSavings: [],
  collectiveSaving: null,
  affiliate: null,
  ceased: null,
  absences: [],
  vacationDays: null,
  amounts: amounts(values),
})
const line = (concept: string, amount: number, group = 'DEDUCTION', originMonth = 202608) =>
  ({ contractId: 7, originMonth, concept, group, amount }) satisfies Difference

/** What August owes of the raise of Luisa: 58.800 more, in AFP Capital and Fonasa. */
const raise = [
  line('SUELDO_BASE', 58_800, 'EARNING'),
  line('BASE_PREVISIONAL', 58_800, 'BASE'),
  line('COTIZACION_AFP', 6727),
  line('SALUD_LEGAL', 4116),
  line('SIS', 1047, 'EMPLOYER'),
  line('SEGURO_ACCIDENTES', 3028, 'EMPLOYER'),
]
const withheld = { DIFERENCIA_PENSION: 6727, DIFERENCIA_SALUD: 4116 }

test('the complement of a month has its contributions and their base, and no pay', () => {
  const { contracts, findings } = complementOf(202608, raise, [luisa({ COTIZACION_AFP: 1 })], [])
  expect(findings).toEqual([])
  const [hers] = contracts
  const of = (code: string) => hers?.amounts.of(code)
  expect([of('BASE_PREVISIONAL'), of('COTIZACION_AFP'), of('SALUD_LEGAL')]).toEqual([
    58_800, 6727, 4116,
  ])
  expect([of('SUELDO_BASE'), of('AFC')]).toEqual([0, 0])
  expect(complementOf(202607, raise, [luisa({})], []).contracts).toEqual([])
})

test('a person without a payslip in the month of origin is an error with name and pesos', () => {
  const { contracts, findings } = complementOf(202608, raise, [], [luisa({})])
  expect(contracts).toEqual([])
  expect(findings.map(({ level, words }) => [level, words])).toEqual([
    [
      'ERROR',
      'Luisa Arriagada: no tiene liquidación de agosto 2026, y sus $10.843 del trabajador y ' +
        '$4.075 del empleador de cotizaciones no van en el archivo. Declárelas en el portal',
    ],
  ])
})

test('what was paid too much is asked back, and in no line', () => {
  const less = [line('COTIZACION_AFP', -500), line('SALUD_LEGAL', 300)]
  const { contracts, findings } = complementOf(202608, less, [luisa({})], [])
  expect(contracts.map((one) => one.amounts.of('COTIZACION_AFP'))).toEqual([0])
  expect(contracts.map((one) => one.amounts.of('SALUD_LEGAL'))).toEqual([300])
  expect(findings.map(({ level, words }) => [level, words])).toEqual([
    [
      'WARNING',
      'Luisa Arriagada: $500 de sus cotizaciones de agosto 2026 se pagaron de más: no van en el ' +
        'archivo; se piden de vuelta a cada institución',
    ],
  ])
})

test('an isapre that gets more by law and less above it is owed the sum', () => {
  const health = [line('SALUD_LEGAL', 7000), line('SALUD_ADICIONAL', -4000)]
  const { contracts, findings } = complementOf(202608, health, [luisa({})], [])
  const [hers] = contracts
  expect(findings).toEqual([])
  expect([hers?.amounts.of('SALUD_LEGAL'), hers?.amounts.of('SALUD_ADICIONAL')]).toEqual([3000, 0])
})

test('a month whose format nobody publishes is an error with name and pesos', () => {
  const before = raise.map((one) => ({ ...one, originMonth: 202505 }))
  const [found] = undeclared(before, [luisa({})])
  expect(found).toMatchObject({ level: 'ERROR', rule: 'RETROACTIVO_SIN_DECLARAR' })
  expect(found?.words).toContain('Luisa Arriagada: $10.843 del trabajador y $4.075 del empleador')
  expect(undeclared(raise, [luisa({})])).toMatchObject([{ level: 'WARNING' }])
})

test('a peso between what a payslip withheld and what complements declare is found', () => {
  expect(unsquaredEarlier(raise, [luisa(withheld)])).toEqual([])
  const [found] = unsquaredEarlier(raise, [luisa({ ...withheld, DIFERENCIA_PENSION: 6728 })])
  expect(found).toMatchObject({ level: 'ERROR', rut: '41002089-0' })
  expect(found?.words).toBe(
    'Luisa Arriagada: de sus cotizaciones de meses anteriores la liquidación retuvo $10.844 y ' +
      'los complementos declaran $10.843',
  )
})
