import { searchKey } from '#chile/text.ts'
import { sql } from '#platform/server/db.ts'

const literal = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Whether a person of `users` has each word of a search in their name or RUT. */
export const matches = (search: string) =>
  searchKey(search)
    .replace(/[.-]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql<boolean>`users.search like ${`%${literal(word)}%`}`)
