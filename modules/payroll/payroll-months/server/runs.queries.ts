import { sortedBySurname } from '#chile/names.ts'
import { personName, personSurname, lastPerson } from '#platform/server/person-names.ts'
import { type Reach, reachesPay, reachesWhole } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { cancelJob as cancel } from '#platform/server/jobs/enqueue.ts'
import { conflict } from '#platform/server/errors.ts'
import { heldTerms, contractsIn } from '#modules/payroll/payroll-input/server/index.ts'
import { nameInMonth } from '#modules/payroll/payroll-input/model/name-in-month.ts'
import { contractCounts } from './month-figures.queries.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { comparedOf } from './run-of.ts'
import { payslipWithin, payWithin } from '#modules/people/sight/server/index.ts'

/** The progress of a month's calculation: its job, while it runs and after. */
export async function payrollRun(context: Context, { payrollMonthId }: { payrollMonthId: number }) {
  const month = await monthById(context, payrollMonthId)
  const job = await context.tx
    .selectFrom('job')
    .select(['id', 'status', 'done', 'total', 'message', 'error', 'startedAt', 'finishedAt'])
    .where('kind', '=', 'payrollMonths.calculate')
    .where('key', '=', `month:${payrollMonthId}`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const compared = await comparedRun(context, month)
  return {
    payrollMonthId,
    jobId: job?.id ?? null,
    status: job?.status ?? 'NONE',
    done: job?.done ?? 0,
    total: job?.total ?? (await contractCounts(context, [month])).get(month.id) ?? 0,
    message: job?.message ?? null,
    error: job?.error ?? null,
    startedAt: job?.startedAt ?? null,
    finishedAt: job?.finishedAt ?? null,
    calculated: month.calculated,
    failed: month.failed,
    recalculated: compared?.recalculated ?? null,
    unchanged: compared?.unchanged ?? null,
  }
}

/**
 * How many of the month's payslips its last calculation changed, as it was published. Hidden from
 * people who do not see all of them.
 */
async function comparedRun({ tx, reach }: Context, month: MonthHead) {
  const { currentRunId: runId, businessId } = month
  if (runId === null || !reachesWhole(reach('payslips.read'), businessId)) return undefined
  const run = await tx
    .selectFrom('payrollRun')
    .select('totals')
    .where('id', '=', runId)
    .executeTakeFirst()
  return comparedOf(run?.totals)
}

/** Why some contracts of the month have no payslip, each with the place to correct it. */
export async function payrollRunErrors(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId)
  if (month.currentRunId === null) return []
  return context.tx
    .selectFrom('payslipError as error')
    .innerJoin('userContract as contract', 'contract.id', 'error.userContractId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .innerJoin('users', 'users.id', 'contract.userId')
    .select([
      'error.userContractId as contractId',
      'contract.userId',
      'contract.code as contractCode',
      'users.rut',
      'error.code',
      'error.message',
      'error.field',
      personName.as('name'),
    ])
    .where('error.payrollRunId', '=', month.currentRunId)
    .where(payWithin(everybody(context), columns, context.actor.userId))
    .orderBy(personSurname)
    .execute()
}

/**
 * The contracts of a month without a payslip in its current run, whatever the caller may see: those
 * with an error, and those the run does not contain.
 */
export async function withoutPayslip(
  { tx }: Context,
  { businessId, yearMonth, currentRunId }: MonthHead,
) {
  return contractsIn(tx, businessId, yearMonth)
    .leftJoin('payslip', (join) =>
      join
        .on('payslip.payrollRunId', '=', currentRunId)
        .onRef('payslip.userContractId', '=', 'contract.id'),
    )
    .leftJoin('payslipError as error', (join) =>
      join
        .on('error.payrollRunId', '=', currentRunId)
        .onRef('error.userContractId', '=', 'contract.id'),
    )
    .select(['contract.id as contractId', 'error.code', 'error.message'])
    .where('payslip.userContractId', 'is', null)
    .orderBy('contract.id')
    .execute()
}

/** Stops the calculation of a month. Its results are not published. */
export async function cancelCalculation(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId, 'payrollProcesses.create')
  if (month.activeJobId === null) throw conflict('El cálculo ya terminó')
  await cancel(context, month.activeJobId)
  return payrollRun(context, { payrollMonthId })
}

/** The contracts of a month for its grid, with the name of each person. */
export async function activeContracts(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId)
  const rows = await heldTerms(context.tx, month.yearMonth, { businessId: month.businessId })
  const reach = everybody(context)
  const seen = ({ ownerId, ...row }: (typeof rows)[number]) =>
    reachesPay(reach, { ...row, userId: ownerId }, context.actor.userId)
  return sortedBySurname(rows.filter(seen), (row) => row).map((row) => ({
    contractId: row.contractId,
    userId: row.ownerId,
    contractCode: row.code,
    name: nameInMonth(row),
    rut: row.rut,
    jobTitle: row.jobTitle,
    area: row.area,
  }))
}

const columns = { user: 'contract.userId', business: 'contract.businessId' }
/** A reader of a month sees all its people except those of the confidential payroll. */
const everybody = (context: Context): Reach => ({
  ...context.reach('payslips.read'),
  all: true,
})

/**
 * The net of each contract of a month, and the one that its last recalculation replaced: the grid
 * of entries shows them while somebody types. Contracts with an error have no net.
 */
export async function recalculations(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId)
  return seen(context, month)
    .leftJoin('payslipRecalculation as mark', (join) =>
      join
        .onRef('mark.payrollRunId', '=', 'payslip.payrollRunId')
        .onRef('mark.userContractId', '=', 'payslip.userContractId'),
    )
    .select([
      'payslip.userContractId as contractId',
      'payslip.net',
      'mark.recalculatedAt',
      sql<number>`(select count(*)::int from payslip_revision r
        where r.company_id = app.current_company() and r.payroll_run_id = payslip.payroll_run_id
          and r.user_contract_id = payslip.user_contract_id)`.as('revisions'),
      sql<number | null>`(select r.net from payslip_revision r
        where r.company_id = app.current_company() and r.payroll_run_id = payslip.payroll_run_id
          and r.user_contract_id = payslip.user_contract_id
        order by r.revision desc limit 1)`.as('before'),
    ])
    .orderBy('payslip.userContractId')
    .execute()
}

function seen(context: Context, month: MonthHead) {
  const reach = context.reach('payslips.read')
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .where('payslip.payrollRunId', '=', month.currentRunId ?? 0)
    .where(payslipWithin(reach, columns, context.actor.userId))
}
