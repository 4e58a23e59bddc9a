import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** The works, or one of them, each with what a unit pays today; nothing while it has no price. */
export const pieceworkTasks = ({ tx, today }: Context, only?: number) =>
  tx
    .selectFrom('pieceworkTask as task')
    .select(['task.id', 'task.name', 'task.unit', 'task.status', 'task.version'])
    .select(
      sql<string | null>`(select price.price::text from piecework_price price
        where price.company_id = app.current_company() and price.task_id = task.id
          and price.starts_on <= ${today}::date
        order by price.starts_on desc limit 1)`.as('price'),
    )
    .$if(only !== undefined, (query) => query.where('task.id', '=', only ?? 0))
    .orderBy(sql`app.plain(task.name)`)
    .orderBy('task.id')
    .execute()

/** Why works are not removed: somebody has entered pieces of them already. */
export async function whyTasksKept({ tx }: Context, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select given.id::int as id from unnest(${[...ids]}::bigint[]) as given (id)
    where exists (select from piecework_entry entry
      where entry.company_id = app.current_company() and entry.task_id = given.id)`.execute(tx)
  return new Map(rows.map(({ id }) => [id, 'Ya se anotó trabajo en ella: déjela sin uso']))
}
