import { within } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'

/** Whether the actor answers the vacation of that very contract. */
export async function mayAnswer(context: Context, contractId: number): Promise<boolean> {
  const found = await context.tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', contractId)
    .where(within(context.reach('vacations.update'), 'contract', context.actor.userId))
    .executeTakeFirst()
  return found !== undefined
}
