import type { Context } from '#platform/server/context.ts'
import type { MonthView } from './months.queries.ts'

/**
 * A process of a month that is not its payroll: an advance, an additional payment. Whoever knows it
 * says what opening, calculating, closing and reopening it take; the month itself is kept here.
 */
export type OtherProcess = {
  /** Refuses to open it, with the reason. */
  open(context: Context, wanted: { businessId: number; yearMonth: number }): Promise<void>
  calculate(context: Context, month: MonthView): Promise<void>
  /** Of its results as they would be closed now; refuses when they cannot be. Writes nothing. */
  fingerprint(context: Context, month: MonthView): Promise<string>
  /** What its closing leaves elsewhere, such as items of the payroll. */
  close(context: Context, month: MonthView): Promise<void>
  reopen(context: Context, month: MonthView): Promise<void>
}

const known = new Map<string, OtherProcess>()

/** Makes a type of process known; once for each. */
export function defineProcess(type: string, process: OtherProcess): void {
  if (known.has(type)) throw new Error(`Two processes are of type ${type}`)
  known.set(type, process)
}

export const otherProcess = (type: string): OtherProcess | undefined => known.get(type)
