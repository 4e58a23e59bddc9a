import { z } from 'zod'
import { keepFigures } from '#modules/payroll/payroll-frame/server/index.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { keepGround, payPeople, settlePeople } from './gratification.people.ts'
import type { Hands, AdditionalMonth } from '#modules/payroll/additional-engine/server/index.ts'

/** People that are paid in one transaction. */
const paidAtOnce = 500

/**
 * The gratification of a year: everybody's year first, in one transaction, then the payments, some
 * at a time. Killed and run again it begins again, and comes to the same.
 */
export const calculateGratification = defineJob({
  kind: 'additionalPayments.gratification',
  input: z.object({ monthId: z.number().int() }),
  async run(job, { monthId }, progress) {
    await progress(0, undefined, 'Leyendo el año')
    const { month, ids } = await inMonth(job, monthId, async (hands, found) => ({
      month: found,
      ids: await settlePeople(hands, found),
    }))
    let done = 0
    await progress(done, ids.length, 'Calculando')
    for (const some of piecesOf(ids, paidAtOnce)) {
      await inMonth(job, monthId, (hands) => payPeople(hands, month, some))
      done += some.length
      await progress(done, ids.length, 'Calculando')
    }
    await inMonth(job, monthId, async (hands) => {
      await keepGround(hands, month)
      await keepFigures(hands, monthId, 'additional_payment')
    })
    return { monthId, paid: ids.length }
  },
})

/** One transaction over a process that is open, and stays so until its end. */
const inMonth = <T>(
  job: JobContext,
  monthId: number,
  work: (hands: Hands, month: AdditionalMonth) => Promise<T>,
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
