import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { migrateQueue } from '#platform/server/jobs/install.ts'
import { syncLegalParameters } from './parameters.ts'
import { checksumOf, textsFor } from './superseded-statements.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/**
 * One row per migration that has run. A file that changed after it ran stops the start, unless the
 * text that ran is among the superseded ones.
 */
const bookkeeping = `create table if not exists ops_migration (
  name text primary key, hash text not null, at timestamptz not null default now())`

/**
 * Settings with which a cluster takes several tables in one transaction, and keys from tables of
 * the coordinator to tables copied to each machine. Plain PostgreSQL stores both and ignores them.
 */
const clusterSettings = [
  "set citus.multi_shard_modify_mode = 'sequential'",
  "set citus.enable_local_reference_table_foreign_keys = 'off'",
]

/**
 * Brings the database at `ownerUrl` to the newest schema: roles, then each migration of
 * database/migrations in the order of its number, each in its own transaction, each statement by
 * itself.
 * Safe to call from several processes at once and again at every start.
 */
export async function migrate(ownerUrl: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(715031)')
    await client.query(bookkeeping)
    for (const setting of clusterSettings) await client.query(setting)
    await createRoles(client, ownerUrl)
    const applied = await applyPending(client)
    await syncLegalParameters(client)
    await migrateQueue(ownerUrl)
    return { applied }
  } finally {
    await client.end()
  }
}

/**
 * The address under which the application connects: the same database, as the role without powers.
 */
export function appUrl(ownerUrl: string): string {
  const override = process.env['DATABASE_APP_URL']
  if (override) return override
  const url = new URL(ownerUrl)
  url.username = 'minga_app'
  url.password = appPassword(ownerUrl)
  return url.href
}

/**
 * Derived from the owner's address, so that every process finds the same one and none stores it.
 */
const appPassword = (ownerUrl: string): string =>
  createHmac('sha256', `${new URL(ownerUrl).password}:minga`)
    .update('minga_app')
    .digest('base64url')

/**
 * The address under which the worker counts confidential answers: the owner's connection, in the
 * role that reads all of them and no person. No request has it.
 */
export function tabulatorUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.searchParams.set('options', `-c role=${TABULATOR}`)
  return url.href
}

const TABULATOR = 'minga_tabulator'

/** The role that counts, which the owner may become and nobody signs in as. */
async function createTabulator(client: pg.Client): Promise<void> {
  const known = await client.query('select 1 from pg_roles where rolname = $1', [TABULATOR])
  if (known.rowCount === 0) {
    await client.query(
      `create role ${TABULATOR} nologin nosuperuser nocreatedb nocreaterole nobypassrls`,
    )
  }
  await client.query(`grant ${TABULATOR} to current_user with inherit false, set true`)
}

async function createRoles(client: pg.Client, ownerUrl: string): Promise<void> {
  await createTabulator(client)
  if (process.env['DATABASE_APP_URL']) return
  for (const [role, attributes] of [
    ['minga_app', 'login nosuperuser nocreatedb nocreaterole nobypassrls'],
    ['minga_backup', 'nologin nosuperuser nocreatedb nocreaterole bypassrls'],
  ] as const) {
    const known = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (known.rowCount === 0) await client.query(`create role ${role} ${attributes}`)
  }
  const password = appPassword(ownerUrl)
  await client.query(`alter role minga_app password '${password.replaceAll("'", '')}'`)
}

async function applyPending(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from ops_migration',
  )
  const done = new Map(rows.map((row) => [row.name, row.hash]))
  const earlier = textsFor(done)
  const applied: string[] = []
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    const sql = earlier.get(name) ?? readFileSync(path.join(folder, name), 'utf8')
    const hash = checksumOf(sql)
    const before = done.get(name)
    if (before === hash) continue
    if (before) throw new Error(`The migration ${name} changed after it had run`)
    await applyOne(client, name, sql, hash)
    applied.push(name)
  }
  return applied
}

async function applyOne(client: pg.Client, name: string, sql: string, hash: string) {
  await client.query('begin')
  try {
    for (const statement of statementsOf(sql)) await client.query(statement)
    await client.query('insert into ops_migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed`, { cause: error })
  }
}

/** Splits at semicolons that end a line, outside `$$` bodies: one statement per message. */
export function statementsOf(sql: string): string[] {
  const statements: string[] = []
  let current = ''
  let inBody = false
  for (const line of sql.split('\n')) {
    if (!inBody && line.trimStart().startsWith('--')) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g) ?? []).length % 2 === 1) inBody = !inBody
    if (inBody || !line.trimEnd().endsWith(';')) continue
    statements.push(current.trim().replace(/;$/, ''))
    current = ''
  }
  if (current.trim() !== '') statements.push(current.trim())
  return statements
}
