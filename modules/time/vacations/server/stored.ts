import { z } from 'zod'
import { sql, type Tx } from '#platform/server/db.ts'
import type { Entry } from '../model/ledger.ts'

/** The purses, as they are kept with what an act changed. */
export const Pool = z.enum(['LEGAL', 'PROGRESSIVE', 'ADDITIONAL'])
/** The state and the days of a vacation, as its row keeps them. */
export const Stored = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'CANCELED']),
  enjoyedUntil: z.string().nullable(),
  response: z.string().nullable(),
  legal: z.number(),
  progressive: z.number(),
  additional: z.number(),
  advance: z.number(),
})
export type Stored = z.infer<typeof Stored>

type Take = Pick<Entry, 'pool' | 'units'>

/** The units of each purse in the first days that a shortened vacation keeps. */
export function parted(takes: readonly Take[], keeps: number, advance: number) {
  let left = keeps
  const sums = { LEGAL: 0, PROGRESSIVE: 0, ADDITIONAL: 0 }
  for (const { pool, units } of takes) {
    const part = Math.min(left, -units)
    sums[pool] += part
    left -= part
  }
  const { LEGAL: legal, PROGRESSIVE: progressive, ADDITIONAL: additional } = sums
  return { legal, progressive, additional, advance: Math.min(advance, legal) }
}

/** Writes the state and the days of some vacations, one statement for all of them. */
export async function writeStored(
  tx: Tx,
  loginId: number | null,
  rows: readonly (Stored & { id: number })[],
): Promise<void> {
  await sql`update vacation v set response_status = now.status, response = now.response,
      enjoyed_until = now."enjoyedUntil", legal_units = now.legal,
      progressive_units = now.progressive, additional_units = now.additional,
      advance_units = now.advance, updated_login_id = ${loginId}, version = v.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (id bigint, status text,
      response text, "enjoyedUntil" date, legal integer, progressive integer, additional integer,
      advance integer)
    where v.company_id = app.current_company() and v.id = now.id`.execute(tx)
}
