import { z } from 'zod'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { holdKept, keepBook } from './stored-amounts.queries.ts'
import { closingOf } from './marks.ts'
import { OwedBookkeeper } from './owed-book.ts'
import { type OwingHead, owingHead, owingPayslips } from './amounts-owed.queries.ts'
import { lastRow } from './affected-contracts.queries.ts'

/** Payslips that are read in one transaction. */
const atOnce = 1_000

/**
 * Adds up what a closed month owes to third parties, and keeps it. What is written of people
 * meanwhile is found by the next reader, because what is kept says up to which row of the audit it
 * was read. Killed, it begins again; a month that was opened meanwhile keeps nothing.
 */
export const keepThirdParties = defineJob({
  kind: 'thirdParties.keep',
  input: z.object({ payrollMonthId: z.number().int() }),
  async run(job, { payrollMonthId: monthId }, progress) {
    await progress(0, undefined, 'Leyendo las liquidaciones')
    const { companyId } = job.session
    const start = await startOf(job, monthId)
    if (!start) return { payrollMonthId: monthId, payslips: 0 }
    const { head, plan, auditSeq } = start
    const keeper = new OwedBookkeeper(head, plan)
    let after = 0
    for (;;) {
      const rows = await job.transaction((tx) =>
        owingPayslips(tx, { ...head, after, most: atOnce }),
      )
      for (const row of rows) keeper.add(row)
      await progress(keeper.payslips, start.total, 'Sumando lo que se debe a cada tercero')
      after = rows.at(-1)?.contractId ?? after
      if (rows.length < atOnce) break
    }
    const closing = closingOf(head)
    await job.transaction(async (tx, client) => {
      await holdKept(tx, monthId)
      const now = await owingHead(tx, monthId)
      if (!now || closingOf(now) !== closing) return
      await keepBook(client, { companyId, monthId }, { book: keeper.book(), closing, auditSeq })
    })
    return { payrollMonthId: monthId, payslips: keeper.payslips }
  },
})

const startOf = (job: JobContext, monthId: number) =>
  job.transaction(async (tx, client) => {
    const auditSeq = await lastRow({ client, session: job.session })
    const head = await owingHead(tx, monthId)
    if (!head) return undefined
    const plan = await planOf(tx, job.session.companyId, head.planHash)
    return { head, plan, auditSeq, total: await payslipsOf(tx, head) }
  })

async function payslipsOf(tx: Parameters<typeof owingHead>[0], { runId }: OwingHead) {
  const { total } = await tx
    .selectFrom('payrollRun')
    .select('total')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return total
}
