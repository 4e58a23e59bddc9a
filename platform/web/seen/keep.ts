import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError, isRefusal } from '../api/api.ts'
import type { Document } from '../api/graphql.ts'
import { connection } from '../api/connection.ts'
import { IDLE_MS, sessionStore, sessionUse } from '../api/session-store.ts'
import { draftSecret } from '../draft/drafts.ts'
import { dropRow, heldDevice, lengthen, openDevice, openRows, putRow } from './device.ts'
import { opening } from './opening.ts'
import type { OwnAnswer, Reader } from './own-answer.ts'
import { ownDocuments } from './seen-at.ts'

type Person = { id: string; session: { until: string; idleUntil: string } }

/** How often it is looked whether the session still lasts, and whether it lasts longer. */
const LOOK_MS = 30_000

/**
 * Keeps on the device what the signed-in person sees of their own, enciphered, while their session
 * lasts. What the server refuses later goes at once.
 *
 * @param opened what else begins once the device is open for this person
 * @returns stops
 */
export function keepSeen(
  client: QueryClient,
  answers: readonly OwnAnswer[],
  person: Person,
  opened: () => Promise<void>,
): () => void {
  const secret = draftSecret()
  if (!secret) return () => undefined
  const own = new Map(answers.map((one) => [one.document, one]))
  ownDocuments.set(own.keys())
  const reader: Reader = { id: person.id, read: readerOf(client) }
  const device = openDevice(secret, endOf(person)).catch(() => undefined)
  void device.then(opened)
  const write = async (query: Query) => {
    const to = await device
    const [document, variables] = query.queryKey
    const value = own.get(String(document))?.own(query.state.data, variables, reader)
    if (!to) return
    const place = placeOf(query.queryKey)
    if (value === undefined) await dropRow('seen', to, place)
    else await putRow('seen', to, place, { key: query.queryKey, data: value })
  }
  const forget = async (key: QueryKey) => {
    const to = await device
    if (to) await dropRow('seen', to, placeOf(key))
  }
  const isOwn = ({ queryKey: [document, second] }: Query) =>
    second !== 'total' && own.has(String(document))
  // What came before this began is kept too.
  for (const query of client.getQueryCache().getAll()) {
    if (isOwn(query) && query.state.status === 'success') void write(query).catch(forgetsOnly)
  }
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isOwn(event.query)) return
    const { action } = event
    if (action.type === 'success' && !action.manual) void write(event.query).catch(forgetsOnly)
    if (action.type === 'error' && action.error instanceof ApiError && isRefusal(action.error)) {
      void forget(event.query.queryKey).catch(forgetsOnly)
    }
  })
  const timer = setInterval(() => void look(secret.owner, person), LOOK_MS)
  return () => {
    stop()
    clearInterval(timer)
  }
}

/** A browser without room, or a private window, keeps nothing: pages ask the server as ever. */
function forgetsOnly(problem: unknown): void {
  if (!(problem instanceof Error)) throw problem
}

const placeOf = (key: QueryKey): string => JSON.stringify(key)

/** When this session ends by itself, as far as this browser knows. */
const endOf = ({ session: { until, idleUntil } }: Person): number =>
  Math.min(Date.parse(until), Math.max(Date.parse(idleUntil), sessionUse.last() + IDLE_MS))

async function look(owner: string, person: Person): Promise<void> {
  try {
    if (connection.isThere()) await lengthen(owner, endOf(person))
    else await heldDevice()
  } catch (problem) {
    forgetsOnly(problem)
  }
}

const readerOf =
  (client: QueryClient): Reader['read'] =>
  <Result, Variables>(document: Document<Result, Variables>, variables?: Variables) =>
    client.getQueryData<Result>([String(document), variables])

/**
 * Opens what the device has of the person whose session stands here, as the pages left it. It stays
 * until the network is back, and goes when the session ends.
 */
export async function openSeen(client: QueryClient, answers: readonly OwnAnswer[]): Promise<void> {
  opening.set('OPENING')
  const rows = await rowsOf().catch(() => [])
  const own = new Set(answers.map(({ document }) => document))
  ownDocuments.set(own)
  const read = rows.flatMap(({ at, value }) => (isKept(value) ? [{ at, ...value }] : []))
  for (const { at, key, data } of read) {
    if (!own.has(String(key[0]))) continue
    client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, data, { updatedAt: at })
  }
  opening.set(read.length > 0 ? 'SEEN' : 'NOTHING')
  const timer = setInterval(() => void endWhenOver(), LOOK_MS)
  await connection.back()
  clearInterval(timer)
  opening.set('ONLINE')
  await client.invalidateQueries()
}

/** Without a network nobody else says that the session is over. */
async function endWhenOver(): Promise<void> {
  const device = await heldDevice().catch(() => undefined)
  if (!device && opening.is() === 'SEEN') sessionStore.set('')
}

async function rowsOf() {
  const device = await heldDevice()
  return device ? openRows('seen', device) : []
}

type Kept = { key: QueryKey; data: unknown }
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'key' in value &&
  Array.isArray(value.key)
