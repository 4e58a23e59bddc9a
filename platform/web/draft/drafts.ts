import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import { useSyncExternalStore } from 'react'

export type Values = Readonly<Record<string, unknown>>

/** What was typed in one place and is not saved yet. */
export type Draft = {
  /** Only what was changed. */
  values: Values
  /** The same as it was when the change began: what somebody else saved since then differs. */
  base: Values
  /** When it was last typed in: an ISO moment. */
  at: string
}

/**
 * What people type, until it is saved, discarded or they sign out. It survives reloads, ended
 * sessions and closed windows: a person gets it back on this browser when they sign in again.
 *
 * Pay and health data are among it, so it is written to the browser only enciphered, with a key
 * that the server gives to each signed-in person for each company (`me.draftKey`) and that is kept
 * in memory alone. A signed-out browser holds nothing that can be read, and another person who
 * signs in on it has another key.
 */
const listeners = new Set<() => void>()
let kept = new Map<string, Draft>()
let keeper: Keeper | undefined
let secret: DraftSecret | undefined

/** Who is signed in, and the key with which what they write is enciphered in this browser. */
export type DraftSecret = { readonly owner: string; readonly key: Uint8Array<ArrayBuffer> }

/** The same for what is too large for drafts and is kept elsewhere; nothing once signed out. */
export const draftSecret = (): DraftSecret | undefined => secret

type Keeper = {
  owner: string
  seal: (draft: Draft) => string
  open: (sealed: string) => Draft | undefined
}

const PREFIX = 'minga.draft.'
/** Days after which what nobody came back for is forgotten. */
const DAYS = 14

/** Opens the drafts of who signed in. The same person again changes nothing. */
export function openDrafts(owner: string, key: string): void {
  if (keeper?.owner === owner) return
  keeper = keeperOf(owner, key)
  secret = { owner, key: fromBase64(key) }
  kept = new Map(readAll(keeper))
  tell()
}

/** The draft of a place, if there is one. */
export const draftAt = (place: string): Draft | undefined => kept.get(place)

/** The places under a path, or any whose name begins so, where something waits to be saved. */
export const draftsUnder = (start: string): string[] =>
  [...kept.keys()].filter((place) => place.startsWith(start))

/** Whether it could be written to this browser: without room it is in this page alone. */
export function keepDraft(place: string, draft: Draft): boolean {
  kept.set(place, draft)
  tell()
  if (!keeper) return false
  try {
    localStorage.setItem(nameOf(keeper, place), keeper.seal(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(place: string): void {
  kept.delete(place)
  tell()
  if (keeper) forget(nameOf(keeper, place))
}

/** Signing out takes everything along: nobody else finds it here. */
export function dropDrafts(): void {
  for (const place of kept.keys()) dropDraft(place)
  keeper = undefined
  secret = undefined
}

/** How many places under a path wait to be saved, kept up to date. */
export const useDrafts = (start: string): number =>
  useSyncExternalStore(subscribe, () => draftsUnder(start).length)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

const nameOf = ({ owner }: Keeper, place: string) => `${PREFIX}${owner}.${place}`

/** A draft travels as the moment of its last change, in sight, and the rest enciphered. */
function keeperOf(owner: string, key: string): Keeper {
  const cipher = managedNonce(xchacha20poly1305)(fromBase64(key), encode(owner))
  return {
    owner,
    seal: (draft) => `${draft.at} ${toBase64(cipher.encrypt(encode(JSON.stringify(draft))))}`,
    open: (sealed) => {
      try {
        const [, text = ''] = sealed.split(' ')
        return asDraft(JSON.parse(decode(cipher.decrypt(fromBase64(text)))))
      } catch {
        return undefined
      }
    },
  }
}

function* readAll({ owner, open }: Keeper): Generator<[string, Draft]> {
  const oldest = new Date(Date.now() - DAYS * 86_400_000).toISOString()
  for (const name of namesInStorage()) {
    const sealed = read(name)
    if (!sealed) continue
    if (sealed < oldest) forget(name)
    if (!name.startsWith(`${PREFIX}${owner}.`)) continue
    const draft = open(sealed)
    if (draft) yield [name.slice(PREFIX.length + owner.length + 1), draft]
    else forget(name)
  }
}

function namesInStorage(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
}

function read(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to forget.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function asDraft(value: unknown): Draft | undefined {
  if (!isRecord(value)) return undefined
  const { values, base, at } = value
  return isRecord(values) && isRecord(base) && typeof at === 'string'
    ? { values, base, at }
    : undefined
}

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

// Another tab of the same person keeps, saves and signs out too.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!keeper || !key?.startsWith(`${PREFIX}${keeper.owner}.`)) return
    const place = key.slice(PREFIX.length + keeper.owner.length + 1)
    const draft = newValue === null ? undefined : keeper.open(newValue)
    if (draft) kept.set(place, draft)
    else kept.delete(place)
    tell()
  })
}
