import { certificateChange } from '#modules/papers/company-certificates/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sql } from '#platform/server/sql/db.ts'
import { sealWaiting } from './seal.job.ts'

/** Goes on with what waited for a certificate: with the new one, or without seal. */
async function sealWhatWaited(context: Context, businessId: number): Promise<void> {
  const { tx, now } = context
  const { numUpdatedRows } = await tx
    .updateTable('signatureRequest')
    .set({
      state: 'SEALING',
      updatedAt: now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('sealBusinessId', '=', businessId)
    .where('state', '=', 'SEAL_FAILED')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await enqueue(context, sealWaiting(undefined), { businessId, at: now.toISOString() })
}

certificateChange.on('signature', sealWhatWaited)
