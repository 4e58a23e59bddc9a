import { z } from 'zod'
import { changesSince } from '#modules/payroll/payroll-months/server/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { evaluated } from './evaluation.queries.ts'
import { keepChecks } from './kept-checks.queries.ts'
import { marksOf } from './fingerprints.ts'

/**
 * Evaluates the rules over a large open month and keeps what they find. What is written meanwhile
 * is noticed by the next reader, because the marks of what is kept were read before. Killed or run
 * twice, it looks again; a month that closed meanwhile keeps nothing.
 */
export const keepPayrollChecks = defineJob({
  kind: 'payrollChecks.keep',
  input: z.object({ payrollMonthId: z.number().int(), at: z.iso.datetime() }),
  async run({ session, transaction }, { payrollMonthId, at }, progress) {
    await progress(0, undefined, 'Revisando las liquidaciones')
    return transaction(async (tx, client) => {
      const begunAt = new Date(at)
      const db = { tx, client, session, now: begunAt }
      const month = await monthToCheck(db, payrollMonthId)
      if (!month) return { payrollMonthId, findings: 0 }
      const marks = await marksOf(db, month)
      const said = await evaluated(db, month)
      await keepChecks(db, payrollMonthId, { ...marks, begunAt, said })
      return { payrollMonthId, findings: said.length }
    })
  },
})

/** The month as the rules look at it; none when it is closed or not calculated. */
async function monthToCheck(db: CompanyDb, id: number) {
  const month = await db.tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.id', 'month.businessId', 'month.yearMonth', 'month.isOpen'])
    .select(['month.currentRunId', 'run.auditSeq', 'run.total as calculated'])
    .where('month.id', '=', id)
    .where('month.isOpen', '=', true)
    .executeTakeFirst()
  if (!month) return undefined
  const changes = await changesSince(db, [month])
  return { ...month, changesSince: changes.get(id) ?? 0 }
}
