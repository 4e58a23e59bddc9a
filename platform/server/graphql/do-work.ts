import { inCompany, type RequestContext } from '../context.ts'
import { asUserError, isRetryable } from '../database-errors.ts'
import { tooSlow, unauthenticated } from '../errors.ts'
import { namingWriter } from '../records/writers.ts'
import type { Work } from './registered-operations.ts'

/** Runs the work in its place; colliding transactions are tried again, three times at most. */
export async function doWork<Value, Result>(
  facts: Work<Value, Result>,
  context: RequestContext,
  input: Value,
  tries = 3,
): Promise<Result> {
  try {
    if (!('run' in facts || facts.continues)) await context.transaction?.end()
    if ('open' in facts) return await facts.open(context, input)
    if (!context.principal) throw unauthenticated()
    if (performance.now() > context.deadline) throw tooSlow()
    if ('platform' in facts) {
      return await facts.platform(
        { ...context, principal: context.principal, now: context.services.now() },
        input,
      )
    }
    return await inCompany(context, (inside) =>
      namingWriter(inside, () => facts.run(inside, input)),
    )
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return doWork(facts, context, input, tries - 1)
    throw error
  }
}

/** Throws what a person can read of a failure, where there is such a thing. */
export async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asUserError(error) ?? error
  }
}
