import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import { nameOf, standingOn, within } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { chartReach } from './reach.ts'
import { sql } from '#platform/server/db.ts'

/** How many people a search answers; who does not find somebody among them writes more words. */
const AT_MOST = 20

export type Hit = { id: number; name: string; title: string | null }

/** The people of the chart of a day, by their names, their jobs and their areas; or one of them. */
export async function orgChartSearch(
  context: Context,
  ask: { search: string | null; userId: number | null; asOf: ISODate | null },
): Promise<Hit[]> {
  const { tx, today } = context
  const day = ask.asOf ?? today
  const words = searchKey(ask.search ?? '')
    .split(' ')
    .filter(Boolean)
  const rows = await tx
    .selectFrom(standingOn(tx, day, { names: true, contracts: true, terms: true }).as('p'))
    .where(within(chartReach(context), 'p.id'))
    .where('p.state', 'in', ['ACTIVE', 'SUSPENDED'])
    .$if(ask.userId !== null, (query) => query.where('p.id', '=', ask.userId ?? 0))
    .where((eb) =>
      eb.and(
        words.map(
          (word) => sql<boolean>`strpos(concat_ws(' ', p.surname,
            app.plain(concat_ws(' ', p.job_title, p.area))), ${word}) > 0`,
        ),
      ),
    )
    .select(['p.id', 'p.jobTitle', nameOf('p.id', day).as('fullname')])
    .orderBy('p.surname')
    .orderBy('p.id')
    .limit(AT_MOST)
    .execute()
  return rows.map(({ id, jobTitle, fullname }) => ({
    id,
    name: fullname ?? '',
    title: jobTitle ?? null,
  }))
}
