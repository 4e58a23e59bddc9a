import type { Context } from '#platform/server/context.ts'
import type { MonthHead } from './month-heads.queries.ts'

/** A month that somebody wants to close, and how much changed since its calculation. */
type ClosingMonth = MonthHead & { readonly changesSince: number }

/** What a module adds to the closing of a process, and to its reopening, in their transaction. */
type Step = {
  /** Answers why a month of remuneraciones cannot close, if it cannot. */
  readonly before?: (context: Context, month: ClosingMonth) => Promise<string | undefined>
  readonly closed?: (context: Context, month: MonthHead) => Promise<void>
  readonly reopened?: (context: Context, month: MonthHead) => Promise<void>
}

const steps: Step[] = []

/** Adds a step to the closing of processes, for modules that stand on this one. */
export const onClosing = (step: Step): void => void steps.push(step)

/** Takes the steps of all modules, in the order in which they were added. */
export const closingSteps = {
  /** The first reason not to close a month. */
  async obstacle(context: Context, month: ClosingMonth): Promise<string | undefined> {
    for (const { before } of steps) {
      const reason = await before?.(context, month)
      if (reason) return reason
    }
    return undefined
  },
  async closed(context: Context, month: MonthHead): Promise<void> {
    for (const { closed } of steps) await closed?.(context, month)
  },
  async reopened(context: Context, month: MonthHead): Promise<void> {
    for (const { reopened } of steps) await reopened?.(context, month)
  },
}
