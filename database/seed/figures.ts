import type pg from 'pg'

/**
 * Registers the figures of the demo world that wait for a second person: two people took the
 * minimum wages of next January from a bill, and these rise by more than is usual.
 */
export async function seedFigures(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `insert into indicator (company_id, key, year_month, value, source, source_url, state,
       out_of_bounds, needs_second, entered_by, entered_at)
     select author.company_id, given.key, 202701, given.value, 'Proyecto de ley de reajuste', null,
       'PENDING', true, true, author.id, given.at::timestamptz
     from (values ('admin', 'IMM', 640000, '2026-09-14T14:20:00Z'),
       ('supergerente', 'IMM_NO_REMUNERACIONAL', 415000, '2026-09-14T15:05:00Z'))
       as given (author, key, value, at)
     join login author on author.username = given.author`,
  )
  if (rowCount !== 2) throw new Error('Nobody entered the figures of the demo world')
}
