import { z } from 'zod'
import { keepFigures } from '#modules/payroll/payroll-frame/server/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { keepGround, payPeople, settlePeople } from './gratification.people.ts'
import type { AdditionalMonth } from '#modules/payroll/additional-engine/server/index.ts'

/** Number of people paid in one transaction. */
const paidAtOnce = 500

/**
 * The gratification of a year. The year of every person is calculated first, in one transaction,
 * and then the payments, in batches. A killed job starts again from the beginning and gives the
 * same result.
 */
export const calculateGratification = defineJob({
  kind: 'additionalPayments.gratification',
  input: z.object({ monthId: z.number().int() }),
  async run(job, { monthId }, progress) {
    await progress(0, undefined, 'Leyendo el año')
    const { month, ids } = await inMonth(job, monthId, async (db, found) => ({
      month: found,
      ids: await settlePeople(db, found),
    }))
    let done = 0
    await progress(done, ids.length, 'Calculando')
    for (const some of piecesOf(ids, paidAtOnce)) {
      await inMonth(job, monthId, (db) => payPeople(db, month, some))
      done += some.length
      await progress(done, ids.length, 'Calculando')
    }
    await inMonth(job, monthId, async (db) => {
      await keepGround(db, month)
      await keepFigures(db, monthId, 'additional_payment')
    })
    return { monthId, paid: ids.length }
  },
})

/** Runs `work` in a transaction that keeps the process open until its end. */
const inMonth = <T>(
  job: JobContext,
  monthId: number,
  work: (db: CompanyDb, month: AdditionalMonth) => Promise<T>,
): Promise<T> =>
  job.transaction(async (tx, client) => {
    const month = await tx
      .selectFrom('payrollMonth')
      .select(['id', 'businessId', 'yearMonth', 'isOpen'])
      .where('id', '=', monthId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!month.isOpen) throw conflict('El mes está cerrado')
    return work({ tx, client, session: job.session }, month)
  })
