import type { Context } from '#platform/server/context.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import { notFound } from '#platform/server/errors.ts'

/** The cases of a concept whose facts the actor may see: a case may contain a person's pay. */
export async function casesOf(context: Context, code: string) {
  const rows = await visible(context).where('example.code', '=', code).execute()
  return rows.map(readCase)
}
export type Case = Awaited<ReturnType<typeof casesOf>>[number]

/** One case within reach; out of reach is answered as not found. */
export async function caseById(context: Context, id: number): Promise<Case> {
  const row = await visible(context).where('example.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return readCase(row)
}

function visible(context: Context) {
  const reach = context.reach('payslips.read')
  const columns = { user: 'example.userId', business: 'example.businessId' }
  return context.tx
    .selectFrom('conceptCase as example')
    .select([
      'example.id',
      'example.code',
      'example.title',
      'example.businessId',
      'example.yearMonth',
      'example.userId',
      'example.facts',
      'example.expected',
      'example.version',
    ])
    .where(payWithin(reach, columns, context.actor.userId))
    .orderBy('example.id')
}

function readCase<Row extends { facts: unknown; expected: unknown }>(row: Row) {
  return { ...row, facts: readFacts(row.facts), expected: Number(row.expected) }
}

/**
 * Parses stored facts, which only this module writes: whole numbers by code. Anything else is
 * dropped.
 */
function readFacts(stored: unknown): Readonly<Record<string, number>> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
}
