import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  lastPerson,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { reachesWhole } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { cancelJob as cancel } from '#platform/server/jobs/enqueue.ts'
import { conflict } from '#platform/server/errors.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import { contractsIn } from '#modules/payroll/payroll-input/server/index.ts'
import { everybody } from './contracts.queries.ts'
import { contractCounts } from './month-figures.queries.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { comparedOf } from './run-of.ts'
import { ofContract, payslipWithin, payWithin } from '#modules/people/sight/server/index.ts'

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

type Filter = { payrollMonthId: number; search: string | null }

/**
 * Why some contracts of the month have no payslip, each with the place to correct it, in pages. A
 * search takes words of the name and the RUT.
 */
export async function payrollRunErrors(context: Context, input: ListInput<Filter, 'name'>) {
  const { payrollMonthId, search } = input.filter
  const month = await monthById(context, payrollMonthId)
  const matching = context.tx
    .selectFrom('payslipError as error')
    .innerJoin('userContract as contract', 'contract.id', 'error.userContractId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .innerJoin('users', 'users.id', 'contract.userId')
    .where('error.payrollRunId', '=', month.currentRunId ?? 0)
    .where(payWithin(everybody(context), ofContract, context.actor.userId))
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
  const ordered = matching
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
    .orderBy(personSurname, input.sort.descending ? 'desc' : 'asc')
    .orderBy('error.userContractId')
  return listed(matching, ordered, input)
}

/**
 * The contracts of a month without a payslip in its current run, whatever the caller may see: those
 * with an error, and those the run does not contain.
 */
export async function withoutPayslip(
  { tx }: Pick<Context, 'tx'>,
  {
    businessId,
    yearMonth,
    currentRunId,
  }: Pick<MonthHead, 'businessId' | 'yearMonth' | 'currentRunId'>,
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

type NetsOf = {
  payrollMonthId: number
  contracts: readonly { contractId: number }[] | null
}

/**
 * The net of each contract of a month, and the one that its last recalculation replaced: the grid
 * of entries shows them while somebody types, of the contracts of its page. Contracts with an error
 * have no net.
 */
export async function recalculations(context: Context, { payrollMonthId, contracts }: NetsOf) {
  const month = await monthById(context, payrollMonthId)
  const only = contracts?.map(({ contractId }) => contractId)
  return seen(context, month)
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${only ?? []}::bigint[])`),
    )
    .leftJoin('payslipRecalculation as mark', (join) =>
      onSame(join, 'mark', 'payslip', ['payrollRunId', 'userContractId']),
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
