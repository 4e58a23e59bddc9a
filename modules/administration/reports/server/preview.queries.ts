import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Page } from './preview.ts'

/**
 * The job that counts a report, and of what it kept only a page of the rows: the database takes
 * them out, and a request never reads the thousands that a report may have.
 */
export const countedJob = (tx: Tx, id: number, { number, size }: Page) => {
  const from = (number - 1) * size
  return tx
    .selectFrom('job')
    .select(['kind', 'input', 'status', 'done', 'total', 'message', 'loginId'])
    .select(
      sql<unknown>`jsonb_set(result, '{preview,rows}', jsonb_path_query_array(result,
        '$.preview.rows[$from to $last]',
        jsonb_build_object('from', ${from}::int, 'last', ${from + size - 1}::int)))`.as('result'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}
