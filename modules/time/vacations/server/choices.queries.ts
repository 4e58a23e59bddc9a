import { contractsOn, within } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'

type Asked = { userId: number | null }

/**
 * The contracts of somebody whose vacations the actor reads, the newest first, with what the actor
 * may do with each. Without a person, one's own.
 */
export async function vacationContracts(context: Context, { userId }: Asked) {
  const { tx, today, actor, reach } = context
  const over = (permission: Parameters<typeof reach>[0]) =>
    within(reach(permission), 'contract', actor.userId)
  const whose = userId ?? actor.userId ?? 0
  const own = whose === actor.userId
  const rows = await contractsOn(tx, today)
    .select([
      over('vacations.create').as('asks'),
      over('vacations.update').as('answers'),
      over('vacationConfig.read').as('counts'),
      over('vacationConfig.update').as('configures'),
    ])
    .where('contract.userId', '=', whose)
    .where('contract.status', '<>', 'DELETED')
    .where(over('vacations.read'))
    .orderBy('contract.initialDate', 'desc')
    .orderBy('contract.id')
    .execute()
  return rows.map(({ id, fullname, jobTitle, businessName, ...row }) => ({
    id,
    fullname,
    label: `${jobTitle} · ${businessName}`,
    ended: row.finalDate !== null && row.finalDate < today,
    canAsk: row.asks === true,
    canAnswer: row.answers === true && !own,
    canSeeBalance: row.counts === true,
    canConfigure: row.configures === true && !own,
  }))
}

export type VacationContract = Awaited<ReturnType<typeof vacationContracts>>[number]

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
