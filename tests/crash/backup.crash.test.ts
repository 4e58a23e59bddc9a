import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { HEADER, LAYOUT } from '../../scripts/archive/manifest.ts'
import { finishRestoring } from '../../scripts/archive/place.ts'
import { writeArchive } from '../../scripts/archive/writer.ts'
import { createDatabase, databaseUrl } from '../../scripts/databases.ts'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { until } from '../until.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PHRASE = 'cuatro palabras al azar juntas'
const home = mkdtempSync(path.join(os.tmpdir(), 'minga-backup-'))
const folder = path.join(home, 'data')
const archive = path.join(home, 'one.backup')
const PAPER = '1/2026/contrato'

let server: Postgres | undefined
afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})
beforeAll(async () => {
  mkdirSync(path.join(folder, 'files/1/2026'), { recursive: true })
  writeFileSync(path.join(folder, 'session-secret'), 'el secreto de esta instalación')
  writeFileSync(path.join(folder, 'files', PAPER), 'Contrato de Ana')
  // Long enough that a kill comes in the middle.
  writeFileSync(path.join(folder, 'files/1/2026/foto'), randomBytes(40 * 1024 * 1024))
  await open()
  await migrate(url())
  await query(`insert into company (name, slug) values ('Viña', 'vina')`)
  const sha256 = createHash('sha256').update('Contrato de Ana').digest('hex')
  const row = `1, 'Contrato', 'application/pdf', 15, decode('${sha256}', 'hex'), 'contract'`
  await query(`insert into file (company_id, name, media_type, size, sha256, related_type,
    storage_key) values (${row}, '${PAPER}'), (${row}, '1/2026/lost')`)
  await query(
    `insert into login (username, password_hash, is_superadmin) values ('ana', 'x', true)`,
  )
  await query(`insert into login_session (login_id, token_hash, expires_at)
    select id, 'x', now() + interval '1 day' from login`)
})

test('a backup that is killed leaves no archive, and the next one clears up after it', async () => {
  const run = begin('backup', archive)
  await until(async () => named('.partial').length > 0 && staged().length > 0)
  run.kill('SIGKILL')
  await once(run, 'exit')
  expect(existsSync(archive)).toBe(false)
  expect(named('.partial')).toHaveLength(1)
  expect(await count('company')).toBe(1)
})

test('what is backed up while people work is of one moment', async () => {
  // Two companies in one transaction, again and again: no copy may have one without the other.
  let stop = false
  const working = (async () => {
    for (let n = 0; !stop; n += 1) {
      await query(`insert into company (name, slug) values ('Una', 'a${n}'), ('Otra', 'b${n}')`)
    }
  })()
  const made = await run('backup', archive)
  stop = true
  await working
  expect(made.code, made.said).toBe(0)
  expect(made.said).toContain('Faltaban 1 archivos que la base nombra')
  expect(made.said).toContain('1/2026/lost')
  expect(named('.partial')).toEqual([])
  expect(staged()).toEqual([])
  const bytes = readFileSync(archive)
  expect(bytes.includes('Contrato de Ana')).toBe(false)
  expect((await run('backup', archive)).said).toContain('Ya existe')
})

test('without a phrase there is no backup, unless an open one is asked for', async () => {
  const refused = await run('backup', path.join(home, 'two.backup'), { BACKUP_PASSPHRASE: '' })
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('tiene sueldos y llaves de encuestas')
  const elsewhere = { DATABASE_URL: 'postgres://localhost/x' }
  expect((await run('backup', archive, elsewhere)).said).toContain('(DATABASE_URL)')
})

test('a restoration asks before it takes the place of what is there', async () => {
  expect((await run('restore', archive)).said).toContain('detenga la aplicación')
  await close()
  expect((await run('restore', archive)).said).toContain('use --replace')
})

test('a damaged archive, another phrase or a newer one changes nothing', async () => {
  const bytes = readFileSync(archive)
  const cut = path.join(home, 'cut.backup')
  writeFileSync(cut, bytes.subarray(0, bytes.length - 100))
  expect((await run('restore', cut, {}, '--replace')).said).toContain('el respaldo está dañado')
  const other = { BACKUP_PASSPHRASE: 'otras palabras al azar juntas' }
  expect((await run('restore', archive, other, '--replace')).said).toContain('La frase no abre')

  const newer = await ofOurs('newer.backup', { migrations: ['9999_later.sql'] })
  const later = await run('restore', newer, {}, '--replace')
  expect(later.said).toContain('versión más nueva (tiene la migración 9999_later.sql)')
  const climbing = await ofOurs('climbing.backup', {}, 'files/../../climbed')
  expect((await run('restore', climbing, {}, '--replace')).said).toContain('un nombre que no')
  expect(existsSync(path.join(home, 'climbed'))).toBe(false)
  const cable = path.join(home, 'cable.backup')
  writeFileSync(cable, 'no es un respaldo')
  expect((await run('restore', cable, {}, '--replace')).said).toContain('dañado o incompleto')
  expect(readdirSync(home).filter((name) => name.startsWith('data'))).toEqual(['data'])
})

test('a restoration that is killed leaves the installation as it was', async () => {
  rmSync(path.join(folder, 'files', PAPER))
  const run = begin('restore', archive, {}, '--replace')
  await until(async () => existsSync(path.join(home, 'data.restoring/postgres/PG_VERSION')))
  run.kill('SIGKILL')
  await once(run, 'exit')
  expect(existsSync(path.join(folder, 'files', PAPER))).toBe(false)
  await open()
  expect(await count('company')).toBeGreaterThan(2)
  await query(`update company set name = 'Cambiada' where slug = 'vina'`)
  await close()
})

test('a restoration brings back rows, files and secrets, and closes the sessions', async () => {
  const done = await run('restore', archive, {}, '--replace')
  expect(done.code, done.said).toBe(0)
  expect(readFileSync(path.join(folder, 'files', PAPER), 'utf8')).toBe('Contrato de Ana')
  expect(readFileSync(path.join(folder, 'session-secret'), 'utf8')).toContain('el secreto')
  expect(done.said).toContain('Lo anterior quedó en')
  expect(readdirSync(home).filter((name) => name.startsWith('data'))).toHaveLength(2)
  await open()
  expect(await count(`company where slug = 'vina' and name = 'Viña'`)).toBe(1)
  const pairs = await count(`company where name = 'Una'`)
  expect(pairs).toBe(await count(`company where name = 'Otra'`))
  expect(await count('login_session where revoked_at is null')).toBe(0)
  await close()
})

test('who was killed between the last two renames is helped by the next start', async () => {
  renameSync(folder, `${folder}.restored`)
  finishRestoring(folder)
  expect(readFileSync(path.join(folder, 'session-secret'), 'utf8')).toContain('el secreto')
})

/** An open archive of a header and one more part. */
async function ofOurs(name: string, header: object, part?: string): Promise<string> {
  const place = path.join(home, name)
  const madeAt = new Date().toISOString()
  const usual = { layout: LAYOUT, madeAt, postgres: '18', migrations: [], secretElsewhere: false }
  await writeArchive(place, undefined, async (writer) => {
    await writer.text(HEADER, JSON.stringify({ ...usual, ...header }))
    if (part) await writer.text(part, 'x')
    return { missing: [] }
  })
  return place
}

function begin(verb: string, file: string, env: object = {}, ...more: string[]): ChildProcess {
  const { DATABASE_URL: _none, S3_BUCKET: _neither, ...inherited } = process.env
  return spawn(process.execPath, [`scripts/${verb}.ts`, file, ...more], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, DATA_DIR: folder, BACKUP_PASSPHRASE: PHRASE, ...env },
  })
}

async function run(verb: string, file: string, env: object = {}, ...more: string[]) {
  const child = begin(verb, file, env, ...more)
  const said = Promise.all([child.stdout, child.stderr].map((out) => (out ? text(out) : '')))
  const [code] = await once(child, 'exit')
  return { code, said: (await said).join('') }
}

async function open(): Promise<void> {
  server = await startPostgres(path.join(folder, 'postgres'), { durable: true })
  await createDatabase(server.url, 'minga')
}

async function close(): Promise<void> {
  await server?.stop()
  server = undefined
}

const url = () => databaseUrl(server?.url ?? '', 'minga')

async function query(statement: string): Promise<pg.QueryResult<{ count: number }>> {
  const client = new pg.Client({ connectionString: url() })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

const count = async (from: string) =>
  (await query(`select count(*)::int as count from ${from}`)).rows[0]?.count ?? -1

const named = (end: string) => readdirSync(home).filter((name) => name.endsWith(end))
const staged = () => readdirSync(folder).filter((name) => name.startsWith('backup-'))
