import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { type SettingChoices, settingDefs } from '#payroll/settings.ts'
import { calculateBatch, type Engine, openEngine } from './calculate.ts'
import { conceptsOf } from './company-concepts.ts'
import { companyItems, contractIdsOf, contractsOf, itemsOf } from './gather.queries.ts'
import { storeFailures, storePayslips } from './store.ts'

/** Contracts that are gathered, calculated and stored in one transaction. */
const batchSize = 400

/** Calculates everybody of a month and, when all is written, makes that run the month's. */
export const calculateMonth = defineJob({
  kind: 'payrollMonths.calculate',
  input: z.object({ monthId: z.number().int() }),
  async run(job, { monthId }, progress) {
    const prepared = await job.transaction((tx) => prepare(tx, job, monthId))
    const { engine, month, runId, contractIds } = prepared
    let done = await job.transaction((tx) => alreadyDone(tx, runId))
    const left = contractIds.filter((id) => !done.has(id))
    await progress(done.size, contractIds.length, 'Calculando')
    for (let at = 0; at < left.length; at += batchSize) {
      const ids = left.slice(at, at + batchSize)
      await job.transaction(async (tx, client) => {
        const gathered = {
          month: month.yearMonth,
          business: month,
          contracts: await contractsOf(tx, month.businessId, month.yearMonth, ids),
          items: await itemsOf(tx, month.yearMonth, ids),
        }
        const { payslips, failures } = calculateBatch(engine, gathered)
        const where = { companyId: job.session.companyId, runId, monthId }
        await storePayslips(client, where, payslips)
        await storeFailures(client, where, failures)
      })
      await progress(done.size + Math.min(at + batchSize, left.length), contractIds.length, 'Calculando')
    }
    done = await job.transaction((tx) => alreadyDone(tx, runId))
    return job.transaction((tx) => publish(tx, job, monthId, runId, done.size))
  },
})

/** Opens the run of this job, or finds the one that a killed worker left. */
async function prepare(tx: Tx, job: JobContext, monthId: number) {
  const month = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('businessOption as option', 'option.businessId', 'business.id')
    .select([
      'month.yearMonth',
      'month.businessId',
      'month.isOpen',
      'business.accidentabilityRate',
      'option.payrollUseThirtyDays',
      'option.payrollUseThirtyDaysOnLicense',
      'option.payrollSettings',
    ])
    .where('month.id', '=', monthId)
    .executeTakeFirstOrThrow()
  if (!month.isOpen) throw conflict('El mes está cerrado')
  const engine = openEngine(month.yearMonth, conceptsOf(await companyItems(tx)), {
    choices: choicesOf(month),
  })
  const contractIds = await contractIdsOf(tx, month.businessId, month.yearMonth)
  const runId = await runOf(tx, job, monthId, engine, contractIds.length)
  return { engine, month, runId, contractIds }
}

type Options = {
  payrollUseThirtyDays: boolean
  payrollUseThirtyDaysOnLicense: boolean
  payrollSettings: unknown
}

/** The dated questions a razón social answers in its own way. */
export function choicesOf(option: Options): SettingChoices {
  const stored =
    typeof option.payrollSettings === 'object' && option.payrollSettings !== null
      ? new Map(Object.entries(option.payrollSettings))
      : new Map<string, unknown>()
  const own = settingDefs.flatMap(({ code, options }) => {
    const value = stored.get(code)
    return typeof value === 'string' && value in options ? [[code, value] as const] : []
  })
  return {
    ...Object.fromEntries(own),
    ...(option.payrollUseThirtyDays ? { CONVENCION_INGRESO: 'TREINTA' } : {}),
    ...(option.payrollUseThirtyDaysOnLicense ? { CONVENCION_LICENCIA: 'TREINTA' } : {}),
  }
}

async function runOf(tx: Tx, job: JobContext, monthId: number, engine: Engine, total: number) {
  const { plan, period } = engine.payroll
  const known = await tx
    .selectFrom('payrollRun')
    .select('id')
    .where('jobId', '=', job.job.id)
    .executeTakeFirst()
  if (known) return known.id
  await tx
    .insertInto('payrollPlan')
    .values({ hash: plan.hash, library: JSON.stringify(plan.library) })
    .onConflict((on) => on.columns(['companyId', 'hash']).doNothing())
    .execute()
  const { id } = await tx
    .insertInto('payrollRun')
    .values({
      payrollMonthId: monthId,
      jobId: job.job.id,
      planHash: plan.hash,
      periodValues: JSON.stringify(period),
      total,
      requestedBy: job.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Contracts that the run already answered, with a payslip or with a reason. */
async function alreadyDone(tx: Tx, runId: number): Promise<Set<number>> {
  const payslips = await tx
    .selectFrom('payslip')
    .select('userContractId')
    .where('payrollRunId', '=', runId)
    .execute()
  const failures = await tx
    .selectFrom('payslipError')
    .select('userContractId')
    .where('payrollRunId', '=', runId)
    .execute()
  return new Set([...payslips, ...failures].map((row) => row.userContractId))
}

/** Closes the run and points the month at it, in one transaction: before it nobody sees the run, after it all do. */
async function publish(tx: Tx, job: JobContext, monthId: number, runId: number, done: number) {
  const month = await tx
    .selectFrom('payrollMonth')
    .select('isOpen')
    .where('id', '=', monthId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!month.isOpen) throw conflict('El mes se cerró mientras se calculaba')
  const totals = await tx
    .selectFrom('payslip')
    .select(({ fn }) => [
      fn.countAll<number>().as('payslips'),
      sql<number>`coalesce(sum(net), 0)::bigint`.as('net'),
      sql<number>`coalesce(sum(earnings), 0)::bigint`.as('earnings'),
      sql<number>`coalesce(sum(deductions), 0)::bigint`.as('deductions'),
      sql<number>`coalesce(sum(employer_cost), 0)::bigint`.as('employerCost'),
    ])
    .where('payrollRunId', '=', runId)
    .executeTakeFirstOrThrow()
  const failed = done - totals.payslips
  await tx
    .updateTable('payrollRun')
    .set({
      state: 'DONE',
      done,
      failed,
      totals: JSON.stringify(totals),
      finishedAt: sql<Date>`now()`,
    })
    .where('id', '=', runId)
    .execute()
  await tx
    .updateTable('payrollMonth')
    .set((eb) => ({ currentRunId: runId, version: eb('version', '+', 1) }))
    .where('id', '=', monthId)
    .execute()
  await sql`select app.write_audit(${job.session.companyId}, 'Proceso', 'payroll_run', ${String(runId)},
    null, ${JSON.stringify({ monthId, ...totals, failed })}::jsonb)`.execute(tx)
  return { runId, payslips: totals.payslips, failed }
}
