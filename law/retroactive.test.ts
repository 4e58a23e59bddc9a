import { expect, test } from 'vitest'
import { retroactiveDifferences } from './retroactive.ts'

const person = (month: number, salary: string, rest: object = {}) => ({
  month,
  contract: {
    salary: { amount: salary, currency: 'CLP' as const },
    weeklyHours: '42',
    gratification: { mode: 'ART_50' as const },
  },
  pension: { afp: 'UNO' },
  ...rest,
})
const june = { knownOn: '2026-06-15' }

test('law 21.830: a salary over the cap is owed the gratification of May, month by month', () => {
  const { differences, errors } = retroactiveDifferences(
    [
      { person: 'a', input: person(202605, '1000000') },
      { person: 'a', input: person(202604, '1000000') },
    ],
    june,
  )
  expect(errors).toEqual([])
  expect(differences.map(({ month }) => month)).toEqual([202605])
  const [may] = differences
  // 4,75 × 539.000 ÷ 12 = 213.354,17 and 4,75 × 553.553 ÷ 12 = 219.114,73
  expect(may?.lines.find(({ code }) => code === 'GRATIFICACION')).toEqual({
    code: 'GRATIFICACION',
    label: 'Gratificación',
    group: 'EARNING',
    before: 213_354,
    after: 219_115,
    difference: 5761,
  })
  // 5.761 less AFP 603 (126.917 → 127.519: 602), health 403, AFC 35 and tax 188 of the difference
  const sum = (group: string) =>
    may?.lines
      .filter((line) => line.group === group)
      .reduce((all, line) => all + line.difference, 0)
  expect(may?.taxable).toBe(5761)
  expect(may?.toPay).toBe(Number(sum('EARNING')) - Number(sum('DEDUCTION')))
  expect(may?.lines.map(({ code, difference }) => [code, difference])).toEqual(
    expect.arrayContaining([
      ['COTIZACION_AFP', 602],
      ['SALUD_LEGAL', 403],
      ['AFC', 35],
    ]),
  )
})

test('the family allowance of May is owed too, and is not the company’s cost', () => {
  const family = { bracket: 'B', simple: 2 }
  const { differences } = retroactiveDifferences(
    [{ person: 1, input: person(202605, '600000', { family }) }],
    june,
  )
  // 2 × (13.870 − 13.505)
  const line = differences[0]?.lines.find(({ code }) => code === 'ASIGNACION_FAMILIAR')
  expect(line?.difference).toBe(730)
  expect(differences[0]).toMatchObject({ toPay: 730, employerCost: 0, taxable: 0 })
})

test('an income between the old and the new limit of a bracket changes brackets', () => {
  // 640.000: over 631.976 (bracket B, 13.505) and under 649.039 (bracket A, 22.601).
  const family = { bracket: 'BY_INCOME', averageIncome: '640000', simple: 1 }
  const { differences } = retroactiveDifferences(
    [{ person: 1, input: person(202605, '600000', { family }) }],
    june,
  )
  expect(differences[0]?.lines).toMatchObject([{ before: 13_505, after: 22_601, difference: 9096 }])
})

test('a salary of the old minimum rises to the new one when asked, by its hours', () => {
  const owed = (salary: string, hours: string) => {
    const input = person(202605, salary)
    const { differences } = retroactiveDifferences(
      [{ person: 1, input: { ...input, contract: { ...input.contract, weeklyHours: hours } } }],
      { ...june, raiseToMinimum: true },
    )
    return differences[0]?.lines.find(({ code }) => code === 'SUELDO_BASE')?.difference
  }
  expect(owed('539000', '42')).toBe(14_553)
  // 553.553 × 21 ÷ 42 = 276.776,5 → 276.777
  expect(owed('269500', '21')).toBe(7277)
  expect(owed('560000', '42')).toBeUndefined()
  // Under 18: 412.938 since May 2026.
  const young = { ...person(202605, '402082'), person: { birthday: '2009-03-01' } }
  const { differences } = retroactiveDifferences([{ person: 1, input: young }], {
    ...june,
    raiseToMinimum: true,
  })
  expect(differences[0]?.lines[0]).toMatchObject({ code: 'SUELDO_BASE', difference: 10_856 })
})

test('law 21.751: the 18.364 pesos of May 2025 that the Dirección del Trabajo names', () => {
  const settings = {
    tables: { TABLA_ASIGNACION_FAMILIAR: [{ upTo: null, values: ['0'] }] },
    parameters: { ASIGNACION_A: '0', ASIGNACION_B: '0', ASIGNACION_C: '0' },
  }
  const { contract, ...rest } = person(202505, '510636')
  const input = { ...rest, contract: { ...contract, weeklyHours: '44' } }
  const { differences } = retroactiveDifferences([{ person: 1, input }], {
    knownOn: '2025-06-01',
    raiseToMinimum: true,
    settings,
  })
  expect(differences[0]?.lines[0]).toMatchObject({ code: 'SUELDO_BASE', difference: 18_364 })
})

test('after the publication nothing is owed; a contract that cannot be read stops nobody', () => {
  const payslips = [
    { person: 1, input: person(202605, '1000000') },
    { person: 2, input: { ...person(202605, '1000000'), pension: {} } },
  ]
  expect(retroactiveDifferences(payslips.slice(0, 1), { knownOn: '2026-06-22' })).toEqual({
    differences: [],
    errors: [],
  })
  const { differences, errors } = retroactiveDifferences(payslips, june)
  expect(differences.map(({ person: id }) => id)).toEqual([1])
  expect(errors).toEqual([{ person: 2, month: 202605, message: 'Falta la AFP del trabajador' }])
})
