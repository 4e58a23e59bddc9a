import { contractWithin } from '#modules/people/sight/server/index.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'

type Asked = { userId: number | null }

/**
 * The contracts of somebody whose vacations the actor reads, the newest first, with what the actor
 * may do with each. Without a person, one's own.
 */
export async function vacationContracts(context: Context, { userId }: Asked) {
  const { tx, today, actor, reach } = context
  const over = (permission: Parameters<typeof reach>[0]) =>
    contractWithin({ reach, actor }, permission)
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
