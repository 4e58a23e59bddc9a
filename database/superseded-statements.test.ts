import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from '#scripts/databases.ts'
import { describeSchema } from './describe.ts'
import { migrate, statementsOf } from './migrate.ts'
import { checksumOf, supersededTexts, textsFor } from './superseded-statements.ts'

const server = inject('clusterUrl')
const name = `test_${randomUUID().replaceAll('-', '')}`
const url = databaseUrl(server, name)
const current = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
afterAll(() => dropDatabase(server, name))

test('a superseded text belongs to an existing migration that has another text now', () => {
  expect(supersededTexts.size).toBeGreaterThan(0)
  for (const [file, text] of supersededTexts) {
    expect(current(`migrations/${file}`), file).not.toBe(text)
  }
})

test('a database that began with earlier texts continues with them, and no other does', () => {
  const [[file = '', text = ''] = []] = supersededTexts
  expect(textsFor(new Map([[file, checksumOf(text)]]))).toBe(supersededTexts)
  expect(textsFor(new Map([[file, checksumOf(current(`migrations/${file}`))]])).size).toBe(0)
  expect(textsFor(new Map()).size).toBe(0)
})

test('earlier texts lead to the same schema, and a later start has nothing to do', async () => {
  await createDatabase(server, name)
  await beginWith('0001_foundation.sql')
  const { applied } = await migrate(url)
  expect(applied).not.toContain('0001_foundation.sql')
  expect(await describeSchema(url)).toBe(current('schema.sql'))
  expect(await hashesOf()).toMatchObject(
    Object.fromEntries([...supersededTexts].map(([file, text]) => [file, checksumOf(text)])),
  )
  expect(await migrate(url)).toEqual({ applied: [] })
})

test('a migration that changed without its earlier text being kept stops the start', async () => {
  await asOwner((client) =>
    client.query(`update ops_migration set hash = 'x' where name = '0130_court_orders.sql'`),
  )
  await expect(migrate(url)).rejects.toThrow('0130_court_orders.sql changed after it had run')
})

/** A database on which only one migration has run, with its earlier text. */
async function beginWith(file: string): Promise<void> {
  const text = supersededTexts.get(file) ?? ''
  await asOwner(async (client) => {
    await client.query(`create table ops_migration (
      name text primary key, hash text not null, at timestamptz not null default now())`)
    for (const statement of statementsOf(text)) await client.query(statement)
    await client.query('insert into ops_migration (name, hash) values ($1, $2)', [
      file,
      checksumOf(text),
    ])
  })
}

async function hashesOf(): Promise<Record<string, string>> {
  return asOwner(async (client) => {
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from ops_migration',
    )
    return Object.fromEntries(rows.map((row) => [row.name, row.hash]))
  })
}

async function asOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
