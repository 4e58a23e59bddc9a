import type { Context } from '#platform/server/context.ts'
import type { MonthView } from './months.queries.ts'

/** Looks at a month that somebody wants to close, and answers why it cannot be, if it cannot. */
export type ClosingCheck = (context: Context, month: MonthView) => Promise<string | undefined>

const checks: ClosingCheck[] = []

/** Adds a condition to closing, for modules that stand on this one. */
export const beforeClosing = (check: ClosingCheck): void => void checks.push(check)

/** The first reason not to close, in the order in which the conditions were added. */
export async function closingObstacle(
  context: Context,
  month: MonthView,
): Promise<string | undefined> {
  for (const check of checks) {
    const reason = await check(context, month)
    if (reason) return reason
  }
  return undefined
}
