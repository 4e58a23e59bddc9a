import { addDays, type ISODate } from '#chile/dates.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

type Asked = {
  readonly contractId: number
  readonly businessId: number
  readonly from: ISODate
  readonly to: ISODate
}

/** The day of some on which most others of a team are away, and the contracts of those people. */
export type TeamAway = {
  readonly on: ISODate
  readonly away: number
  /** The people of the team, the one who asks among them. */
  readonly people: number
  readonly contractIds: readonly number[]
}

/**
 * How many others of the same supervisor and razón social are away on the days that somebody asks
 * for, on the day with most of them. Nothing for a person without supervisor.
 */
export async function teamAway(tx: Tx, asked: Asked): Promise<TeamAway | undefined> {
  const { contractId, businessId, from, to } = asked
  const asker = await contractsOn(tx, from).where('contract.id', '=', contractId).executeTakeFirst()
  if (!asker?.supervisorId) return undefined
  const team = await contractsOn(tx, from)
    .where('contract.businessId', '=', businessId)
    .where('held.supervisorId', '=', asker.supervisorId)
    .where('contract.initialDate', '<=', from)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', from)]),
    )
    .execute()
  const people = new Set(team.map(({ userId }) => userId)).size
  const others = new Map(
    team.flatMap(({ id, userId }) => (id === contractId ? [] : [[id, userId] as const])),
  )
  const away = await tx
    .selectFrom('timeOff')
    .select(['userContractId', 'fromDay', 'toDay'])
    .where(sql<boolean>`user_contract_id = any(${[...others.keys()]}::bigint[])`)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .execute()
  let busiest: TeamAway = { on: from, away: 0, people, contractIds: [] }
  for (let on = from; on <= to; on = addDays(on, 1)) {
    const gone = away.filter(({ fromDay, toDay }) => fromDay <= on && on <= toDay)
    const contractIds = gone.map(({ userContractId }) => userContractId)
    const count = new Set(contractIds.map((id) => others.get(id))).size
    if (count > busiest.away) busiest = { on, away: count, people, contractIds }
  }
  return busiest
}
