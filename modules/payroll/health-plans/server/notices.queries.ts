import { z } from 'zod'
import type { Permission } from '#access/services.ts'
import { previousMonth, type YearMonth } from '#chile/period.ts'
import { payWithin, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import { currentPayslips, takenIn } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { nameIn, personBehind, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { HealthPlanKind, HealthPlanState } from '../model/notice.ts'
import { heldWords, institutionName, planAfter } from '../model/plan.ts'
import { heldOn } from './held-plans.queries.ts'

export type NoticeFilter = {
  search: string | null
  status: HealthPlanState | null
  kind: HealthPlanKind | null
  institution: string | null
  month: YearMonth | null
}
export const noticeSort = ['fromMonth', 'fullname', 'notifiedOn'] as const
type Sort = (typeof noticeSort)[number]

/**
 * The notifications of the people within the reach of a permission, who may be confidential. A plan
 * is of their record: who does not read contracts has none of it.
 */
export const reached = ({ tx, reach, actor }: Context, permission: Permission) =>
  tx
    .selectFrom('healthPlanNotice as notice')
    .innerJoin('users', 'users.id', 'notice.userId')
    .where(personWithin(reach(permission), 'notice.userId'))
    .where(personShown(reach(permission), 'notice.userId', actor.userId))
    .where(personWithin(reach('contracts.read'), 'notice.userId'))

const columns = (query: ReturnType<typeof reached>) =>
  query
    .select(['notice.id', 'notice.userId', 'notice.folio', 'notice.kind', 'notice.institution'])
    .select(['notice.planUnit', 'notice.fromMonth', 'notice.notifiedOn', 'notice.comment'])
    .select(['notice.status', 'notice.reason', 'notice.before', 'notice.version', 'users.rut'])
    .select(sql<string | null>`trim_scale(notice.plan_value)::text`.as('planValue'))
    .select(nameIn('notice.userId').as('fullname'))
    .select(sql<string | null>`${sql.raw(personBehind('notice.updated_login_id'))}`.as('by'))
    .select(
      sql<boolean>`exists (select from payslip
        join payroll_month month on month.company_id = app.current_company()
          and month.current_run_id = payslip.payroll_run_id and month.type = 'PAYROLL'
          and not month.is_open and month.year_month >= notice.from_month
        where payslip.company_id = app.current_company()
          and payslip.user_id = notice.user_id)`.as('late'),
    )
type Stored = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

/** A page of notifications, each beside what the record says; reading them is audited. */
export async function healthPlanNotices(context: Context, input: ListInput<NoticeFilter, Sort>) {
  const { filter, sort } = input
  const { search, status, kind, institution, month } = filter
  const matching = reached(context, 'healthPlans.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'notice.status': status, 'notice.kind': kind }))
    .where((eb) => equalTo(eb, { 'notice.institution': institution }))
    .where((eb) => equalTo(eb, { 'notice.fromMonth': month }))
  const by = {
    fromMonth: sql`notice.from_month`,
    fullname: surnameIn('notice.userId'),
    notifiedOn: sql`notice.notified_on`,
  }[sort.by]
  const ordered = columns(matching)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('notice.id', 'desc')
  const { rows, total } = await listed(matching, ordered, input)
  return { rows: await compared(context, rows), total }
}
export type NoticeRow = Awaited<ReturnType<typeof healthPlanNotices>>['rows'][number]

const keptPlan = z.object({
  previsionType: z.string().nullable(),
  healthInstitution: z.string().nullable(),
  healthAmountUf: z.string().nullable(),
  healthAmount: z.number().nullable(),
  healthPercentage: z.string().nullable(),
})

/** What the column `before` keeps. */
export const keptBefore = (value: unknown) => keptPlan.parse(value)

/** Adds to each notification what the record says, would say, and why it would not. */
async function compared(context: Context, rows: readonly Stored[]) {
  auditHealthOf(context, rows)
  const held = await heldOn(context, rows)
  return rows.map(({ before, ...row }) => {
    const now = held.get(row.id)
    const was = row.status === 'APPLIED' ? keptBefore(before) : now
    const outcome = was && planAfter(was, row)
    return {
      ...row,
      institutionName: institutionName(row.institution),
      heldPlan: was ? heldWords(was) : null,
      newPlan: outcome && 'after' in outcome ? heldWords(outcome.after) : null,
      left: outcome && 'left' in outcome ? outcome.left : null,
    }
  })
}

/** Leaves in the audit that somebody read the health of those people. */
const auditHealthOf = (context: Context, rows: readonly { userId: number }[]): void =>
  recordPeopleAtEnd(context, 'lectura:salud', rows)

/** One notification within reach, as the list shows it. */
export async function noticeById(context: Context, id: number): Promise<NoticeRow> {
  const rows = await columns(reached(context, 'healthPlans.read'))
    .where('notice.id', '=', id)
    .execute()
  const [row] = await compared(context, rows)
  if (!row) throw notFound()
  return row
}

/**
 * What the payslips of the month before and of the first month discount for health, contract by
 * contract; nothing of months that are not calculated, nor of pay that is out of reach.
 */
export async function healthPlanDiscounts(context: Context, { id }: { id: number }) {
  const { userId, fromMonth } = await noticeById(context, id)
  if (!context.can('payslips.read')) return []
  const reach = context.reach('payslips.read')
  const months = [previousMonth(fromMonth), fromMonth]
  const rows = await currentPayslips(context.tx)
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.yearMonth', 'month.isOpen', 'month.currentRunId', 'business.name'])
    .select(['payslip.userContractId', 'contract.code'])
    .where('payslip.userId', '=', userId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', 'in', months)
    .where(
      payWithin(
        reach,
        { user: 'payslip.userId', business: 'contract.businessId' },
        context.actor.userId,
      ),
    )
    .orderBy('business.name')
    .orderBy('contract.code')
    .orderBy('month.yearMonth')
    .execute()
  const runs = Map.groupBy(rows, ({ currentRunId }) => currentRunId)
  const taken = await Promise.all(
    [...runs].map(async ([currentRunId, own]) => {
      const contracts = own.map(({ userContractId }) => userContractId)
      return [currentRunId, await takenIn(context, { currentRunId }, contracts)] as const
    }),
  )
  const of = new Map(taken)
  return rows.map(({ currentRunId, userContractId, name, ...row }) => ({
    ...row,
    userContractId,
    businessName: name,
    discount:
      (of.get(currentRunId)?.of(userContractId, 'SALUD_LEGAL') ?? 0) +
      (of.get(currentRunId)?.of(userContractId, 'SALUD_ADICIONAL') ?? 0),
  }))
}
export type Discount = Awaited<ReturnType<typeof healthPlanDiscounts>>[number]
