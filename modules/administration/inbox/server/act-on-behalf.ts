import type { approvalKinds } from '#modules/company/approvals/server/index.ts'
import type { InPlace } from '#modules/people/delegations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { UserError } from '#platform/server/errors.ts'

type Kind = ReturnType<typeof approvalKinds>[number]

/**
 * Does something with a pending thing as oneself; where it is out of one's own reach, in the place
 * of whoever delegated its kind. The service of the kind asks for everything again each time, and
 * what the first one says that reaches it is what is said.
 */
export async function actOnBehalf<T>(
  context: Context,
  places: readonly InPlace[],
  { kind }: Kind,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const own = await attempt(context, work)
  if ('done' in own) return own.done
  for (const place of places) {
    if (place.kind !== kind) continue
    const other = await attempt(place.context, work)
    if ('done' in other) return other.done
  }
  throw own.refused
}

/** What was done, or that it is out of reach: then the transaction is as before. */
async function attempt<T>(context: Context, work: (context: Context) => Promise<T>) {
  await context.client.query('savepoint attempt')
  try {
    const done = await work(context)
    await context.client.query('release savepoint attempt')
    return { done }
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    await context.client.query('rollback to savepoint attempt')
    return { refused: error }
  }
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof UserError && (error.kind === 'not-found' || error.kind === 'forbidden')
