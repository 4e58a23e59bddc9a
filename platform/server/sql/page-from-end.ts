import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../context.ts'
import type { ListInput } from '../graphql/registered-operations.ts'
import { CompanyCache } from '../cache/company-cache.ts'
import { keptCountOf, keptTotalOf } from '../cache/cached-total.ts'
import { type Asked, onPage } from './total-of.ts'

/** Rows before a page from which on it is worth knowing which end is nearer. */
const FAR = 5_000

/** Rows that are read at once where they are far: whoever turns the page finds the next ones. */
const WINDOW = 1_000

/** Some rows of a list: so many after others, from its end where `reversed`. */
export type Stretch = {
  readonly limit: number
  readonly offset: number
  readonly reversed: boolean
}

/** The directions of the column that a list is sorted by, and of the one that settles its ties. */
export type Directions = { readonly first: 'asc' | 'desc'; readonly ties: 'asc' | 'desc' }

type Id = { id: number }

const windows = new CompanyCache<readonly Id[]>(200)

/**
 * The ids of a page of a long list and how many rows this has in all. A page far from the beginning
 * is read backwards from the end where that is nearer, because whatever is before a page is read
 * with it; and the ids around it are kept, so that the pages beside it are not far any more. For
 * lists whose changes are in the trail: until something of the company changes, as `keptTotalOf`.
 *
 * @param ordered the query of the ids in their order
 *
 * `mark` is another text when something that the list depends on, and that is not in the trail, is
 * another.
 */
export async function fromNearerEnd<
  DB,
  Tables extends keyof DB,
  Found,
  Joined,
  JoinedTables extends keyof Joined,
>(
  db: Pick<CompanyDb, 'client' | 'session'>,
  matching: SelectQueryBuilder<DB, Tables, Found>,
  asked: Asked & Pick<ListInput<unknown>, 'sort'>,
  ordered: (directions: Directions) => SelectQueryBuilder<Joined, JoinedTables, Id>,
  { far = FAR, window = WINDOW, mark = '' } = {},
): Promise<{ ids: readonly number[]; total: number | null }> {
  const { number, size } = asked.page
  const before = (number - 1) * size
  const inOrder = ordered(directionsOf(asked.sort, false))
  if (before < far) {
    const rows = await onPage(asked.page)(inOrder).execute()
    return { ids: idsOf(rows), total: await keptTotalOf(db, matching, asked, rows.length, mark) }
  }
  const all = await keptCountOf(db, matching, mark)
  const { sql, parameters } = inOrder.compile()
  const windowOf = (place: number) =>
    windows.of(db, [sql, parameters, window, place, mark], async () => {
      const { limit, offset, reversed } = offsetFromEnd({ number: place + 1, size: window }, all)
      if (limit === 0) return []
      const query = ordered(directionsOf(asked.sort, reversed))
      const rows = await query.limit(limit).offset(offset).execute()
      return reversed ? rows.toReversed() : rows
    })
  const rows: Id[] = []
  for (const { place, from, until } of windowsOf(asked.page, window)) {
    rows.push(...(await windowOf(place)).slice(from, until))
  }
  return { ids: idsOf(rows), total: asked.counted ? all : null }
}

const idsOf = (rows: readonly Id[]) => rows.map(({ id }) => id)

const directionsOf = ({ descending }: { descending: boolean }, reversed: boolean): Directions => ({
  first: descending === reversed ? 'asc' : 'desc',
  ties: reversed ? 'desc' : 'asc',
})

/** The windows that a page lies in, two at most where it is no larger than one, and its part. */
export function windowsOf({ number, size }: Asked['page'], window: number) {
  const before = (number - 1) * size
  const first = Math.floor(before / window)
  const last = Math.floor((before + size - 1) / window)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const start = (first + at) * window
    return {
      place: first + at,
      from: Math.max(0, before - start),
      until: Math.min(window, before + size - start),
    }
  })
}

/** Where a page is in a list of so many rows, from the end that is nearer to it. */
export function offsetFromEnd({ number, size }: Asked['page'], all: number): Stretch {
  const before = (number - 1) * size
  const limit = Math.max(0, Math.min(size, all - before))
  const after = all - before - limit
  return after < before
    ? { limit, offset: Math.max(0, after), reversed: true }
    : { limit, offset: before, reversed: false }
}
