import type { ISODate } from '#chile/dates.ts'
import { legalDaysChange } from '#modules/time/legal-calendar/server/index.ts'
import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'

/** What a change of days off is followed with: a request, or the worker by itself. */
export type Following = Pick<Context, 'tx' | 'session' | 'today'> & {
  services: Pick<Context['services'], 'publicUrl'>
}

/**
 * Follows a change of what is a day off, for everybody or for some contracts alone. The person who
 * makes the change is asked before; nobody is, where the law changes.
 */
type Handler = (
  following: Following,
  asked: Context | null,
  days: readonly ISODate[],
  contractIds: readonly number[] | null,
) => Promise<void>

/** What counts days, and counts again when a day off is added, changed or removed. */
export const daysOffChange = hook<Handler>('change of days off')

type Dated = { readonly date: ISODate }

type Change = { before?: Dated; after?: Dated }

/**
 * Says that days off were given, changed or removed: each with its day before, its day now, or
 * both. Work in background asks nobody.
 */
export async function daysOffChanged(
  following: Following | Context,
  changes: Change | readonly Change[],
): Promise<void> {
  const days = [changes]
    .flat()
    .flatMap(({ before, after }) => [before, after].flatMap((row) => row?.date ?? []))
  const asked = 'principal' in following ? following : null
  for (const handler of daysOffChange.listeners) {
    await handler(following, asked, [...new Set(days)], null)
  }
}

/** Counts again what some days off had counted, in the transaction of their change. */
export async function followChange(
  following: Following | Context,
  days: readonly ISODate[],
  contractIds: readonly number[] | null,
): Promise<void> {
  const asked = 'principal' in following ? following : null
  for (const handler of daysOffChange.listeners) await handler(following, asked, days, contractIds)
}

legalDaysChange.on('time-off', async (round, days) => {
  for (const handler of daysOffChange.listeners) await handler(round, null, days, null)
})
