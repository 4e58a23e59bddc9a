import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'

/** Follows a change of what is a day off, in its transaction. */
type Handler = (context: Context, days: readonly ISODate[]) => Promise<void>

const handlers: Handler[] = []

/** Registers what counts days, and counts again when a day off is added, changed or removed. */
export function onDaysOffChange(handler: Handler): void {
  handlers.push(handler)
}

/** Says that some days may be days off now, or be none any more. */
export async function daysOffChanged(context: Context, days: readonly ISODate[]): Promise<void> {
  for (const handler of handlers) await handler(context, [...new Set(days)])
}
