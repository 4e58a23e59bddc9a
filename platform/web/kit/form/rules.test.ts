import { expect, test } from 'vitest'
import {
  metaOfField,
  date,
  days,
  digits,
  money,
  optional,
  pesos,
  percent,
  rut,
  text,
} from '#platform/model/field.ts'
import { useSpanishMessages } from '#platform/model/messages.ts'
import { type Refused, refusalOf } from './form-context.ts'
import { problemOf } from './rules.ts'

useSpanishMessages()

const problem = (field: Parameters<typeof metaOfField>[0], value: unknown) =>
  problemOf(field, metaOfField(field), value)

test('what is required says so, what is optional does not mind', () => {
  expect(problem(text('Nombre'), '')).toBe('Este campo es obligatorio')
  expect(problem(money('Bono'), { value: null, currency: 'CLP' })).toBe('Debe ingresar un valor')
  expect(problem(optional(text('Cargo')), '')).toBeUndefined()
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
])('a number that is %s is asked for in the words of the specification', (_what, value) => {
  expect(problem(pesos('Sueldo'), value)).toBe('Debe ingresar un valor')
  expect(problem(percent('Comisión'), value)).toBe('Debe ingresar un valor')
})

test.each([
  ['a word', 'doce', 'Lleva letras: escriba solo cifras'],
  ['a negative one', '-1', 'No puede ser negativo'],
])(
  'of a number that is %s a form says why, and the server what the specification says',
  (_what, value, why) => {
    for (const field of [pesos('Sueldo'), percent('Comisión')]) {
      expect(problem(field, value)).toBe(why)
      expect(field.safeParse(value).error?.issues[0]?.message).toBe('Debe ingresar un valor')
    }
  },
)

test('the field itself says what is wrong, also where it is optional', () => {
  expect(problem(optional(percent('Comisión')), '101')).toBe('Debe ser a lo más 100')
  expect(problem(date('Desde'), '2026-02-30')).toMatch(/^El 30-02-2026 no existe/)
  expect(problem(pesos('Sueldo'), 100_000_000)).toBe('Debe ser a lo más 99.999.999')
  expect(problem(pesos('Sueldo'), '-500000')).toBe('No puede ser negativo')
  expect(problem(pesos('Sueldo'), '12abc')).toBe('Lleva letras: escriba solo cifras')
  expect(problem(days('Días'), '2,5')).toBe('Los días van enteros')
  expect(problem(money('Bono'), { value: '1.5', currency: 'CLP' })).toBe(
    'Los pesos no llevan decimales',
  )
  expect(problem(digits('Cuenta'), '12a4')).toBe('Lleva solo cifras')
  expect(problem(digits('Cuenta'), '00-170-44120-06')).toBeUndefined()
})

test('a RUT with a wrong digit is explained', () => {
  expect(problem(rut('RUT'), '12.345.678-4')).toMatch(/dígito verificador/i)
  expect(problem(rut('RUT'), '12.345.678-5')).toBeUndefined()
})

test('what the server refused stays refused until it changes', () => {
  const refused: Refused = new Map([['rut', { value: '12.345.678-5', message: 'Ya existe' }]])
  expect(refusalOf(refused, 'rut', '12.345.678-5')).toBe('Ya existe')
  expect(refusalOf(refused, ['rut'], '12.345.678-5')).toBe('Ya existe')
  expect(refusalOf(refused, 'rut', '7.654.321-6')).toBeUndefined()
})
