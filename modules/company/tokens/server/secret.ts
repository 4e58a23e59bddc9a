import { createHash, randomBytes } from 'node:crypto'

const COMPANY_BYTES = 4
/** 224 bits: nobody guesses them. */
const RANDOM_BYTES = 28
/** What is shown of a key ever after: `mg_` and the letters that its company and chance gave. */
const SHOWN = 12

/** A new key: `mg_` and 43 letters, of the number of its company and of chance. */
export const newKey = (companyId: number): string => keyOf(companyId, randomBytes(RANDOM_BYTES))

/** The same of bytes that are given, for the demo world. */
export function keyOf(companyId: number, random: Buffer): string {
  const company = Buffer.alloc(COMPANY_BYTES)
  company.writeUInt32BE(companyId)
  return `mg_${Buffer.concat([company, random]).toString('base64url')}`
}

/** Whether a header carries a key of integration and not a session. */
export const carriesKey = (authorization: string | null): boolean =>
  authorization?.startsWith('Bearer mg_') ?? false

/** The key of a header: its company and what is stored of it; nothing for what is no key. */
export function readKey(
  authorization: string | null,
): { companyId: number; digest: Buffer } | undefined {
  const key = /^Bearer (mg_[\w-]{43})$/.exec(authorization ?? '')?.[1]
  if (key === undefined) return undefined
  return { companyId: Buffer.from(key.slice(3), 'base64url').readUInt32BE(), digest: digestOf(key) }
}

/** What is stored of a key: enough to recognise it, not enough to use it. */
export const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** How a key begins, by which people tell it from others. */
export const prefixOf = (key: string): string => key.slice(0, SHOWN)
