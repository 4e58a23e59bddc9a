import type { Expression } from 'kysely'
import { sql } from './db.ts'

/** Whether a text holds what somebody looks for, whatever its accents and capitals. */
export const contains = (text: Expression<unknown>, search: string | null) =>
  sql<boolean>`strpos(app.plain(${text}), app.plain(${search ?? ''})) > 0`

/** A word for a pattern of «like», in which `%`, `_` and `\` stand for themselves. */
export const literal = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
