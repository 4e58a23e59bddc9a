import { expect, test } from 'vitest'
import { PreparedNames } from './prepared-statements.ts'

test('a statement has a name from the third time on, always the same', () => {
  const names = new PreparedNames()
  const asked = [1, 2, 3, 4].map(() => names.nameOf('select 1'))
  expect(asked.slice(0, 2)).toEqual([undefined, undefined])
  expect(asked[2]).toMatch(/^s0_[\w-]{32}$/)
  expect(asked[3]).toBe(asked[2])
})

test('two statements never share a name', () => {
  const names = new PreparedNames()
  const last = (text: string) => [1, 2, 3].map(() => names.nameOf(text)).at(-1)
  expect(last('select 1')).not.toBe(last('select 2'))
})

test('so many different statements leave no more names than a connection can keep', () => {
  const names = new PreparedNames()
  for (let turn = 0; turn < 3; turn += 1) {
    for (let n = 0; n < 900; n += 1) names.nameOf(`select ${n}`)
  }
  const named = Array.from({ length: 900 }, (_, n) => names.nameOf(`select ${n}`))
  expect(named.filter((name) => name !== undefined)).toHaveLength(500)
})

test('what writes has no name', () => {
  const names = new PreparedNames()
  const text = 'insert into one values ($1) on conflict (id) where status = $2 do nothing'
  expect([1, 2, 3, 4].map(() => names.nameOf(text))).toEqual(Array(4).fill(undefined))
})

test.each([
  'select id from users where company_id = $1 order by id limit $2 offset $3',
  'select count(*) as "total" from users where company_id = $1',
  'select contract.id from contract where id = any($1) order by person.surname_key',
])('a list has no name, because its plan follows its values: %s', (text) => {
  const names = new PreparedNames()
  expect([1, 2, 3, 4].map(() => names.nameOf(text))).toEqual(Array(4).fill(undefined))
})

test('after a table has changed the same statement has another name', () => {
  const names = new PreparedNames()
  const last = () => [1, 2, 3].map(() => names.nameOf('select 1')).at(-1)
  const before = last()
  names.renew()
  expect(last()).not.toBe(before)
})
