import { expect, test } from 'vitest'
import { type KnownAccount, type PastedAccount, readPlan } from './pasted-plan.ts'

const row = (code: string, name: string, kind = '', under = ''): PastedAccount => ({
  code,
  name,
  kind,
  under,
})
const stored = (code: string, more: Partial<KnownAccount> = {}): KnownAccount => ({
  code,
  name: `Cuenta ${code}`,
  kind: 'EXPENSE',
  under: null,
  takesEntries: true,
  isNamed: false,
  isHidden: false,
  ...more,
})

test('new accounts go under others of the list or of the plan', () => {
  expect(
    readPlan(
      [
        row('5', 'Gastos', 'Gasto'),
        row('5.1', 'Sueldos', 'gasto', '5'),
        row('6.1', 'X', 'Activo', '6'),
      ],
      [stored('6')],
    ),
  ).toEqual([
    { code: '5', name: 'Gastos', kind: 'EXPENSE', under: null, isNew: true },
    { code: '5.1', name: 'Sueldos', kind: 'EXPENSE', under: '5', isNew: true },
    { code: '6.1', name: 'X', kind: 'ASSET', under: '6', isNew: true },
  ])
})

test.each<[string, PastedAccount, string, string]>([
  ['no code', row('', 'Sueldos', 'Gasto'), 'code', 'Falta el código'],
  ['a long code', row('5'.repeat(41), 'Sueldos', 'Gasto'), 'code', 'más de 40'],
  ['no name', row('5', '', 'Gasto'), 'name', 'Falta el nombre'],
  ['another word', row('5', 'Sueldos', 'Egreso'), 'kind', 'No es un tipo'],
  ['a slip', row('5', 'Sueldos', 'Gatso'), 'kind', 'No es un tipo: ¿quiso decir Gasto?'],
  ['itself above', row('5', 'Sueldos', 'Gasto', '5'), 'under', 'sí misma'],
  ['nobody above', row('5', 'Sueldos', 'Gasto', '4'), 'under', 'La cuenta 4 no existe'],
  ['a ruled account above', row('5', 'Sueldos', 'Gasto', '7'), 'under', 'por una regla'],
  ['one of another razón social', row('8', 'Sueldos', 'Gasto'), 'code', 'otra razón social'],
  ['a hidden one above', row('5', 'Sueldos', 'Gasto', '8'), 'under', 'La cuenta 8 no existe'],
  ['another kind of a known one', row('7', 'Otra', 'Activo'), 'kind', 'otro tipo'],
  ['another place of a known one', row('7', 'Otra', 'Gasto', '9'), 'under', 'otro lugar'],
])('a row with %s is named at its cell', (_what, line, wrong, problem) => {
  const known = [stored('7', { isNamed: true }), stored('8', { isHidden: true }), stored('9')]
  expect(readPlan([line], known)).toEqual([{ wrong, problem: expect.stringContaining(problem) }])
})

test('what is twice, and a circle, are named where they are', () => {
  expect(readPlan([row('5', 'A', 'Gasto'), row('5', 'B', 'Gasto')], [])[1]).toEqual({
    wrong: 'code',
    problem: 'Está dos veces en la lista',
  })
  const circle = readPlan(
    [
      row('1', 'A', 'Gasto', '3'),
      row('2', 'B', 'Gasto', '1'),
      row('3', 'C', 'Gasto', '2'),
      row('4', 'D', 'Gasto', '3'),
    ],
    [],
  )
  expect(circle.slice(0, 3)).toEqual(
    Array(3).fill({ wrong: 'under', problem: 'Queda bajo una cuenta que está debajo de ella' }),
  )
  expect(circle[3]).toMatchObject({ code: '4', isNew: true })
})

test('a known account takes the new name, and says the same of the rest or nothing', () => {
  const known = [stored('7', { under: '6' }), stored('6')]
  const kept = { code: '7', name: 'Nuevo', kind: 'EXPENSE', under: '6', isNew: false }
  expect(readPlan([row('7', 'Nuevo')], known)).toEqual([kept])
  expect(readPlan([row('7', 'Nuevo', 'Gasto', '6')], known)).toEqual([kept])
})
