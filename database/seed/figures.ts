import type pg from 'pg'

/**
 * Registers the figure of the demo world that waits for a second person: somebody took the minimum
 * wage of next January from a bill, and it rises by more than is usual.
 */
export async function seedFigures(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `insert into indicator (company_id, key, year_month, value, source, source_url, state,
       out_of_bounds, needs_second, entered_by, entered_at)
     select company_id, 'IMM', 202701, 640000, 'Proyecto de ley de reajuste', null, 'PENDING', true,
       true, id, '2026-09-14T14:20:00Z'
     from login where username = 'admin'`,
  )
  if (rowCount !== 1) throw new Error('Nobody entered the figure of the demo world')
}
