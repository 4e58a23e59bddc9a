import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { newKey, type Storage } from '#platform/server/storage/storage.ts'

const BYTES = 32
/** A process forgets a key after a minute, so that a destroyed one is nowhere. */
const FORGOTTEN_MS = 60_000

/** What keys are kept in: the store of files, which no backup of the database holds. */
export type KeyStore = Pick<Storage, 'put' | 'get' | 'remove'>

type Known = { key: Buffer; until: number }
const known = new Map<string, Known>()

/**
 * The key of a survey, which joins people to their answers and exists nowhere else. The first
 * answer makes it, once for all who answer at that moment.
 *
 * @throws UserError conflict when it was destroyed, since its survey closed
 */
export async function surveyKey(
  { tx, now }: Pick<CompanyDb, 'tx'> & { now: Date },
  store: KeyStore,
  { companyId, surveyId }: { companyId: number; surveyId: number },
): Promise<Buffer> {
  const standing = await placeOf({ tx }, surveyId)
  if (standing?.keyGoneAt) throw conflict('La encuesta cerró y su llave fue destruida', 'closed')
  if (standing?.keyPlace) return keyAt(store, standing.keyPlace)
  // The trail of this row stands beside the first answer: it names nobody, and no request.
  await sql`select app.begin_request(${companyId}, null, null, false, null)`.execute(tx)
  await tx
    .insertInto('climateSurvey')
    .values({ surveyId })
    .onConflict((on) => on.columns(['companyId', 'surveyId']).doNothing())
    .execute()
  const locked = await tx
    .selectFrom('climateSurvey')
    .select('keyPlace')
    .where('surveyId', '=', surveyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (locked.keyPlace) return keyAt(store, locked.keyPlace)
  const place = await newKeyIn(store, companyId, now)
  await tx
    .updateTable('climateSurvey')
    .set({ keyPlace: place, keyMadeAt: now })
    .where('surveyId', '=', surveyId)
    .execute()
  return keyAt(store, place)
}

const placeOf = ({ tx }: Pick<CompanyDb, 'tx'>, surveyId: number) =>
  tx
    .selectFrom('climateSurvey')
    .select(['keyPlace', 'keyGoneAt'])
    .where('surveyId', '=', surveyId)
    .executeTakeFirst()

/** Makes a key, and answers its place. */
export async function newKeyIn(store: KeyStore, companyId: number, now: Date): Promise<string> {
  const place = newKey(companyId, now.getUTCFullYear())
  await store.put(place, randomBytes(BYTES), 'application/octet-stream')
  return place
}

/** The key at a place. @throws MissingFile */
export async function keyAt(store: KeyStore, place: string): Promise<Buffer> {
  const at = Date.now()
  const one = known.get(place)
  if (one && one.until > at) return one.key
  const key = await buffer(await store.get(place))
  if (key.length !== BYTES) throw new Error('A key of a survey has another length')
  for (const [old, { until }] of known) if (until <= at) known.delete(old)
  known.set(place, { key, until: at + FORGOTTEN_MS })
  return key
}

/** Destroys the key at a place; done twice it is destroyed all the same. */
export async function destroyKey(store: KeyStore, place: string): Promise<void> {
  await store.remove(place)
  known.delete(place)
}

type OfSurvey = { companyId: number; surveyId: number }

/** Under which id a person's answers to a survey lie: without the key nobody derives it. */
export const responseIdOf = (
  key: Buffer,
  { companyId, surveyId, userId }: OfSurvey & { userId: number },
): string => idOf(key, `${companyId}·${surveyId}·${userId}`)

/** The same of a browser that came by a shared link, by the secret that it holds. */
export const browserResponseIdOf = (
  key: Buffer,
  { companyId, surveyId, browser }: OfSurvey & { browser: string },
): string => idOf(key, `${companyId}·${surveyId}·browser ${browser}`)

function idOf(key: Buffer, whose: string): string {
  const hex = createHmac('sha256', key).update(whose).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** A key made of another one, for a use of its own. */
export const keyFor = (key: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'minga', `climate:${use}`, BYTES))
