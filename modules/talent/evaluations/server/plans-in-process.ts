import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { WeighedPlan } from '#modules/talent/surveys/model/scoring/plans-of-process.ts'

/** A plan of somebody in a process. */
export type PlanInProcess = WeighedPlan & { readonly processId: number; readonly workerId: number }

/** The plans of some processes, whoever asks: what closes a process and enters its finals. */
export const plansInProcess = provided<
  (tx: Tx, processIds: readonly number[]) => Promise<PlanInProcess[]>
>('plans of evaluation processes')
