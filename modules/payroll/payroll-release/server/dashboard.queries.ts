import { bankName } from '#chile/catalogues.ts'
import { reachedIn } from '#access/reach.ts'
import { monthLabel } from '#chile/period.ts'
import { type MonthView, monthsInReach } from '#modules/payroll/payroll-months/server/index.ts'
import { processTitle } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { adviceOf, stageOf } from '../model/stages.ts'
import { accountWords } from '../model/release.ts'
import { payingAccountIn } from './paying-account.queries.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** How many finished processes the history of the summary shows. */
const remembered = 48

/** Processes with pending work: open months, and closed ones not yet published and paid. */
export async function payrollDashboard(context: Context) {
  const standing = await standings(context)
  return entries(
    context,
    standing.filter((one) => one.active),
  )
}

/** Finished processes, newest first. */
export async function payrollDashboardOld(context: Context) {
  const standing = await standings(context)
  return entries(context, standing.filter((one) => !one.active).slice(0, remembered))
}

/** The entries of some processes, finished or not, of those within reach. */
export async function dashboardOf(context: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, DashboardEntry>()
  const wanted = new Set(ids)
  const standing = await standings(context)
  const found = await entries(
    context,
    standing.filter(({ id }) => wanted.has(id)),
  )
  return new Map(found.map((entry) => [entry.payrollMonthId, entry]))
}

type Standing = {
  id: number
  active: boolean
  released: number
  paid: number
  description: string | null
  responsibleId: number | null
  responsible: string | null
  bankCode: string | null
  accountEnd: string | null
  fileId: number | null
  fileName: string | null
  closingAsked: string | null
}

/**
 * For a closed process `m`, how many of its people were notified and paid. An advance counts as
 * shown once paid; a settled person gets the payslip of the payroll, released and paid once.
 */
const releasedAndPaid = `select
  case m.type when 'PAYROLL' then (select count(*)::int from payslip_release r
      where r.company_id = $1 and r.payroll_run_id = m.current_run_id)
    when 'ADDITIONAL' then (select count(*)::int from additional_payment a
      join additional_release r on r.company_id = $1 and r.payroll_month_id = a.payroll_month_id
        and r.user_contract_id = a.user_contract_id and r.print = a.print
      where a.company_id = $1 and a.payroll_month_id = m.id)
    when 'SETTLEMENT' then (select count(*)::int from settlement_payslip s
      join payroll_month b on b.company_id = $1 and b.id = s.base_month_id
      join payslip_release r on r.company_id = $1 and r.payroll_run_id = b.current_run_id
        and r.user_contract_id = s.user_contract_id
      where s.company_id = $1 and s.payroll_month_id = m.id)
    else (m.figures ->> 'payslips')::int end as released,
  case m.type when 'SETTLEMENT' then (select count(*)::int from settlement_payslip s
      join payslip_payment y on y.company_id = $1 and y.payroll_month_id = s.base_month_id
        and y.user_contract_id = s.user_contract_id and y.status = 'PAID'
      where s.company_id = $1 and s.payroll_month_id = m.id)
    else (select count(*)::int from payslip_payment y
      where y.company_id = $1 and y.payroll_month_id = m.id and y.status = 'PAID') end as paid`

/**
 * Every process within reach, with the data around its calculation: one statement for all of them.
 */
async function standings({ client, session, reach: reachOf }: Context): Promise<Standing[]> {
  const reach = reachOf('payrollDashboard.read')
  const { rows } = await client.query<Standing>(
    `select m.id, coalesce(done.released, 0) as released, coalesce(done.paid, 0) as paid,
       m.is_open or coalesce((coalesce(run.totals, m.figures) ->> 'payslips')::int, 0)
         > least(coalesce(done.released, 0), coalesce(done.paid, 0)) as active,
       ${loginNameIn('q.requested_by', '$1')} as "closingAsked",
       m.description, m.responsible_id as "responsibleId",
       nullif(concat_ws(' ', person.firstname, person.paternal_lastname), '') as responsible,
       account."bankCode", right(account.number, 4) as "accountEnd",
       printed.id as "fileId", printed.name as "fileName"
     from payroll_month m
     left join payroll_run run on run.company_id = $1 and run.id = m.current_run_id
     left join lateral (${releasedAndPaid}) done on not m.is_open
     left join closing_request q on q.company_id = $1 and q.payroll_month_id = m.id
       and q.state = 'PENDING'
     left join user_version person on person.company_id = $1 and person.user_id = m.responsible_id
       and person.superseded_at is null and upper_inf(person.valid)
     left join lateral (${payingAccountIn('$1')}) account on true
     left join lateral (select f.id, f.name from file f where f.company_id = $1
         and f.related_type = 'payrollMonth' and f.related_id = m.id::text
         and f.removed_at is null and f.kept_as = 'RECORD' and f.media_type <> 'application/pdf'
       order by f.id desc limit 1) printed on true
     where m.company_id = $1 and ($2 or m.business_id = any($3::bigint[]))
     order by m.year_month desc, m.business_id, m.type`,
    [session.companyId, reach.all, [...reachedIn(reach)]],
  )
  return rows
}

/** The processes as the summary shows them, in the order found. */
async function entries(context: Context, standing: readonly Standing[]) {
  const known = await monthsInReach(context, {
    permission: 'payrollDashboard.read',
    ids: standing.map(({ id }) => id),
  })
  const months = new Map(known.map((month) => [month.id, month]))
  return standing.flatMap((one) => {
    const month = months.get(one.id)
    return month ? [entryOf(month, one)] : []
  })
}

function entryOf(month: MonthView, around: Standing) {
  const { released, paid, closingAsked } = around
  const process = { ...month, released, paid, closingAsked }
  const stage = stageOf(process)
  const { bankCode, accountEnd } = around
  return {
    payrollMonthId: month.id,
    businessId: month.businessId,
    businessName: month.businessName,
    yearMonth: month.yearMonth,
    type: month.type,
    activity: processTitle(month),
    workers: month.contracts,
    realWorkers: month.calculated,
    failed: month.failed,
    released,
    paid,
    responsibleId: around.responsibleId,
    responsible: around.responsible,
    state: month.activeJobId === null ? month.stateLabel : 'Calculando',
    stage,
    advice: adviceOf(stage, process),
    description: around.description,
    bank: bankCode === null ? null : accountWords(bankName(bankCode), accountEnd),
    file: around.fileName,
    totalNet: month.totalNet,
    totalPeople: month.totalPeople,
  }
}

export type DashboardEntry = ReturnType<typeof entryOf>

/** The open months of each razón social, which «Revisa tu Proceso» lists. */
export async function monthsActive({ tx, reach: reachOf }: Context) {
  const reach = reachOf('payrollMonths.read')
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .leftJoin('job', (join) =>
      join
        .on('job.kind', '=', 'payrollMonths.calculate')
        .on(sql<boolean>`job.key = 'month:' || month.id`)
        .on('job.status', 'in', ['QUEUED', 'RUNNING']),
    )
    .select([
      'month.id as payrollMonthId',
      'business.name as businessName',
      'month.yearMonth',
      'month.type',
      'month.name',
      'job.done',
      'job.total',
      sql<boolean>`job.id is not null`.as('calculating'),
    ])
    .where('month.isOpen', '=', true)
    .where(businessWithin(reach, 'month.businessId'))
    .orderBy('month.yearMonth', 'desc')
    .orderBy('business.name')
    .orderBy('month.type')
    .execute()
  return rows.map(({ done, total, ...row }) => ({
    ...row,
    percent: row.calculating && total ? Math.floor(((done ?? 0) * 100) / total) : null,
  }))
}
export type ActiveMonth = Awaited<ReturnType<typeof monthsActive>>[number]

/** The months with any process, newest first, and how many processes are open in each. */
export async function payrollPeriods({ tx, reach: reachOf }: Context) {
  const reach = reachOf('payrollMonths.read')
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .select(({ fn }) => [
      'month.yearMonth',
      fn.countAll<number>().as('processes'),
      sql<number>`count(*) filter (where month.is_open)`.as('open'),
    ])
    .where(businessWithin(reach, 'month.businessId'))
    .groupBy('month.yearMonth')
    .orderBy('month.yearMonth', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, label: monthLabel(row.yearMonth) }))
}
export type Period = Awaited<ReturnType<typeof payrollPeriods>>[number]
