import { createHash } from 'node:crypto'

/** Asked so often, a statement is worth the memory that a connection gives it. */
const often = 3
/** Names that a process gives: each of its connections keeps a plan for every one. */
const most = 500
/** Texts that are watched before they have a name. */
const watched = 5_000
/** A longer text lists values one by one, and hardly comes again. */
const longest = 10_000

/**
 * A page of a list, or the count of one; not a count beside each row, over a window. And people by
 * surname, who are many.
 */
const walksList = / offset \$\d+|\bcount\((?!\*\) over)| order by person\.surname_key/

/**
 * Gives the reads that come again a name, under which a connection parses them once and may keep
 * their plan: that is most of what a short one costs. A text seen for the first times has none, so
 * that what is never asked again leaves nothing behind. Writes have none: a plan for any value does
 * not find the partial unique index that an `on conflict … where status = $1` speaks of. Lists
 * have none: under row-level security a plan for any value expects a single row, and walks 50.000
 * of them one by one.
 */
export class PreparedNames {
  readonly #seen = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #generation = 0

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (!text.startsWith('select ') || text.length > longest) return undefined
    if (this.#names.size >= most || walksList.test(text)) return undefined
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times < often) {
      if (this.#seen.size >= watched) this.#seen.clear()
      this.#seen.set(text, times)
      return undefined
    }
    this.#seen.delete(text)
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    const name = `s${this.#generation}_${digest}`
    this.#names.set(text, name)
    return name
  }

  /** Gives all of them other names: a table has changed, and no connection may use an old plan. */
  renew(): void {
    this.#generation += 1
    this.#names.clear()
  }
}

/** Whether a statement failed because a migration changed what its kept plan answers. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.includes('cached plan')
