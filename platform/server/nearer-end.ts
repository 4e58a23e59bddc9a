import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from './context.ts'
import { keptCountOf, keptTotalOf } from './kept-total.ts'
import type { Asked } from './total-of.ts'

/** Rows before a page from which on it is worth knowing which end is nearer. */
const FAR = 5_000

/** Some rows of a list: so many after others, from its end where `reversed`. */
export type Stretch = {
  readonly limit: number
  readonly offset: number
  readonly reversed: boolean
}

/**
 * A page of a long list and how many rows this has in all. A page far from the beginning is read
 * backwards from the end where that is nearer, because whatever is before a page is read with it.
 * For lists whose changes are in the trail: how far the end is, is kept as in `keptTotalOf`.
 *
 * @param read the rows of a stretch; reversed, every direction of the order is the other one
 */
export async function fromNearerEnd<DB, Tables extends keyof DB, Found, Row>(
  db: Pick<CompanyDb, 'client' | 'session'>,
  matching: SelectQueryBuilder<DB, Tables, Found>,
  asked: Asked,
  read: (stretch: Stretch) => Promise<readonly Row[]>,
): Promise<{ rows: readonly Row[]; total: number | null }> {
  const { number, size } = asked.page
  const before = (number - 1) * size
  if (before < FAR) {
    const rows = await read({ limit: size, offset: before, reversed: false })
    return { rows, total: await keptTotalOf(db, matching, asked, rows.length) }
  }
  const all = await keptCountOf(db, matching)
  const stretch = nearerStretch(asked.page, all)
  const rows = stretch.limit === 0 ? [] : await read(stretch)
  return {
    rows: stretch.reversed ? rows.toReversed() : rows,
    total: asked.counted ? all : null,
  }
}

/** Where a page is in a list of so many rows, from the end that is nearer to it. */
export function nearerStretch({ number, size }: Asked['page'], all: number): Stretch {
  const before = (number - 1) * size
  const limit = Math.max(0, Math.min(size, all - before))
  const after = all - before - limit
  return after < before
    ? { limit, offset: Math.max(0, after), reversed: true }
    : { limit, offset: before, reversed: false }
}
