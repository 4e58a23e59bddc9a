import { globSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Entity, metaOf } from '#platform/model/entity.ts'
import { freshDatabase } from '#tests/database.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: (await freshDatabase('empty')).url })
  await client.connect()
})
afterAll(() => client.end())

/** What forms ask for and the table may lack: no answer of the API is made of these entities. */
const asked = [
  'arrival.templateId',
  'indicator.value',
  'login.email',
  'login.userId',
  'login_challenge.challenge',
]

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'table' in value && 'fields' in value

/** Every entity of the product, each with what it says of its fields. */
async function entities(): Promise<Entity[]> {
  const files = globSync('modules/*/*/model/**/*.ts').filter((file) => !file.includes('.test.'))
  const modules = await Promise.all(
    files.map((file) => import(path.resolve(import.meta.dirname, '../..', file))),
  )
  return [...new Set(modules.flatMap((one) => Object.values(one).filter(isEntity)))]
}

test('what an entity always has, its table always has', async () => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_nullable = 'YES'`,
  )
  const nullable = new Set(rows.map(({ table, column }) => `${table}.${camel(column)}`))
  const known = await entities()
  const wrong = known.flatMap((entity) =>
    Object.keys(entity.fields)
      .filter((name) => !metaOf(entity, name).optional)
      .map((name) => `${entity.table}.${name}`)
      .filter((place) => nullable.has(place)),
  )
  expect(wrong.toSorted()).toEqual(asked)
  expect(known.length).toBeGreaterThan(20)
})

const camel = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, char: string) => char.toUpperCase())
