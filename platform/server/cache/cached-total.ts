import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../context.ts'
import { CompanyCache } from './company-cache.ts'
import { type Asked, countOf, knownTotal } from '../sql/total-of.ts'

const totals = new CompanyCache<{ readonly all: number }>(500)

/**
 * As `totalOf`, for lists that take long to count: the number is cached until something of the
 * company changes. Its key is the statement with its values, so the rights of the reader are in
 * it. Only for tables whose changes are in the trail, or with a `mark` that is another one when the
 * others change.
 */
export async function keptTotalOf<DB, Tables extends keyof DB, Row>(
  db: Pick<CompanyDb, 'client' | 'session'>,
  matching: SelectQueryBuilder<DB, Tables, Row>,
  asked: Asked,
  rowsOfPage: number,
  mark = '',
): Promise<number | null> {
  const known = knownTotal(asked, rowsOfPage)
  return known === undefined ? keptCountOf(db, matching, mark) : known
}

/** How many rows a query has, cached in the same way. */
export async function keptCountOf<DB, Tables extends keyof DB, Row>(
  db: Pick<CompanyDb, 'client' | 'session'>,
  matching: SelectQueryBuilder<DB, Tables, Row>,
  mark = '',
): Promise<number> {
  const { sql, parameters } = matching.clearSelect().compile()
  const { all } = await totals.of(db, [sql, parameters, mark], async () => ({
    all: await countOf(matching),
  }))
  return all
}

const answers = new CompanyCache<readonly object[]>(200)

/**
 * The rows of a query over a whole company, cached in the same way: what a few groups count, which
 * is small and takes long. Only for tables whose changes are in the trail.
 */
export async function keptRowsOf<DB, Tables extends keyof DB, Row extends object>(
  db: Pick<CompanyDb, 'client' | 'session'>,
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<readonly Row[]> {
  const { sql, parameters } = query.compile()
  // The text and the values say which columns these rows have.
  return (await answers.of(db, [sql, parameters], () => query.execute())) as readonly Row[]
}
