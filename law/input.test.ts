import { expect, test } from 'vitest'
import { scaled } from '#chile/money/decimal.ts'
import { facts, factsOf } from './facts/index.ts'
import { InputError } from './input.ts'
import { completeInput } from './schema.ts'

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

test('a name that does not exist is reported with its path', () => {
  const wrong = { ...person, contract: { ...person.contract, salario: 1 } }
  expect(() => completeInput(wrong)).toThrow('No existe «contract.salario»')
  expect(() => completeInput({ ...person, health: 'FONASA' } as never)).toThrow(InputError)
})

test('an amount that is no number, or has a decimal too many, names its field', () => {
  const salary = (amount: string) => () =>
    factsOf({ ...person, contract: { salary: { amount, currency: 'CLP' } } })
  expect(salary('900.000,5')).toThrow(
    '«contract.salary.amount»: «900.000,5» no es un número decimal',
  )
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
    '«overtime.0.date»: «31-09-2026» no es una fecha que exista',
  )
})

type Written = Readonly<Record<string, object | string | number | boolean | null>>
const paid = { ...person, contract: { salary: { amount: '1000000', currency: 'CLP' } } }
const contract = (part: object) => ({ contract: { ...paid.contract, ...part } })
const thirty = { kind: 'COMMON', from: '2026-09-01', to: '2026-09-30' }

/** Each was paid once without a word, at a wrong amount or at none. */
const refused: readonly [what: string, Written, sentence: string][] = [
  [
    'a currency that is none',
    contract({ salary: { amount: '1', currency: 'USD' } }),
    '«USD» no es',
  ],
  [
    'a currency in small letters',
    contract({ salary: { amount: '1', currency: 'clp' } }),
    'CLP, UF',
  ],
  [
    'an earlier salary in another currency',
    contract({ earlier: [{ amount: '1', currency: 'USD', days: 5 }] }),
    '«contract.earlier.0.currency»: «USD»',
  ],
  ['no salary', { contract: {} }, 'Falta el sueldo'],
  ['no contract', { contract: undefined as never }, 'Falta el sueldo'],
  [
    'a salary that is true',
    contract({ salary: { amount: true, currency: 'CLP' } }),
    '«true» no es',
  ],
  [
    'no weekly hours',
    { ...contract({ weeklyHours: '0' }), overtime: [{ hours: '10' }] },
    'Falta la jornada semanal',
  ],
  ['a surcharge under the law', { overtimeSurcharge: '10' }, 'es de 50% al menos'],
  [
    'a surcharge that is none',
    { overtime: [{ hours: '1', surcharge: 'TRIPLE' }] },
    '«TRIPLE» no es',
  ],
  ['overtime without hours', { overtime: [{ date: '2026-09-02' }] }, '«overtime.0.hours»: falta'],
  [
    'a name too many in an entry',
    { overtime: [{ hours: '1', hora: '2' }] },
    'No existe «overtime.0',
  ],
  ['overtime as a group', { overtime: { hours: '10' } }, 'no es una lista'],
  ['a list that is null', { overtime: null }, '«overtime»: «null» no es una lista'],
  ['leaves that are null', { leave: { spells: null } }, '«leave.spells»: «null» no es una lista'],
  [
    'a kind of leave that is none',
    { leave: { spells: [{ ...thirty, kind: 'MATERNAL' }] } },
    'COMMON, WORK, MATERNITY',
  ],
  ['a birthday to come', { person: { birthday: '2030-01-01' } }, 'es posterior a septiembre 2026'],
  [
    'a birthday that is no day',
    { person: { birthday: '1955-13-45' } },
    'no es una fecha que exista',
  ],
  ['a birthday that is a word', { person: { birthday: 'hola' } }, '«hola» no es una fecha'],
  ['a start that is no day', contract({ start: '2026-02-30' }), '«contract.start»: «2026-02-30»'],
  ['a start that is a word', contract({ start: 'ayer' }), '«ayer» no es una fecha'],
  ['a start of another form', contract({ start: '20-09-2026' }), 'como 2026-09-30'],
  [
    'an end before the start',
    contract({ start: '2026-09-20', end: '2026-09-10' }),
    'termina antes',
  ],
  [
    'overtime of another month',
    { overtime: [{ hours: '1', date: '2026-03-05' }] },
    'no es de sept',
  ],
  ['earlier terms as text', contract({ fixedTerm: { earlier: 'dos' } }), '«dos» no es una lista'],
  [
    'too many days away',
    { days: { absence: 20, medical: 20 } },
    'suman 40 días y el contrato rige 30',
  ],
  ['more days than the month', { days: { medical: 31 } }, 'suman 31 días y el contrato rige 30'],
  [
    'leave and absences over the month',
    { leave: { spells: [thirty] }, days: { absence: 1 } },
    'suman 31 días',
  ],
  [
    'days worked and lost over the month',
    { ...contract({ payPeriod: 'DAILY' }), days: { worked: 26, medical: 10 } },
    'Los días trabajados (26) y sin trabajar (10)',
  ],
  ['old fund without its rate', { pension: { scheme: 'IPS' } }, 'Falta la tasa de la ex caja'],
  ['half a cycle', contract({ cycle: { hours: '84' } }), 'falta uno de los dos'],
  [
    'a cycle paid by the day',
    contract({ payPeriod: 'DAILY', cycle: { hours: '84', days: 14 } }),
    'por mes o por semana',
  ],
  [
    'shifts of the month and none here',
    { ...contract({ taxPeriod: 'SHIFT' }), shifts: { ofMonth: 12 } },
    'Faltan los turnos trabajados aquí',
  ],
  ['living in and no house', { domestic: { liveIn: true } }, 'trabaja en casa particular'],
]

test.each(refused)('%s is refused with a sentence', (_, written, sentence) => {
  expect(() => factsOf({ ...paid, ...written } as never)).toThrow(InputError)
  expect(() => factsOf({ ...paid, ...written } as never)).toThrow(sentence)
})

test('numbers and texts are the same amounts, and counts are numbers', () => {
  const written = { ...paid, contract: { salary: { amount: 1_000_000, currency: 'CLP' } } }
  expect(factsOf(written as never)).toEqual(factsOf(paid as never))
  expect(() => factsOf({ ...paid, days: { absence: '3' } } as never)).toThrow(
    'no es un número entero',
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
