import { expect, test } from 'vitest'
import { sql } from './db.ts'
import { companyStatement } from './statement.ts'

const shape = { id: 'id', ids: 'ids', day: 'day' } as const
const values = { id: 5, ids: [1, 2], day: '2026-09-15' }

test('a kept statement binds the company of its transaction and the values of the question', () => {
  const statement = companyStatement(shape, (tx, { id, ids, day }) =>
    tx
      .selectFrom('users')
      .select('users.id')
      .where('users.id', '=', id)
      .where('users.status', '=', 'ACTIVE')
      .where(sql<boolean>`users.id = any(${ids}::bigint[]) and ${day}::date is not null`),
  )
  const { text, values: bound } = statement.bound(9, values)
  expect(text).toContain(`"users"."status" = 'ACTIVE'`)
  expect(bound).toEqual([5, [1, 2], '2026-09-15', 9])
  expect(statement.bound(10, { ...values, id: 6 })).toEqual({
    text,
    values: [6, [1, 2], '2026-09-15', 10],
  })
})

test.each([
  ['a list that is spread', ({ ids }: typeof values) => [...ids]],
  ['a day that is written into the text', ({ day }: typeof values) => `${day}`],
  ['a number that is calculated with', ({ id }: typeof values) => id + 1],
  ['a size that is compared', ({ id }: typeof values) => id > 3],
  ['a value that is written as JSON', ({ id }: typeof values) => JSON.stringify(id)],
])('a text that would depend on a value is not kept: %s', (_name, look) => {
  const statement = companyStatement(shape, (tx, given) => {
    look(given as typeof values)
    return tx.selectFrom('users').select('users.id')
  })
  expect(() => statement.bound(9, values)).toThrow('may not depend on')
})

test('a question that leaves a value out is refused', () => {
  const statement = companyStatement(shape, (tx, { id }) =>
    tx.selectFrom('users').select('users.id').where('users.id', '=', id),
  )
  expect(() => statement.bound(9, { ...values, id: undefined as never })).toThrow('is missing')
})

test('a builder that is of no transaction sends nothing', async () => {
  const statement = companyStatement(shape, (tx) => tx.selectFrom('users').select('users.id'))
  await expect(statement.rows({} as never, values)).rejects.toThrow('builder of a transaction')
})
