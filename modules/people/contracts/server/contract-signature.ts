import type { ISODate } from '#chile/dates.ts'
import type { CompanyNow } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Says of contracts that their papers have all signatures, and since when. */
export async function markSigned(
  { tx }: CompanyNow,
  { contractIds, signedOn }: { contractIds: readonly number[]; signedOn: ISODate },
): Promise<void> {
  await tx
    .updateTable('userContract')
    .set({ signed: true, signatureDate: signedOn, version: sql<number>`version + 1` })
    .where(sql<boolean>`id = any(${[...contractIds]}::bigint[])`)
    .where('signed', '=', false)
    .execute()
}
