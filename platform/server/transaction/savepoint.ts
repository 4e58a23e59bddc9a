import type { Context } from '../context.ts'
import { asUserError, isRetryable } from '../database-errors.ts'
import type { UserError } from '../errors.ts'
import { named } from '../records/writers.ts'

/**
 * Does a part of an act so that its refusal undoes that part alone: answers the refusal, or nothing
 * when it was done. Anything else that fails undoes the whole.
 */
export async function apart(
  context: Context,
  work: () => Promise<unknown>,
): Promise<UserError | undefined> {
  const { client } = context
  await client.query('savepoint apart')
  try {
    await work()
    await client.query('release savepoint apart')
    return undefined
  } catch (error) {
    const refusal = isRetryable(error) ? undefined : asUserError(error)
    if (!refusal) throw error
    await client.query('rollback to savepoint apart')
    return named(context, refusal)
  }
}
