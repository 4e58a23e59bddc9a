import { expect, test } from 'vitest'
import { scaled } from '#chile/money/decimal.ts'
import { facts, factsOf } from './facts/index.ts'
import { completeInput, InputError } from './input.ts'

const person = {
  month: 202609,
  contract: { salary: { amount: '900000', currency: 'CLP' as const } },
  pension: { afp: 'MODELO' },
}

test('parts that are left out take their usual value, at any depth', () => {
  const input = completeInput(person)
  expect(input.contract).toMatchObject({ type: 'INDEFINITE', weeklyDays: 5 })
  expect(input.health.system).toBe('FONASA')
  expect(factsOf(person)).toMatchObject({ SUELDO_PESOS: 900_000, DIAS_DEL_MES: 30, DIA_INGRESO: 1 })
})

test('a name that does not exist is told with its path', () => {
  const wrong = { ...person, contract: { ...person.contract, salario: 1 } }
  expect(() => completeInput(wrong)).toThrow('No existe «contract.salario»')
  expect(() => completeInput({ ...person, health: 'FONASA' } as never)).toThrow(InputError)
})

test('an amount that is no number, or has a decimal too many, names its field', () => {
  const salary = (amount: string) => () =>
    factsOf({ ...person, contract: { salary: { amount, currency: 'CLP' } } })
  expect(salary('900.000,5')).toThrow('Sueldo pactado en pesos: No es un número decimal')
  expect(salary('900000.5')).toThrow('más de 0 decimales')
})

test('who contributes must have an AFP that exists', () => {
  expect(() => factsOf({ ...person, pension: {} })).toThrow('Falta la AFP del trabajador')
  expect(() => factsOf({ ...person, pension: { afp: 'OTRA' } })).toThrow(
    '«OTRA» no es una opción (CAPITAL, CUPRUM',
  )
  expect(factsOf({ ...person, pension: { scheme: 'NONE' } })).toMatchObject({ AFP: 0 })
})

test('age and years are those of the last day of the month', () => {
  const at = (birthday: string, since: string) => {
    const { EDAD, ANTIGUEDAD_AFC } = factsOf({
      ...person,
      person: { birthday },
      unemployment: { since },
    })
    return [EDAD, ANTIGUEDAD_AFC]
  }
  expect(at('1961-09-30', '2015-09-30')).toEqual([65, 11])
  expect(at('1961-10-01', '2015-10-01')).toEqual([64, 10])
})

test('service counts from the earlier of the contract and what is recognized', () => {
  const at = (start: string, serviceSince: string | null) =>
    factsOf({ ...person, contract: { ...person.contract, start, serviceSince } })['ANTIGUEDAD']
  expect(at('2023-09-30', null)).toBe(3)
  expect(at('2023-10-01', null)).toBe(2)
  expect(at('2023-10-01', '2020-01-01')).toBe(6)
  expect(at('2023-09-01', '2025-01-01')).toBe(3)
  expect(factsOf(person)['ANTIGUEDAD']).toBe(0)
})

test('more than six weeks of variable pay, or a day that is none, are refused', () => {
  const week = { variable: '1', dueDays: 5, restDays: 1 }
  expect(() =>
    factsOf({ ...person, variable: { weeks: Array.from({ length: 7 }, () => week) } }),
  ).toThrow('seis semanas')
  expect(() => factsOf({ ...person, overtime: [{ date: '31-09-2026', hours: '1' }] })).toThrow(
    'no es una fecha',
  )
})

test('every fact has a label, a unit and a range that its decimals can write', () => {
  expect(new Set(facts.map(({ code }) => code)).size).toBe(facts.length)
  for (const { code, label, min, max, decimals } of facts) {
    expect(label.length, code).toBeGreaterThan(3)
    expect(min, code).toBeLessThan(max)
    expect(scaled('1', decimals) > 0n).toBe(true)
  }
})
