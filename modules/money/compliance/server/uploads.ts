import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'
import { businessesWithin } from './calendar.queries.ts'

/** A razón social whose duties the actor may mark; out of reach is answered as not found. */
export async function requireBusiness(context: Context, id: number): Promise<void> {
  const found = await businessesWithin(context, 'compliance.update')
    .where('business.id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
}

/** The proof of a duty, attached to its razón social by people who may mark its duties. */
export const complianceProofs = papersOf('compliance', 'business', requireBusiness)
