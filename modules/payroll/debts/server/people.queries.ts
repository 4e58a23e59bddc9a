import { payWithin } from '#modules/people/sight/server/index.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { newestMonth } from '#platform/server/month-lists.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  lastPerson,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/person-names.ts'
import { listed } from '#platform/server/total-of.ts'
import type { Owed } from '../model/debt.ts'
import { owedAfter } from './debts.queries.ts'
import { settledOf } from './settled.ts'

const columns = { user: 'contract.userId', business: 'contract.businessId' }

type Filter = { search: string | null }

/**
 * The contracts within reach that owe something, or are owed it, each with all of it. A first
 * statement finds those that may; what they owe says which of them stand: a finiquito that was paid
 * asked back the rest.
 */
export async function debts(context: Context, input: ListInput<Filter, 'person'>) {
  const { reach, actor, tx } = context
  const matching = everyContract(context)
    .where(payWithin(reach('userItems.read'), columns, actor.userId))
    .where((eb) => eb.and(userMatches(input.filter.search, 'RUT_SHOWN')))
    .where(await owesSomething(context))
  const owed = await standingDebts({ ...context, tx }, await selected(matching).execute())
  const owing = matching.where(sql<boolean>`contract.id = any(${[...owed.keys()]}::bigint[])`)
  const ordered = selected(owing)
    .orderBy(personSurname, input.sort.descending ? 'desc' : 'asc')
    .orderBy('contract.id')
  const { rows, total } = await listed(owing, ordered, input)
  return { rows: rows.map((row) => withDebts(row, owed)), total }
}
export type DebtorRow = Awaited<ReturnType<typeof debts>>['rows'][number]

/** What the contracts of a person owe: all of them to the person, and to others within reach. */
export async function userDebts(context: Context, { userId }: { userId: number }) {
  const { reach, actor } = context
  const rows = await selected(everyContract(context))
    .where('contract.userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('contract.userId', '=', actor.userId ?? 0),
        payWithin(reach('userItems.read'), columns, actor.userId),
      ]),
    )
    .orderBy('contract.id')
    .execute()
  const owed = await standingDebts(context, rows)
  return rows.map((row) => withDebts(row, owed)).filter(({ debts: all }) => all.length > 0)
}

const everyContract = ({ tx }: Context) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))

const selected = (query: ReturnType<typeof everyContract>) =>
  query.select([
    'contract.id as contractId',
    'contract.userId',
    'contract.code as contractCode',
    'business.name as businessName',
    personName.as('person'),
  ])

type Row = { contractId: number }

/** What no month took yet and no paid finiquito did. */
async function standingDebts(context: Context, rows: readonly Row[]) {
  const ids = rows.map(({ contractId }) => contractId)
  const owed = await owedAfter(
    context,
    ids.map((contractId) => ({ contractId, until: null })),
  )
  const settled = await settledOf(context.tx, ids)
  return new Map(
    [...owed].flatMap(([id, all]): [number, readonly Owed[]][] => {
      const standing = all.filter(({ key }) => settled.get(id)?.without.has(key) ?? true)
      return standing.length > 0 ? [[id, standing]] : []
    }),
  )
}

function withDebts<R extends Row>(row: R, owed: ReadonlyMap<number, readonly Owed[]>) {
  const all = (owed.get(row.contractId) ?? []).map(({ contractId: _contract, ...debt }) => debt)
  const mine = all.filter(({ to }) => to === 'COMPANY')
  return { ...row, debts: all, total: mine.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }
}

/** Whether a contract has quotas, advances, orders or differences that no closed month settled. */
async function owesSomething({ tx }: Context) {
  const { payroll } = await companyLibrary(tx, await newestMonth(tx))
  const codes = payroll.concepts
    .filter(({ category }) => category === 'DEDUCTION')
    .map(({ code }) => code)
  return sql<boolean>`(exists (select from user_item item
      where item.company_id = app.current_company() and item.user_contract_id = contract.id
        and item.status in ('ACTIVE', 'SUSPENDED')
        and ((item.item_code = any(${codes}::text[]) and (item.total_quotas is not null
            or item.origin in ('ADVANCE', 'LOAN', 'CARRIED'))) or item.total_amount is not null)
        and coalesce(item.end_month, 999912) > (select coalesce(max(month.year_month), 0)
          from payroll_month month where month.company_id = app.current_company()
            and month.business_id = contract.business_id and month.type = 'PAYROLL'
            and not month.is_open))
    or exists (select from retroactive_debt debt
      where debt.company_id = app.current_company() and debt.user_contract_id = contract.id
        and debt.owes))`
}
