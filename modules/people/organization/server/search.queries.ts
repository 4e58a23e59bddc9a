import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import { nameOf, standingOn } from '#modules/people/people/server/index.ts'
import { personWithin as within } from '#platform/server/sql/reach.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { chartReach } from './reach.ts'
import type { ChartMode } from '../model/mode.ts'
import { unitsFound } from './unit-chart.queries.ts'

/** How many people a search answers; who does not find somebody among them writes more words. */
const AT_MOST = 20

export type Hit = { id: string; name: string; title: string | null }

type Ask = {
  mode: ValueOf<typeof ChartMode> | null
  search: string | null
  userId: number | null
  unitId: number | null
  asOf: ISODate | null
}

/**
 * The people of the chart of a day, by their names, their jobs and their areas, or one of them; or
 * its units, by their names and codes.
 */
export async function orgChartSearch(context: Context, ask: Ask): Promise<Hit[]> {
  const { tx, today } = context
  const day = ask.asOf ?? today
  const words = searchKey(ask.search ?? '')
    .split(' ')
    .filter(Boolean)
  if (ask.mode === 'UNIT') {
    return (await unitsFound(context, { day, words, unitId: ask.unitId })).slice(0, AT_MOST)
  }
  const rows = await tx
    .selectFrom(standingOn(tx, day, { words }).as('p'))
    .where(within(chartReach(context), 'p.id'))
    .where('p.state', 'in', ['ACTIVE', 'SUSPENDED'])
    .$if(ask.userId !== null, (query) => query.where('p.id', '=', ask.userId ?? 0))
    .select(['p.id', 'p.jobTitle', nameOf('p.id', day).as('fullname')])
    .orderBy('p.surname')
    .orderBy('p.id')
    .limit(AT_MOST)
    .execute()
  return rows.map(({ id, jobTitle, fullname }) => ({
    id: publicId('user', id),
    name: fullname ?? '',
    title: jobTitle ?? null,
  }))
}
