import { certificateChange } from '#modules/papers/company-certificates/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sql } from '#platform/server/sql/db.ts'
import { sealWaiting } from './seal.job.ts'

type Work = Pick<Context, 'tx' | 'session' | 'now'>

const sealingAgain = ({ tx, now }: Work) =>
  tx
    .updateTable('signatureRequest')
    .set({
      state: 'SEALING',
      sealProblem: null,
      updatedAt: now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('state', '=', 'SEAL_FAILED')

/** Goes on with what waited for a certificate: with the new one, or without seal. */
async function sealWhatWaited(context: Context, businessId: number): Promise<void> {
  const { numUpdatedRows } = await sealingAgain(context)
    .where('sealBusinessId', '=', businessId)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await goOn(context, businessId)
}

const goOn = (work: Work, businessId: number) =>
  enqueue(work, sealWaiting(undefined), { businessId, at: work.now.toISOString() })

/** Tries again what waits for the authority of time stamps. */
export async function stampWhatWaited(work: Work): Promise<void> {
  const rows = await sealingAgain(work)
    .where('sealProblem', '=', 'STAMP')
    .returning('sealBusinessId')
    .execute()
  // A company has a few razones sociales: each seals what is its own.
  for (const businessId of new Set(rows.flatMap(({ sealBusinessId }) => sealBusinessId ?? []))) {
    await goOn(work, businessId)
  }
}

certificateChange.on('signature', sealWhatWaited)
