// Inside one company: a row of the confidential payroll, of another razón social or of another team
// is answered as not found, by every operation that takes its id, to the people who may not see it.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyOf } from '#access/api.ts'
import type { Permission } from '#access/services.ts'
import { type EntityName, publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { shuffled, spend } from '#tests/budget.ts'
import { call, requestOf } from '../actors.ts'
import { idPaths } from '../foreign-ids.ts'
import { heldDatabase } from '../held-database.ts'
import { idsOf, missingId } from '../ids.ts'
import { documentOf, variablesOf } from '../schema.ts'
import { plantCanaries } from './canaries.ts'
import { fillTables, handRows, isHidden, type Kept } from './hidden.ts'
import { runProcesses } from './processes.ts'
import { openReaders, type Reader } from './readers.ts'
import { lasting } from './sweep.ts'

const { api, world, database, services, drainJobs } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const client = new pg.Client({ connectionString: database.appUrl })
await client.connect()
afterAll(() => client.end())
const held = heldDatabase(client)

/** A place for an id in an operation, and rows of that kind which a reader may not see. */
type Place = (typeof idPaths)[number] & { reader: Reader; hidden: readonly Kept[] }
let places: readonly Place[] = []
let ids: ReadonlyMap<EntityName, string[]> = new Map()
let logins: ReadonlyMap<number, number> = new Map()

beforeAll(async () => {
  const admin = api.as('admin')
  await fillTables(owner, world)
  const readers = await openReaders({ owner, db: services.db, companyId, signIn: api.signIn })
  const canaries = await plantCanaries({ owner, world, admin })
  await runProcesses({ owner, world, admin, canaries, drainJobs })
  await drainJobs(120_000)
  const kept = await handRows(owner, companyId, canaries)
  ids = await idsOf(owner, companyId)
  const { rows } = await owner.query<{ id: number; userId: number }>(
    'select id::int, user_id::int as "userId" from login where company_id = $1',
    [companyId],
  )
  logins = new Map(rows.map(({ id, userId }) => [userId, id]))
  places = shuffled(
    'places',
    idPaths.flatMap((path) => placesOf(path, readers, kept)),
  )
}, 600_000)

function placesOf(
  path: (typeof idPaths)[number],
  readers: readonly Reader[],
  kept: readonly Kept[],
): Place[] {
  const policy = policyOf(path.operation.name)
  if (policy === undefined || policy === 'public' || policy === 'signedIn') return []
  const permissions: readonly Permission[] = [
    ...(typeof policy === 'string' ? [policy] : policy),
    // Who they are is no secret to whoever reads the people, whatever else is asked about them.
    ...(path.entity === 'user' ? (['users.read'] as const) : []),
  ]
  return readers.flatMap((reader) => {
    const hidden = kept.filter(
      (row) => row.entity === path.entity && isHidden(reader, permissions, row),
    )
    return hidden.length > 0 ? [{ ...path, reader, hidden }] : []
  })
}

test('a row that a reader may not see is answered as not found', async () => {
  const wrong: string[] = []
  const tried = new Set<string>()
  const budget = { seconds: 20, least: 600, most: places.length * 2 }
  const attempts = await spend('rows out of reach', budget, async ({ number, random }) => {
    const one = places[(number - 1) % places.length]
    const row = one?.hidden[Math.floor(random() * one.hidden.length)]
    if (!one || !row) throw new Error('Nothing is hidden from anybody')
    const own = random() < 0.5
    const answer = await answered(one, row.id, own)
    const missing = await answered(one, missingId(row.entity), own)
    tried.add(`${one.operation.name} ${one.path}`)
    if (answer.replaceAll(row.id, missingId(row.entity)) === missing) return
    const whose = row.canary?.name ?? `razón social ${row.businessId}`
    const name = `${one.operation.name} ${one.path} as ${one.reader.name} of ${whose}`
    wrong.push(`${name}: ${answer} is not ${missing}`)
  })
  const told = `${places.length} places, ${attempts} attempts, ${tried.size} places for an id`
  process.stdout.write(`within: ${told}\n`)
  expect(wrong.toSorted()).toEqual([])
  expect(tried.size).toBeGreaterThan(200)
})

test('an administrator, who sees those rows, is answered otherwise', async () => {
  const admin = { session: api.as('admin') }
  const told = { ok: 0, tried: 0 }
  const sample = places.filter(({ operation }) => operation.kind !== 'mutation').slice(0, 150)
  for (const place of sample) {
    const [row] = place.hidden
    if (!row) continue
    const seen = { ...place, reader: { ...place.reader, ...admin } }
    const answer = await answered(seen, row.id, false)
    const missing = await answered(seen, missingId(row.entity), false)
    told.tried += 1
    if (answer.replaceAll(row.id, missingId(row.entity)) !== missing) told.ok += 1
  }
  expect(told.tried).toBeGreaterThan(100)
  expect(told.ok).toBeGreaterThan(told.tried * 0.4)
})

/** What a reader is answered to an operation about a row; what it changed is undone. */
async function answered(place: Place, id: string, own: boolean): Promise<string> {
  const { operation, path, reader } = place
  const variables = variablesOf(operation, (at, kind) =>
    at === path
      ? id
      : own && kind === 'user'
        ? ownId(reader)
        : (ids.get(kind)?.[0] ?? missingId(kind)),
  )
  if (operation.kind !== 'mutation') {
    return lasting((await reader.session.raw(documentOf(operation), variables)).text)
  }
  await client.query('begin')
  try {
    const loginId = logins.get(reader.userId) ?? 0
    const who = { companyId, slug: 'coihues', userId: reader.userId, loginId }
    const context = await requestOf(services, held, who)
    const { status, message } = await call(operation.name, inputOf(variables), context)
    return `${status} ${message}`
  } finally {
    await client.query('rollback')
  }
}

const inputOf = (variables: Record<string, unknown>): object => {
  const { input } = variables
  return typeof input === 'object' && input !== null ? input : {}
}

/** Where an operation asks for a person beside the row, its reader. */
const ownId = (reader: Reader): string => publicId('user', reader.userId)
