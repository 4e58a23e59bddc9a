import type { ApiOperation } from '#access/api.ts'
import { type Context, follow } from '../context.ts'
import { requireAsked } from './guarded-inputs.ts'
import type { Input } from './input.ts'
import { leaveTrace } from './trace.ts'

/**
 * What ends every mutation inside a company, in its transaction: the rules were asked about what it
 * set, what follows from it is done, and it left a trace. Answers what there is to tell.
 */
export async function runFollowers(
  context: Context,
  name: ApiOperation,
  input: Input<unknown> | undefined,
  value: unknown,
): Promise<string | null> {
  requireAsked(context.tx, input, value)
  const message = await follow(context)
  await leaveTrace(context, name, input, value)
  return message
}
