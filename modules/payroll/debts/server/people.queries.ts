import { payWithin } from '#modules/people/sight/server/index.ts'
import { markOfAllOwed } from '#modules/payroll/retroactivity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fromNearerEnd } from '#platform/server/sql/page-from-end.ts'
import {
  lastPerson,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import type { Owed } from '../model/debt.ts'
import { owesSomething, standingDebts } from './standing.queries.ts'

const columns = { user: 'contract.userId', business: 'contract.businessId' }

type Filter = { search: string | null }

/**
 * The contracts within reach that owe something, or are owed a difference, each with all of it, in
 * pages by surname. The database finds those that owe; only what those of the page owe is
 * calculated.
 */
export async function debts(context: Context, input: ListInput<Filter, 'person'>) {
  const { reach, actor, tx } = context
  const { search } = input.filter
  const matching = tx
    .selectFrom('userContract as contract')
    .where(payWithin(reach('userItems.read'), columns, actor.userId))
    .where(await owesSomething(context))
    .$if(search !== null, (query) =>
      query
        .innerJoin('users', 'users.id', 'contract.userId')
        .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN'))),
    )
  const ordered = matching
    .innerJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select('contract.id')
  const { ids, total } = await fromNearerEnd(
    context,
    matching,
    input,
    ({ first, ties }) => ordered.orderBy(personSurname, first).orderBy('contract.id', ties),
    { mark: await markOfAllOwed(context) },
  )
  const rows = await selected(context)
    .where(sql<boolean>`contract.id = any(${ids}::bigint[])`)
    .orderBy(personSurname, input.sort.descending ? 'desc' : 'asc')
    .orderBy('contract.id')
    .execute()
  const owed = await standingDebts(context, ids)
  return { rows: rows.map((row) => withDebts(row, owed)), total }
}
export type DebtorRow = Awaited<ReturnType<typeof debts>>['rows'][number]

/** What the contracts of a person owe: all of them to the person, and to others within reach. */
export async function userDebts(context: Context, { userId }: { userId: number }) {
  const { reach, actor } = context
  const rows = await selected(context)
    .where('contract.userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('contract.userId', '=', actor.userId ?? 0),
        payWithin(reach('userItems.read'), columns, actor.userId),
      ]),
    )
    .orderBy('contract.id')
    .execute()
  const ids = rows.map(({ contractId }) => contractId)
  const owed = await standingDebts(context, ids)
  return rows.map((row) => withDebts(row, owed)).filter(({ debts: all }) => all.length > 0)
}

const selected = ({ tx }: Context) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select([
      'contract.id as contractId',
      'contract.userId',
      'contract.code as contractCode',
      'business.name as businessName',
      personName.as('person'),
    ])

type Row = { contractId: number }

function withDebts<R extends Row>(row: R, owed: ReadonlyMap<number, readonly Owed[]>) {
  const all = (owed.get(row.contractId) ?? []).map(({ contractId: _contract, ...debt }) => debt)
  const mine = all.filter(({ to }) => to === 'COMPANY')
  return { ...row, debts: all, total: mine.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }
}
