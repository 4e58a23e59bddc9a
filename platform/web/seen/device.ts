import { sessionStore } from '../api/session-store.ts'
import { storage } from '../api/storage.ts'
import type { DraftSecret } from '../draft/drafts.ts'
import { done, ended } from '../draft/indexed-db.ts'
import { type Sealed, type Sealing, sealingBy, sealingKey } from '../draft/sealing.ts'

/**
 * What this device holds for a page without a network, in IndexedDB: who is signed in with the key
 * of their rows, which no script reads, until their session ends; what they last saw of their own;
 * and what waits to be sent. Rows are enciphered, and their places are digests. Without the holder
 * nothing opens: it goes with the session, and what waits opens again for the same person alone.
 */
const NAME = 'minga.device'
/** Says, where every page looks, that there is something to end (`api/query-client.ts`). */
const MARK = 'device'
const HOLDER = 'holder'
export type Table = 'seen' | 'waiting'
const TABLES: readonly Table[] = ['seen', 'waiting']

type Holder = { owner: string; key: CryptoKey; until: number }
type Row = { owner: string; place: string; at: number; sealed: Sealed }

/** Days after which a row is forgotten, whoever it was of. */
const DAYS: Record<Table, number> = { seen: 7, waiting: 14 }

export type Device = { readonly owner: string; readonly until: number; readonly sealing: Sealing }

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  if (opened) return opened
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(HOLDER)
    for (const table of TABLES) {
      request.result.createObjectStore(table, { keyPath: ['owner', 'place'] })
    }
  }
  opened = done(request)
  // A browser that has no place for it is asked again with the next page.
  opened.catch(() => (opened = undefined))
  return opened
}

const stores = [HOLDER, ...TABLES]

async function change(work: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite')
  work(transaction)
  await ended(transaction)
}

const heldRow = async (): Promise<Holder | undefined> =>
  done((await database()).transaction(HOLDER).objectStore(HOLDER).get(HOLDER))

const allRows = async (table: Table): Promise<Row[]> =>
  done((await database()).transaction(table).objectStore(table).getAll())

const ofOwner = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

/**
 * Opens the device for who signed in, until their session ends. What somebody else saw goes before
 * anything of this person is kept.
 */
export async function openDevice(secret: DraftSecret, until: number): Promise<Device> {
  const { owner } = secret
  const key = await sealingKey(secret, NAME)
  const before = await heldRow()
  storage.set(MARK, 'yes')
  await change((transaction) => {
    if (before?.owner !== owner) transaction.objectStore('seen').clear()
    transaction.objectStore(HOLDER).put({ owner, key, until }, HOLDER)
  })
  await forgetOld()
  return { owner, until, sealing: sealingBy(key) }
}

/** The session lasts longer: it was used. Nothing where it was ended meanwhile. */
export async function lengthen(owner: string, until: number): Promise<void> {
  const transaction = (await database()).transaction(HOLDER, 'readwrite')
  const table = transaction.objectStore(HOLDER)
  const held: Holder | undefined = await done(table.get(HOLDER))
  if (held?.owner === owner && held.until < until) table.put({ ...held, until }, HOLDER)
  await ended(transaction)
}

/**
 * Who may open the device now. Once their session is over, or another person's stands here, what
 * they saw goes.
 */
export async function heldDevice(): Promise<Device | undefined> {
  const held = await heldRow()
  if (!held) return undefined
  const user = sessionStore.user()
  if (held.until > Date.now() && user && held.owner.startsWith(`${user.id}.`)) {
    return { owner: held.owner, until: held.until, sealing: sealingBy(held.key) }
  }
  await endDevice()
  return undefined
}

/** The session is over: what was seen goes, and what waits opens for its person alone. */
export async function endDevice(): Promise<void> {
  await change((transaction) => {
    transaction.objectStore(HOLDER).clear()
    transaction.objectStore('seen').clear()
  })
  storage.set(MARK, undefined)
}

/** Signing out takes everything along, what waits to be sent too. */
export async function leaveDevice(): Promise<void> {
  const held = await heldRow()
  await change((transaction) => {
    if (held) transaction.objectStore('waiting').delete(ofOwner(held.owner))
    transaction.objectStore(HOLDER).clear()
    transaction.objectStore('seen').clear()
  })
  storage.set(MARK, undefined)
}

/** Keeps a row, unless the session ended while it was being enciphered. */
export async function putRow(
  table: Table,
  { owner, sealing }: Device,
  place: string,
  value: unknown,
): Promise<void> {
  const at = Date.now()
  const name = await digest(place)
  const sealed = await sealing.seal(value, `${owner} ${name} ${at}`)
  const transaction = (await database()).transaction([HOLDER, table], 'readwrite')
  const held: Holder | undefined = await done(transaction.objectStore(HOLDER).get(HOLDER))
  if (held?.owner === owner) {
    transaction.objectStore(table).put({ owner, place: name, at, sealed } satisfies Row)
  }
  await ended(transaction)
}

export async function dropRow(table: Table, { owner }: Device, place: string): Promise<void> {
  const name = await digest(place)
  await change((transaction) => void transaction.objectStore(table).delete([owner, name]))
}

/** What the device has of this person, the oldest first. */
export async function openRows(
  table: Table,
  { owner, sealing }: Device,
): Promise<{ at: number; value: unknown }[]> {
  const oldest = Date.now() - DAYS[table] * DAY_MS
  const rows = (await allRows(table))
    .filter((row) => row.owner === owner && row.at >= oldest)
    .toSorted((a, b) => a.at - b.at)
  const read = await Promise.all(
    rows.map(async ({ place, at, sealed }) => ({
      at,
      value: await sealing.open(sealed, `${owner} ${place} ${at}`),
    })),
  )
  return read.filter(({ value }) => value !== undefined)
}

const DAY_MS = 86_400_000
/** Answers that are kept of one person: the newest. */
const MOST_SEEN = 120

async function forgetOld(): Promise<void> {
  for (const table of TABLES) {
    const oldest = Date.now() - DAYS[table] * DAY_MS
    const rows = (await allRows(table)).toSorted((a, b) => b.at - a.at)
    const gone = rows.filter(
      ({ at }, index) => at < oldest || (table === 'seen' && index >= MOST_SEEN),
    )
    if (gone.length === 0) continue
    await change((transaction) => {
      for (const { owner, place } of gone) transaction.objectStore(table).delete([owner, place])
    })
  }
}

/** Ids of people and what they searched for are in no name of a row. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
