import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { MonthHead } from './month-heads.queries.ts'

/** A month to close, and how many changes came after its calculation. */
type ClosingMonth = MonthHead & { readonly changesSince: number }

/** A module's part in closing or reopening a process, in the same transaction. */
type Step = {
  /** The reason why a month of remuneraciones cannot close, if there is one. */
  readonly before?: (context: Context, month: ClosingMonth) => Promise<string | undefined>
  readonly closed?: (context: Context, month: MonthHead) => Promise<void>
  readonly reopened?: (context: Context, month: MonthHead) => Promise<void>
}

/** The steps of closing, of modules above this one. */
export const monthClosing = hook<Step>('closing or reopening a process')

/** Runs the steps of all modules, in the order of their registration. */
export const closingSteps = {
  /** The first reason not to close a month. */
  async obstacle(context: Context, month: ClosingMonth): Promise<string | undefined> {
    for (const { before } of monthClosing.listeners) {
      const reason = await before?.(context, month)
      if (reason) return reason
    }
    return undefined
  },
  async closed(context: Context, month: MonthHead): Promise<void> {
    for (const { closed } of monthClosing.listeners) await closed?.(context, month)
  },
  async reopened(context: Context, month: MonthHead): Promise<void> {
    for (const { reopened } of monthClosing.listeners) await reopened?.(context, month)
  },
}
