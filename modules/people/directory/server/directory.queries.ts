import { avatarLink, nameOf, peopleOn, within } from '#modules/people/people/server/index.ts'
import { onlineUsers } from '#modules/company/session/server/index.ts'
import { searchKey } from '#chile/text.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { totalOf } from '#platform/server/total-of.ts'
import type { Listed } from '#platform/model/page.ts'

export type DirectoryFilter = {
  search: string | null
  businessId: number | null
  area: string | null
}
export const directorySort = ['fullname', 'jobTitle', 'area', 'businessName'] as const
type Sort = (typeof directorySort)[number]
type Row = Awaited<ReturnType<typeof rowsOf>>[number]
export type DirectoryRow = Row

/**
 * Who works here and how they are reached at work: no document, no personal mail or telephone, no
 * age. Whom somebody finds is the reach of `directory.read`.
 */
export async function directory(
  context: Context,
  input: ListInput<DirectoryFilter, Sort>,
): Promise<Listed<Row>> {
  const rows = await rowsOf(context, input)
  return { rows, total: await totalOf(found(context, input.filter), input, rows.length) }
}

/** The people with a contract in force, found by any of the words. */
function found({ tx, today, reach }: Context, { search, businessId, area }: DirectoryFilter) {
  const words = searchKey(search ?? '')
    .split(' ')
    .filter(Boolean)
  return tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .leftJoin('userBusiness as link', (join) =>
      join.onRef('link.userId', '=', 'p.id').onRef('link.businessId', '=', 'p.businessId'),
    )
    .where(within(reach('directory.read'), 'p.id'))
    .where('p.state', 'in', ['ACTIVE', 'SUSPENDED'])
    .$if(businessId !== null, (query) => query.where('p.businessId', '=', businessId))
    .$if(area !== null, (query) => query.where('p.area', '=', area))
    .where((eb) =>
      eb.and(
        words.map(
          (word) => sql<boolean>`strpos(app.plain(concat_ws(' ', p.firstname, p.second_name,
          p.paternal_lastname, p.maternal_lastname, p.job_title, p.area)), ${word}) > 0`,
        ),
      ),
    )
}

async function rowsOf(context: Context, { filter, sort, page }: ListInput<DirectoryFilter, Sort>) {
  const { today } = context
  const direction = sort.descending ? 'desc' : 'asc'
  const byName = sql`app.plain(concat_ws(' ', p.paternal_lastname, p.maternal_lastname,
    p.firstname))`
  const rows = await found(context, filter)
    .select(['p.id', 'p.jobTitle', 'p.area', 'p.branchOffice', 'p.businessName'])
    .select(['p.supervisorName', 'p.avatarKey', 'p.avatarType'])
    .select(['link.workPhone', 'link.businessEmail'])
    .select(nameOf('p.id', today).as('fullname'))
    .$if(sort.by !== 'fullname', (query) =>
      query.orderBy(sql`app.plain(${sql.ref(`p.${sort.by}`)})`, direction),
    )
    .orderBy(byName, direction)
    .orderBy('p.id')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const seen = await onlineUsers(
    context,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async ({ id, fullname, avatarKey, avatarType, ...row }) => ({
      ...row,
      userId: id,
      fullname: fullname ?? '',
      avatarUrl: await avatarLink(context, { avatarKey, avatarType }),
      online: seen.has(id),
    })),
  )
}
