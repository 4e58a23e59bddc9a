import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** What a reader of a signed link gets: the name under which it is saved, and its type. */
export type Download = { readonly name: string; readonly mediaType: string }

/**
 * Where files live: a folder, or an S3 bucket. Bytes only; who may see a file is decided by whoever
 * signs the link, before signing it.
 */
export type Storage = {
  /** Stores all of `body` under `key`, or nothing. An existing file is replaced. */
  put(key: string, body: Uint8Array | Readable, mediaType: string): Promise<void>
  /** @throws MissingFile */
  get(key: string): Promise<Readable>
  /** Removing what is not there is not an error: a job that removes can be run twice. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** A link that opens this one file for five minutes, without a session. */
  signedUrl(key: string, download: Download): Promise<string>
  /**
   * The same files with links that are of an account: one that is closed opens no link of its own
   * any more. A bucket serves its links by itself and knows no account: they end with their time.
   */
  linksFor(loginId: number): Storage
}

/** Who a file is given to by a link: whose file it is, and the account that asked for the link. */
export type LinkOwner = { readonly companyId: number; readonly loginId: number | null }

export const SIGNED_SECONDS = 300

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/** `12/2026/5f0c…`: nothing of the person's file name reaches a path. */
export const newKey = (companyId: number, year: number) => `${companyId}/${year}/${randomUUID()}`

/**
 * A key that is always the same for the same work: a job that is killed and run again writes over
 * what it had written. `what` must be of one company's one thing, such as the id of the job.
 */
export function keyOf(companyId: number, year: number, what: string): string {
  const hex = createHash('sha256').update(`${companyId}:${what}`).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return `${companyId}/${year}/${[...parts, hex.slice(20, 32)].join('-')}`
}

const KEY = /^\d{1,16}\/\d{4}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws RangeError when the key was not made by `newKey`: no path leaves the folder. */
export function checkKey(key: string) {
  if (!KEY.test(key)) throw new RangeError('not a storage key')
  return key
}

/** Whose a file is, by its key. */
export const companyOf = (key: string): number => Number(checkKey(key).split('/', 1))

/**
 * RFC 6266: the accents of a Spanish name survive, and quotes or line breaks cannot end the header.
 */
export function attachment(name: string) {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
