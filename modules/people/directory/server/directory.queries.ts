import {
  avatarLink,
  nameOf,
  peopleOn,
  standingOn,
  within,
} from '#modules/people/people/server/index.ts'
import { onlineUsers } from '#modules/company/credentials/server/index.ts'
import { searchKey } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { equalTo } from '#platform/server/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/total-of.ts'
import type { Listed } from '#platform/model/page.ts'

export type DirectoryFilter = {
  search: string | null
  businessId: number | null
  area: string | null
}
export const directorySort = ['fullname', 'jobTitle', 'area', 'businessName'] as const
type Needs = Parameters<typeof standingOn>[2]
const counted: Needs = { states: true, whole: true }
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
    total: await totalOf(found(context, input.filter, counted), input, ids.length),
  }
}

/** The people with a contract in force, found by any of the words. */
function found(
  { tx, today, reach }: Context,
  { search, businessId, area }: DirectoryFilter,
  needs: Needs = {},
) {
  const words = searchKey(search ?? '')
    .split(' ')
    .filter(Boolean)
  const terms = needs.terms === true || area !== null || words.length > 0
  const contracts = needs.states !== true || businessId !== null || terms
  const asked: Needs = {
    names: needs.names === true || words.length > 0,
    states: !contracts,
    contracts,
    terms,
    whole: needs.whole,
  }
  return tx
    .selectFrom(standingOn(tx, today, asked).as('p'))
    .where(within(reach('directory.read'), 'p.id'))
    .where('p.state', 'in', ['ACTIVE', 'SUSPENDED'])
    .where((eb) => equalTo(eb, { 'p.businessId': businessId }))
    .where((eb) => equalTo(eb, { 'p.area': area }))
    .where((eb) =>
      eb.and(
        words.map(
          (word) => sql<boolean>`strpos(concat_ws(' ', p.surname,
            app.plain(concat_ws(' ', p.job_title, p.area))), ${word}) > 0`,
        ),
      ),
    )
}

/** The people of a page, in its order. */
async function idsOf(
  context: Context,
  { filter, sort, page }: ListInput<DirectoryFilter, Sort>,
): Promise<number[]> {
  const direction = sort.descending ? 'desc' : 'asc'
  const terms = sort.by === 'jobTitle' || sort.by === 'area'
  const whole = sort.by !== 'fullname'
  const rows = await found(context, filter, { names: true, terms, whole })
    .select('p.id')
    .$if(sort.by !== 'fullname', (query) =>
      query.orderBy(sql`app.plain(${sql.ref(`p.${sort.by}`)})`, direction),
    )
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
    .select(['p.supervisorName', 'p.avatarKey', 'p.avatarType'])
    .select(['link.workPhone', 'link.businessEmail'])
    .select(nameOf('p.id', today).as('fullname'))
    .execute()
  const place = new Map(ids.map((id, at) => [id, at]))
  const seen = await onlineUsers(context, ids)
  return Promise.all(
    rows
      .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
      .map(async ({ id, fullname, avatarKey, avatarType, ...row }) => ({
        ...row,
        userId: id,
        fullname: fullname ?? '',
        avatarUrl: await avatarLink(context, { avatarKey, avatarType }),
        online: seen.has(id),
      })),
  )
}
