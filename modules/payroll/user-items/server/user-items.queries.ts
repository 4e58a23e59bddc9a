import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personName, personSurname, lastPerson } from '#platform/server/sql/person-names.ts'
import { type YearMonth, previousMonth } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound, tooMany } from '#platform/server/errors.ts'
import type { InputItem } from '#modules/concepts/concept-library/model/input-items.ts'
import { kindOf, quotaAt } from '../model/user-item.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { keptTotalOf } from '#platform/server/cache/cached-total.ts'
import { onPage } from '#platform/server/sql/total-of.ts'
import { contractsIn } from '#modules/payroll/payroll-input/server/index.ts'
import { inputItemsOf, knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'

/** Everything that can be entered for a person in a month; without a month, in the newest one. */
export async function inputItems(
  { tx }: Pick<Context, 'tx'>,
  month?: YearMonth,
): Promise<InputItem[]> {
  return [...inputItemsOf(await companyLibrary(tx, month ?? (await newestMonth(tx))))]
}

/** All items by code, those closed to entry included, to name earlier entries. */
export async function knownItems(
  { tx }: Pick<Context, 'tx'>,
  month?: YearMonth,
): Promise<Map<string, InputItem>> {
  const items = knownItemsOf(await companyLibrary(tx, month ?? (await newestMonth(tx))))
  return new Map(items.map((item) => [item.code, item]))
}

/**
 * Maximum number of items in one answer. Larger sets are read by pages of contracts, never cut
 * silently.
 */
const most = 20_000

type Wanted = {
  payrollMonthId: number | null
  contractId: number | null
  contracts?: readonly { contractId: number }[] | null
  yearMonth?: YearMonth | null
  id?: number
}

/**
 * Items of a month's contracts, or of some contracts, within the actor's reach; with `yearMonth`,
 * those in force in it. More than one answer carries is refused.
 */
export async function userItems(context: Context, asked: Wanted) {
  const { payrollMonthId, contractId, contracts = null, id } = asked
  const month = payrollMonthId === null ? undefined : await monthById(context, payrollMonthId)
  const yearMonth = month?.yearMonth ?? asked.yearMonth ?? undefined
  const labels = await knownItems(context, yearMonth)
  const rows = await itemRows(context)
    .where((eb) => equalTo(eb, { 'item.id': id }))
    .where((eb) => equalTo(eb, { 'item.userContractId': contractId }))
    .$if(contracts !== null, (query) => query.where(ofContracts(contracts ?? [])))
    .$if(month !== undefined, (query) =>
      query.where('contract.businessId', '=', month?.businessId ?? 0),
    )
    .$if(yearMonth !== undefined, (query) =>
      query
        .where('item.startMonth', '<=', yearMonth ?? 0)
        .where((eb) =>
          eb.or([eb('item.endMonth', 'is', null), eb('item.endMonth', '>=', yearMonth ?? 0)]),
        ),
    )
    .orderBy(personSurname)
    .orderBy('item.id')
    .limit(most + 1)
    .execute()
  if (rows.length > most) {
    throw tooMany('Hay más de 20.000 haberes y descuentos: pídalos por grupos de contratos')
  }
  return rows.map((row) => labelled(row, labels, yearMonth))
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number]

/** An item in the words of its month. */
export const labelled = (
  row: ItemRow,
  labels: ReadonlyMap<string, InputItem>,
  yearMonth: YearMonth | undefined,
) => ({
  ...row,
  itemLabel: labels.get(row.itemCode)?.label ?? row.itemCode,
  unit: labels.get(row.itemCode)?.unit ?? 'CLP',
  kind: kindOf(row),
  currentQuota: yearMonth === undefined ? null : quotaAt(row, yearMonth),
})

const ofContracts = (contracts: readonly { contractId: number }[]) => sql<boolean>`
  item.user_contract_id = any(${contracts.map(({ contractId }) => contractId)}::bigint[])`

/**
 * The items with entries for this month alone: the first columns of its grid, on every page of
 * people. Of each code that the company uses, the first entry is looked for.
 */
export async function enteredItems(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
): Promise<{ code: string }[]> {
  const month = await monthById(context, payrollMonthId)
  return context.tx
    .selectFrom(usedCodes.as('used'))
    .select('used.code')
    .where(({ exists }) =>
      exists(
        itemsInReach(context)
          .select('item.id')
          .where('item.itemCode', '=', sql.ref<string>('used.code'))
          .where('contract.businessId', '=', month.businessId)
          .where('item.startMonth', '=', month.yearMonth)
          .where('item.endMonth', '=', month.yearMonth)
          .where('item.totalQuotas', 'is', null)
          .where('item.origin', 'is', null)
          .where('item.status', '<>', 'SUSPENDED')
          // So that each code is looked for by itself: joined, all entries of the month are read.
          .offset(0),
      ),
    )
    .orderBy('used.code')
    .execute()
}

/** The codes of all items of the company, each found from the one before by their index. */
const usedCodes = sql<{ code: string }>`(
  with recursive used (code) as (
    select min(item_code) from user_item where company_id = app.current_company()
    union all
    select (select min(item_code) from user_item
      where company_id = app.current_company() and item_code > used.code)
    from used where used.code is not null
  )
  select code from used where code is not null)`

/** The amount that closed months took of an order with a total; null for an order without one. */
const takenOf = sql<number | null>`case when item.total_amount is not null then
  (select coalesce(sum(taken.amount), 0)::bigint from user_item_taken taken
   where taken.company_id = app.current_company()
     and taken.user_item_id = coalesce(item.order_id, item.id)) end`

/** The rest of an item's quotas, which later months discount; null when there is none. */
const carriedOf = sql<number | null>`(select sum(carried.amount)::bigint
  from user_item_carried carried
  where carried.company_id = app.current_company() and carried.user_item_id = item.id)`

/** The items within the actor's reach, with their contracts. */
export const itemsInReach = (context: Context) =>
  context.tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .where(contractWithin(context, 'userItems.read'))

/** The same with all that is shown of them. */
export const itemRows = (context: Context) =>
  itemsInReach(context)
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select([
      'item.id',
      'item.userContractId as contractId',
      'contract.userId',
      'contract.businessId',
      'contract.code as contractCode',
      'item.itemCode',
      'item.value',
      'item.startMonth',
      'item.endMonth',
      'item.totalQuotas',
      'item.totalAmount',
      'item.orderId',
      takenOf.as('taken'),
      carriedOf.as('carried'),
      'item.status',
      'item.comment',
      'item.origin',
      'item.version',
      personName.as('person'),
    ])

/**
 * The one-off entries of the month before in the same razón social, for contracts of this one:
 * «Copiar mes anterior» offers them to the grid.
 */
export async function previousUserItems(
  context: Context,
  input: ListInput<{ payrollMonthId: number }, 'contract'>,
) {
  const month = await monthById(context, input.filter.payrollMonthId)
  const before = previousMonth(month.yearMonth)
  const matching = contractsIn(context.tx, month.businessId, month.yearMonth)
    .innerJoinLateral(
      // Of each contract in its turn, so that a page ends where it is full.
      (eb) =>
        eb
          .selectFrom('userItem as item')
          .select('item.itemCode')
          .select(sql<string>`sum(item.value)::text`.as('value'))
          .whereRef('item.userContractId', '=', 'contract.id')
          .where('item.startMonth', '=', before)
          .where('item.endMonth', '=', before)
          .where('item.totalQuotas', 'is', null)
          .where('item.origin', 'is', null)
          .where('item.status', '=', 'ACTIVE')
          .groupBy('item.itemCode')
          .as('cell'),
      (join) => join.onTrue(),
    )
    .where(contractWithin(context, 'userItems.read'))
  const ordered = matching
    .select(['contract.id as contractId', 'cell.itemCode', 'cell.value'])
    .orderBy('contract.id', input.sort.descending ? 'desc' : 'asc')
    .orderBy('cell.itemCode')
  const rows = await ordered.$call(onPage(input.page)).execute()
  return { rows, total: await keptTotalOf(context, matching, input, rows.length) }
}
export type PreviousItem = Awaited<ReturnType<typeof previousUserItems>>['rows'][number]

/** One item within reach; out of reach is answered as not found. */
export async function userItemById(context: Context, id: number) {
  const [item] = await userItems(context, { payrollMonthId: null, contractId: null, id })
  if (!item) throw notFound()
  return item
}
