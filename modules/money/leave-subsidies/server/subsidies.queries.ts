import type { Permission } from '#access/services.ts'
import { addDays, addMonths, formatDate, type ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import { subsidyClaimMonths } from '#law/parameters/leave.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { nameIn, personBehind, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { ageOf, claimUntil, payerName } from '../model/subsidy-amounts.ts'
import { expectedStates } from '../model/states.ts'
import type { LeaveSubsidyState, SubsidyAge } from '../model/subsidy.ts'
import { auditHealthOf } from './sight.ts'

export type SubsidyFilter = {
  search: string | null
  status: LeaveSubsidyState | null
  payer: string | null
  age: SubsidyAge | null
  businessId: number | null
  due: boolean | null
  unknown: boolean | null
}
export const subsidySort = ['endDate', 'fullname', 'owed'] as const

/** How many days before its last day a claim is pressing. */
const pressingDays = 30

/** The subsidies within the reach of a permission, of people whose payslips the actor reads. */
export const reached = ({ tx, reach, actor }: Context, permission: Permission) =>
  tx
    .selectFrom('leaveSubsidy as subsidy')
    .innerJoin('absence', 'absence.id', 'subsidy.absenceId')
    .innerJoin('userContract as contract', 'contract.id', 'subsidy.userContractId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where(contractWithin({ reach, actor }, permission))
    // What a leave is owed follows from payslips.
    .where(contractWithin({ reach, actor }, 'payslips.read'))
type Found = ReturnType<typeof reached>

const isExpected = sql<boolean>`subsidy.status = any(${[...expectedStates]}::text[])`

/** Those of which something is expected, and nobody knows how much. */
const isUnknown = sql<boolean>`(${isExpected} and subsidy.owed is null)`

/** Those of no accident of work whose last day to collect is near, or behind. */
const isPressing = (today: ISODate) => {
  const ended = addMonths(addDays(today, pressingDays), -subsidyClaimMonths)
  return sql<boolean>`(${isExpected} and subsidy.subtype <> 'WORK_ACCIDENT'
    and subsidy.end_date <= ${ended}::date)`
}

const ages: Readonly<Record<SubsidyAge, readonly [number, number]>> = {
  D30: [-100_000, 30],
  D60: [31, 60],
  D90: [61, 90],
  OLDER: [91, 100_000],
}

const isAged = (age: SubsidyAge, today: ISODate) => {
  const [least, most] = ages[age]
  return sql<boolean>`(${isExpected}
    and ${today}::date - subsidy.end_date between ${least}::int and ${most}::int)`
}

const columns = (query: Found) =>
  query
    .select(['subsidy.id', 'subsidy.absenceId', 'subsidy.userContractId', 'subsidy.subtype'])
    .select(['subsidy.startDate', 'subsidy.endDate', 'subsidy.payer', 'subsidy.paid'])
    .select(['subsidy.owed', 'subsidy.received', 'subsidy.basis', 'subsidy.claimedOn'])
    .select(['subsidy.claimNumber', 'subsidy.comment', 'subsidy.status', 'subsidy.reason'])
    .select(['subsidy.version', 'contract.userId', 'users.rut', 'business.name as businessName'])
    .select(['absence.licenseNumber as license', 'absence.responseStatus'])
    .select(['absence.startDate as startNow', 'absence.endDate as endNow'])
    .select(['absence.subtype as subtypeNow', nameIn('contract.userId').as('fullname')])
    .select(sql<string | null>`${sql.raw(personBehind('subsidy.updated_login_id'))}`.as('by'))
type Stored = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** A page of subsidies; reading them is audited. */
export async function leaveSubsidies(
  context: Context,
  input: ListInput<SubsidyFilter, (typeof subsidySort)[number]>,
) {
  const { filter, sort } = input
  const { search, status, payer, age, businessId, due, unknown } = filter
  const matching = reached(context, 'leaveSubsidies.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'subsidy.status': status }))
    .where((eb) => equalTo(eb, { 'subsidy.payer': payer }))
    .$if(age !== null, (query) => query.where(isAged(age ?? 'D30', context.today)))
    .where((eb) => equalTo(eb, { 'contract.businessId': businessId }))
    .$if(due === true, (query) => query.where(isPressing(context.today)))
    .$if(unknown === true, (query) => query.where(isUnknown))
  const by = {
    endDate: sql`subsidy.end_date`,
    fullname: surnameIn('contract.userId'),
    owed: sql`subsidy.owed`,
  }[sort.by]
  const ordered = columns(matching)
    .orderBy(by, (order) => (sort.descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('subsidy.id', 'desc')
  const { rows, total } = await listed(matching, ordered, input)
  auditHealthOf(context, rows)
  return { rows: rows.map((row) => shown(context, row)), total }
}
export type SubsidyRow = Awaited<ReturnType<typeof leaveSubsidies>>['rows'][number]

function shown({ today }: Context, stored: Stored) {
  const { responseStatus, startNow, endNow, subtypeNow, ...row } = stored
  const until = claimUntil(row.subtype, row.endDate)
  const expected = expectedStates.includes(row.status)
  const missing = !expected ? 0 : row.owed === null ? null : Math.max(0, row.owed - row.received)
  return {
    ...row,
    payerName: payerName(row.payer),
    missing,
    age: expected ? ageOf(row.endDate, today) : null,
    claimUntil: expected ? until : null,
    pressing: expected && until !== null && until <= addDays(today, pressingDays),
    changed: changedWords(row, { responseStatus, startNow, endNow, subtypeNow }),
  }
}

/** What became of the leave since it was taken up, in words; nothing while it is the same. */
function changedWords(
  row: Pick<Stored, 'startDate' | 'endDate' | 'subtype'>,
  now: Pick<Stored, 'responseStatus' | 'startNow' | 'endNow' | 'subtypeNow'>,
): string | null {
  const { responseStatus, startNow, endNow, subtypeNow } = now
  if (responseStatus !== 'APPROVED') {
    return `La licencia está ${RequestStatus.label(responseStatus).toLowerCase()}`
  }
  if (startNow !== row.startDate || endNow !== row.endDate) {
    return `La licencia va ahora del ${formatDate(startNow)} al ${formatDate(endNow)}`
  }
  return subtypeNow === row.subtype ? null : 'La licencia cambió de clase'
}

/** One subsidy within reach, as the list shows it. */
export async function subsidyById(context: Context, id: number): Promise<SubsidyRow> {
  const row = await columns(reached(context, 'leaveSubsidies.read'))
    .where('subsidy.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  auditHealthOf(context, [row])
  return shown(context, row)
}

/** What was received of a subsidy, the first amount first. */
export async function leaveSubsidyPayments(context: Context, { id }: { id: number }) {
  await subsidyById(context, id)
  return context.tx
    .selectFrom('leaveSubsidyPayment as payment')
    .select(['payment.id', 'payment.receivedOn', 'payment.amount', 'payment.reference'])
    .select(sql<string | null>`${sql.raw(personBehind('payment.login_id'))}`.as('author'))
    .where('payment.leaveSubsidyId', '=', id)
    .orderBy('payment.receivedOn')
    .orderBy('payment.id')
    .execute()
}
export type PaymentRow = Awaited<ReturnType<typeof leaveSubsidyPayments>>[number]

/**
 * What is still missing, by institution and by how long ago the leaves ended, and how many leaves
 * have no amount yet and are in no sum of it.
 */
export async function leaveSubsidyTotals(context: Context) {
  const { today } = context
  const aged = (age: SubsidyAge) =>
    sql<number>`coalesce(sum(greatest(subsidy.owed - subsidy.received, 0))
      filter (where ${isAged(age, today)}), 0)::int`
  const rows = await reached(context, 'leaveSubsidies.read')
    .where(isExpected)
    .select('subsidy.payer')
    .select([aged('D30').as('d30'), aged('D60').as('d60'), aged('D90').as('d90')])
    .select(aged('OLDER').as('older'))
    .select(sql<number>`count(*)::int`.as('leaves'))
    .select(sql<number>`(count(*) filter (where ${isPressing(today)}))::int`.as('pressing'))
    .select(sql<number>`(count(*) filter (where ${isUnknown}))::int`.as('unknown'))
    .select(sql<number>`sum(subsidy.paid)::int`.as('paid'))
    .select(sql<number>`sum(subsidy.received)::int`.as('received'))
    .groupBy('subsidy.payer')
    .orderBy('subsidy.payer')
    .execute()
  return rows.map((row) => ({
    ...row,
    payerName: payerName(row.payer),
    missing: row.d30 + row.d60 + row.d90 + row.older,
  }))
}
export type TotalRow = Awaited<ReturnType<typeof leaveSubsidyTotals>>[number]
