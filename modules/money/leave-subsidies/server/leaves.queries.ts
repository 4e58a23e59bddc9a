import type { Permission } from '#access/services.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { AbsenceSubtype } from '#modules/time/absences/model/catalogs.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { inSurnameOrder, nameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { payerName, payerOf } from '../model/subsidy-amounts.ts'
import { type Proposal, proposalsOf } from './paid-leaves.queries.ts'
import { auditHealthOf } from './sight.ts'

/** Approved medical leaves within reach that nobody follows yet. */
const untaken = ({ tx, reach, actor }: Context, permission: Permission) =>
  tx
    .selectFrom('absence')
    .innerJoin('userContract as contract', 'contract.id', 'absence.userContractId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where('absence.type', '=', 'LICENSE')
    .where('absence.responseStatus', '=', 'APPROVED')
    .where(
      sql<boolean>`not exists (select from leave_subsidy taken
        where taken.company_id = app.current_company() and taken.absence_id = absence.id)`,
    )
    .where(contractWithin({ reach, actor }, permission))
    // What a leave is owed follows from payslips.
    .where(contractWithin({ reach, actor }, 'payslips.read'))

const columns = (query: ReturnType<typeof untaken>) =>
  query
    .select(['absence.id', 'absence.userContractId as contractId', 'absence.subtype'])
    .select([
      'absence.startDate',
      'absence.endDate',
      'absence.halfDay',
      'absence.licenseNumber as license',
    ])
    .select(['contract.userId', 'users.rut', 'business.name as businessName'])
    .select(['business.ccafCode as ccaf', 'business.mutualCode as mutual'])
    .select(nameIn('contract.userId').as('fullname'))
    .select(
      sql<string | null>`(select held.health_institution from user_version held
        where held.company_id = app.current_company() and held.user_id = contract.user_id
          and held.superseded_at is null
          and coalesce(upper(held.valid), 'infinity') > absence.start_date
        order by lower(held.valid) limit 1)`.as('healthInstitution'),
    )
type Stored = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

type Filter = { search: string | null; subtype: AbsenceSubtype | null; businessId: number | null }
export const leaveSort = ['endDate', 'fullname'] as const

/** A page of leaves to follow, each with what was paid of it and what is owed. */
export async function leavesToRecover(
  context: Context,
  input: ListInput<Filter, (typeof leaveSort)[number]>,
) {
  const { filter, sort } = input
  const { search, subtype, businessId } = filter
  const matching = untaken(context, 'leaveSubsidies.create')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'absence.subtype': subtype, 'contract.businessId': businessId }))
  const few = search !== null
  const ordered = columns(matching)
    .$if(sort.by === 'fullname', inSurnameOrder(context.tx, 'contract.userId', { ...sort, few }))
    .$if(sort.by === 'endDate', (query) =>
      query.orderBy('absence.endDate', sort.descending ? 'desc' : 'asc'),
    )
    .orderBy('absence.id', 'desc')
  const { rows, total } = await listed(matching, ordered, input)
  auditHealthOf(context, rows)
  return { rows: await withProposals(context, rows), total }
}
export type LeaveRow = Awaited<ReturnType<typeof leavesToRecover>>['rows'][number]

/** The leaves of some absences that may be followed, with their proposals; others are left out. */
export async function leavesOfAbsences(context: Context, absenceIds: readonly number[]) {
  const rows = await columns(untaken(context, 'leaveSubsidies.create'))
    .where(sql<boolean>`absence.id = any(${[...absenceIds]}::bigint[])`)
    .orderBy('absence.id')
    .forNoKeyUpdate('absence')
    .execute()
  return withProposals(context, rows)
}

async function withProposals(context: Context, rows: readonly Stored[]) {
  const proposals = await proposalsOf(context, rows)
  return rows.map(({ ccaf, mutual, healthInstitution, ...row }) => {
    const payer = payerOf({ subtype: row.subtype, healthInstitution, ccaf, mutual })
    const proposal = proposals.get(row.id) ?? unknown
    return { ...row, ...proposal, payer, payerName: payerName(payer) }
  })
}

const unknown: Proposal = { paid: null, owed: null, basis: null, left: null }
