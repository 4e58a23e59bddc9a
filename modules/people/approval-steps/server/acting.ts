import { isOfKind } from '#access/delegation.ts'
import type { Reach } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import type { StepKind } from '../model/steps.ts'
import {
  holdingsOf,
  keyOf,
  openRequests,
  type StepRequest,
  waitingFor,
} from './requests.queries.ts'

export type HeldSteps = {
  /** Every request of the company that waits at one of its steps. */
  readonly open: readonly StepRequest[]
  /** Those whose step somebody holds today. */
  readonly by: (userId: number | null) => readonly StepRequest[]
}

/** Which steps wait in the company, and who holds each. One statement where none does. */
export async function heldSteps(context: Context): Promise<HeldSteps> {
  const open = await openRequests(context.tx)
  const holdings = await holdingsOf(context, open)
  return {
    open,
    by: (userId) =>
      open.filter(
        (request) =>
          userId !== null && waitingFor(request, holdings.get(keyOf(request))).includes(userId),
      ),
  }
}

/**
 * The context of whoever holds the step of some requests of a kind: with the reach of its answer
 * over their people too. It opens more than those requests, so that what is read or answered with
 * it is narrowed to them by who asks.
 */
export function withHeld(
  context: Context,
  kind: StepKind,
  requests: readonly StepRequest[],
): Context {
  const placed = requests.map(({ userId, businessId }) => ({ userId, businessId }))
  const wider = (reach: Reach): Reach => ({
    ...reach,
    placed: [...reach.placed, ...placed],
    includesPrivate: true,
  })
  return {
    ...context,
    can: (permission) => isOfKind(kind, permission) || context.can(permission),
    reach: (permission) =>
      isOfKind(kind, permission) ? wider(context.reach(permission)) : context.reach(permission),
  }
}
