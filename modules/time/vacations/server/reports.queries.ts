import type { Reach } from '#access/reach.ts'
import type { ISODate } from '#chile/dates.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { invalid } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { totalOf } from '#platform/server/sql/total-of.ts'
import { inSurnameOrder, nameIn, userMatches } from '#platform/server/sql/person-names.ts'
import type { VacationStatus } from '../model/states.ts'
import { daysOfUnits } from '../model/units.ts'
import { balancesAt, type UnitsOf } from './balances.queries.ts'

/** The reader of a report: all of the reaches hold. */
type Reader = { reaches: readonly Reach[]; self: number | null }
type Part = { descending?: boolean; page?: { size: number; number: number } }

export type BalanceFilter = {
  search?: string | null
  businessId?: number | null
  userId?: number | null
  /** The day of the balances; without it, today. */
  asOf?: ISODate | null
}

/** Whether a filter leaves few people. */
const isNarrow = (filter: { search?: string | null; userId?: number | null }): boolean =>
  !!filter.search || !!filter.userId

/** The contracts in force on a day, within all reaches. */
const inForce = (tx: Tx, { reaches, self }: Reader, filter: BalanceFilter, day: ISODate) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where('contract.initialDate', '<=', day)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', day)]),
    )
    .where((eb) => eb.and(reaches.map((reach) => payWithin(reach, ofContract, self))))
    .where((eb) => eb.and(userMatches(filter.search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, { 'contract.businessId': filter.businessId, 'contract.userId': filter.userId }),
    )

/** The balances of each contract in force on a day, by surname, in two statements. */
export async function vacationBalances(
  tx: Tx,
  reader: Reader,
  filter: BalanceFilter & { asOf: ISODate },
  { descending, page }: Part = {},
) {
  const contracts = await inForce(tx, reader, filter, filter.asOf)
    .select(['contract.id', 'contract.userId', 'contract.code as contractCode', 'users.rut'])
    .select(['contract.initialDate', 'business.name as businessName'])
    .select(nameIn('contract.userId').as('fullname'))
    .$call(
      inSurnameOrder(tx, 'contract.userId', {
        descending: descending ?? false,
        few: isNarrow(filter),
      }),
    )
    .orderBy('contract.userId')
    .orderBy('contract.id')
    .$if(page !== undefined, (query) =>
      query.limit(page?.size ?? 0).offset(((page?.number ?? 1) - 1) * (page?.size ?? 0)),
    )
    .execute()
  const ids = contracts.map(({ id }) => id)
  const balances = await balancesAt(tx, ids, filter.asOf)
  return contracts.flatMap((contract) => {
    const own = balances.get(contract.id)
    return own ? [{ ...contract, ...inDays(own) }] : []
  })
}

const inDays = ({ legal, progressive, additional, claimable, reserved }: UnitsOf) => ({
  legalBalance: daysOfUnits(legal),
  progressiveBalance: daysOfUnits(progressive),
  additionalBalance: daysOfUnits(additional),
  totalBalance: daysOfUnits(legal + progressive + additional),
  claimable: daysOfUnits(claimable),
  reserved: daysOfUnits(reserved),
})

/** The same as a list, for people who manage the time of others. */
export async function vacationBalanceReport(
  context: Context,
  input: ListInput<BalanceFilter>,
): Promise<Listed<BalanceRow>> {
  const { filter, sort, page } = input
  const { tx, today } = context
  const asOf = filter.asOf ?? today
  const reader = readerOf(context, 'vacationConfig.read')
  const rows = await vacationBalances(
    tx,
    reader,
    { ...filter, asOf },
    { descending: sort.descending, page },
  )
  const total = await totalOf(inForce(tx, reader, filter, asOf), input, rows.length)
  return { rows: rows.map(written), total }
}

const written = (row: Awaited<ReturnType<typeof vacationBalances>>[number]) => ({
  ...row,
  legalBalance: String(row.legalBalance),
  progressiveBalance: String(row.progressiveBalance),
  additionalBalance: String(row.additionalBalance),
  totalBalance: String(row.totalBalance),
  claimable: String(row.claimable),
  reserved: String(row.reserved),
})
export type BalanceRow = ReturnType<typeof written>

const readerOf = (
  { reach, actor }: Context,
  shown: 'vacationConfig.read' | 'vacations.read',
): Reader => ({ reaches: [reach('managementTime.read'), reach(shown)], self: actor.userId })

export type HistoryFilter = {
  from: ISODate
  to: ISODate
  businessId?: number | null
  userId?: number | null
  status?: VacationStatus | null
}

const taken = (tx: Tx, { reaches, self }: Reader, filter: HistoryFilter) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where((eb) => eb.and(reaches.map((reach) => payWithin(reach, ofContract, self))))
    .where('vacation.startDate', '<=', filter.to)
    .where('vacation.endDate', '>=', filter.from)
    .where((eb) =>
      filter.status ? eb('vacation.responseStatus', '=', filter.status) : eb.lit(true),
    )
    .where((eb) =>
      equalTo(eb, { 'contract.businessId': filter.businessId, 'contract.userId': filter.userId }),
    )

/** Vacations that meet some days, by surname and then by day, with the days that they took. */
export async function vacationHistory(
  tx: Tx,
  reader: Reader,
  filter: HistoryFilter,
  { descending, page }: Part = {},
) {
  const rows = await taken(tx, reader, filter)
    .select(['vacation.id', 'vacation.startDate', 'vacation.endDate', 'vacation.half'])
    .select(['vacation.legalUnits', 'vacation.progressiveUnits', 'vacation.additionalUnits'])
    .select(['vacation.responseStatus', 'vacation.voucherNo', 'vacation.enjoyedUntil'])
    .select(['contract.userId', 'contract.code as contractCode', 'users.rut'])
    .select('business.name as businessName')
    .select(nameIn('contract.userId').as('fullname'))
    .$call(
      inSurnameOrder(tx, 'contract.userId', {
        descending: descending ?? false,
        few: isNarrow(filter),
      }),
    )
    .orderBy('contract.userId')
    .orderBy('vacation.startDate')
    .orderBy('vacation.id')
    .$if(page !== undefined, (query) =>
      query.limit(page?.size ?? 0).offset(((page?.number ?? 1) - 1) * (page?.size ?? 0)),
    )
    .execute()
  return rows.map(({ legalUnits, progressiveUnits, additionalUnits, ...row }) => ({
    ...row,
    legalDays: daysOfUnits(legalUnits),
    progressiveDays: daysOfUnits(progressiveUnits),
    additionalDays: daysOfUnits(additionalUnits),
    businessDays: daysOfUnits(legalUnits + progressiveUnits + additionalUnits),
  }))
}

/** The same as a list, for people who manage the time of others. */
export async function vacationHistoryReport(
  context: Context,
  input: ListInput<HistoryFilter>,
): Promise<Listed<HistoryRow>> {
  const { filter, sort, page } = input
  if (filter.to < filter.from) throw invalid('to', 'Termina antes de comenzar')
  const { tx } = context
  const reader = readerOf(context, 'vacations.read')
  const rows = await vacationHistory(tx, reader, filter, { descending: sort.descending, page })
  const total = await totalOf(taken(tx, reader, filter), input, rows.length)
  return { rows: rows.map(historyRow), total }
}

const historyRow = (row: Awaited<ReturnType<typeof vacationHistory>>[number]) => ({
  ...row,
  legalDays: String(row.legalDays),
  progressiveDays: String(row.progressiveDays),
  additionalDays: String(row.additionalDays),
  businessDays: String(row.businessDays),
})
export type HistoryRow = ReturnType<typeof historyRow>
