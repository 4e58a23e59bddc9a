import { avatars, nameOf, peopleOn, standingOn } from '#modules/people/people/server/index.ts'
import { personWithin as within } from '#platform/server/sql/reach.ts'
import { onlineUsers } from '#modules/company/identities/server/index.ts'
import { searchKey } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import type { Listed } from '#platform/model/page.ts'

export type DirectoryFilter = {
  search: string | null
  businessId: number | null
  area: string | null
}
export const directorySort = ['fullname', 'jobTitle', 'area', 'businessName'] as const
const orders = { jobTitle: 'p.jobKey', area: 'p.areaKey', businessName: 'p.businessKey' } as const
type Sort = (typeof directorySort)[number]
type Row = Awaited<ReturnType<typeof rowsOf>>[number]
export type DirectoryRow = Row

/**
 * Who works here and how to reach them at work: no document, personal mail, telephone or age. The
 * people found are those within the reach of `directory.read`.
 */
export async function directory(
  context: Context,
  input: ListInput<DirectoryFilter, Sort>,
): Promise<Listed<Row>> {
  const ids = await idsOf(context, input)
  return {
    rows: await rowsOf(context, ids),
    total: await totalOf(found(context, input.filter, false), input, ids.length),
  }
}

/** The people with a contract in force, found by any of the words. */
function found(
  { tx, today, reach }: Context,
  { search, businessId, area }: DirectoryFilter,
  places: boolean,
) {
  const words = searchKey(search ?? '')
    .split(' ')
    .filter(Boolean)
  return tx
    .selectFrom(standingOn(tx, today, { area, words, places }).as('p'))
    .where(within(reach('directory.read'), 'p.id'))
    .where('p.state', 'in', ['ACTIVE', 'SUSPENDED'])
    .$if(businessId !== null, (query) => query.where('p.businessId', '=', businessId ?? 0))
}

/** The people of a page, in its order. */
async function idsOf(
  context: Context,
  { filter, sort, page }: ListInput<DirectoryFilter, Sort>,
): Promise<number[]> {
  const direction = sort.descending ? 'desc' : 'asc'
  const by = sort.by === 'fullname' ? null : orders[sort.by]
  const rows = await found(context, filter, by !== null && by !== 'p.jobKey')
    .select('p.id')
    .$if(by !== null, (query) => query.orderBy(sql.ref(by ?? ''), direction))
    .orderBy('p.surname', direction)
    .orderBy('p.id')
    .$call(onPage(page))
    .execute()
  return rows.map(({ id }) => id)
}

/** The directory entries of some people, in their order. */
async function rowsOf(context: Context, ids: readonly number[]) {
  const { tx, today } = context
  const rows = await tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .leftJoin('userBusiness as link', (join) =>
      join.onRef('link.userId', '=', 'p.id').onRef('link.businessId', '=', 'p.businessId'),
    )
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)
    .select(['p.id', 'p.jobTitle', 'p.area', 'p.branchOffice', 'p.businessName'])
    .select(['p.supervisorName', 'p.avatarKey', 'p.avatarType', 'p.blocked'])
    .select(['link.workPhone', 'link.businessEmail'])
    .select(nameOf('p.id', today).as('fullname'))
    .execute()
  const place = new Map(ids.map((id, at) => [id, at]))
  const seen = await onlineUsers(context, ids)
  return Promise.all(
    rows
      .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
      .map(async ({ id, fullname, avatarKey, avatarType, blocked, ...row }) => ({
        ...row,
        userId: id,
        fullname: fullname ?? '',
        avatarUrl: await avatars.link(context, { avatarKey, avatarType }),
        online: seen.has(id) && !blocked.includes('PICTURE'),
      })),
  )
}
