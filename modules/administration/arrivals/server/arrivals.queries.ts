import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  fieldsOf,
  pageOfView,
  part,
  personOf,
  type Reader,
  type RowOf,
  view,
} from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { Arrival } from '../model/arrival.ts'
import type { ArrivalKind, ArrivalState } from '../model/catalogs.ts'
import { keeps, listWithin, taskWithin } from './sight.ts'

/** How many tasks of the list of a statement its reader sees, of those that a condition names. */
const countOf = (reader: Reader, condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from arrival_task task
    where task.company_id = app.current_company() and task.arrival_id = arrival.id
      and ${taskWithin(reader, 'arrivals.read')} and ${condition})`

const late = ({ today }: Pick<Context, 'today'>) =>
  sql<boolean>`task.state = 'TO_DO' and task.due < ${today}::date`

/** The list of somebody, and how far it is: of one's own, what is one's own to do. */
export const arrivalView = view({
  ...fieldsOf(Arrival, 'arrival', [
    ...(['id', 'kind', 'userId', 'userContractId', 'name', 'day', 'state'] as const),
    ...(['byHand', 'reason', 'createdAt', 'version'] as const),
  ]),
  ...personOf('arrival.userId'),
  businessName: part(of.text, sql.ref<string>('business.name')),
  taskCount: part<number>(of.int, (reader) => countOf(reader, sql`true`)),
  doneCount: part<number>(of.int, (reader) => countOf(reader, sql`task.state <> 'TO_DO'`)),
  overdueCount: part<number>(of.int, (reader) => countOf(reader, late(reader))),
  mayKeep: part<boolean>(of.flag, (reader) => keeps(reader, 'arrival.userId')),
})
export type ArrivalRow = RowOf<typeof arrivalView>

const lists = (context: Context, permission: Permission) =>
  context.tx
    .selectFrom('arrival')
    .innerJoin('users', 'users.id', 'arrival.userId')
    .innerJoin('userContract as contract', 'contract.id', 'arrival.userContractId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where(listWithin(context, permission))

export type ArrivalFilter = {
  search: string | null
  kind: ArrivalKind | null
  state: ArrivalState | null
  userId: number | null
  businessId: number | null
  overdue: boolean | null
}
export const arrivalSort = ['day', 'fullname', 'state'] as const

const orders = {
  by: {
    day: sql.ref('arrival.day'),
    fullname: surnameIn('arrival.userId'),
    state: sql.ref('arrival.state'),
  },
  ties: ['arrival.id'],
}

/** The lists within reach, a page at a time. */
export function arrivals(
  context: Context,
  input: ListInput<ArrivalFilter, (typeof arrivalSort)[number]>,
) {
  const { search, kind, state, userId, businessId, overdue } = input.filter
  const matching = lists(context, 'arrivals.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'arrival.kind': kind,
        'arrival.state': state,
        'arrival.userId': userId,
        'contract.businessId': businessId,
      }),
    )
    .$if(overdue === true, (query) =>
      query
        .where('arrival.state', '=', 'RUNNING')
        .where(sql<boolean>`${countOf(context, late(context))} > 0`),
    )
  return pageOfView(context, arrivalView, matching, orders, input)
}

/** One list within reach. */
export const arrival = (
  context: Context,
  { id }: { id: number },
  permission: Permission = 'arrivals.read',
): Promise<ArrivalRow> =>
  arrivalView
    .select(context, lists(context, permission))
    .where('arrival.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
