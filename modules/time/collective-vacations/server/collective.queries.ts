import { bearsOn } from '#modules/people/cost-centers/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import { wholeChoice } from '#modules/people/chosen-people/server/index.ts'
import type { Plan } from '#modules/time/vacations/model/request.ts'
import { collectiveDays } from '#modules/time/vacations/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { leftOut } from '../model/collective.ts'

/** Whose vacation a collective one is, and when. */
export type Group = {
  readonly businessId: number
  readonly area: string | null
  readonly costCenterId: number | null
  readonly startDate: ISODate
  readonly endDate: ISODate
  /** The person who gives it, who has none of it from themselves. */
  readonly creatorUserId: number | null
}

/** The contracts of a group that are in force on some of its days, as of its first day. */
export const membersOf = (tx: Tx, group: Group) => {
  const { businessId, area, costCenterId, startDate: from, endDate: to } = group
  return wholeChoice(tx, { businessId, from, to, area }).$if(costCenterId !== null, (query) =>
    query.where(bearsOn(costCenterId ?? 0, from, 'contract')),
  )
}

export type Member = {
  readonly id: number
  readonly userId: number
  readonly initialDate: ISODate
  readonly finalDate: ISODate | null
}

export type MemberPlan = { readonly plan: Plan } | { readonly left: string }

/**
 * The days that each of some contracts takes of a collective vacation, or why it takes none: the
 * same number of questions for one contract and for thousands.
 */
export async function plansFor(
  tx: Tx,
  group: Group,
  members: readonly Member[],
): Promise<ReadonlyMap<number, MemberPlan>> {
  const ids = members.map(({ id }) => id)
  const plans = await collectiveDays.plansOf(tx, group, ids)
  const away = await awayIn(tx, ids, group)
  const one = (member: Member): MemberPlan => {
    const is = { isGiver: member.userId === group.creatorUserId, isAway: away.has(member.id) }
    const left = leftOut(group, member, is)
    if (left) return { left }
    const plan = plans.get(member.id)
    if (!plan) throw new Error(`Contract ${member.id} vanished while it was read`)
    return { plan }
  }
  return new Map(members.map((member) => [member.id, one(member)]))
}

async function awayIn(tx: Tx, ids: readonly number[], { startDate, endDate }: Group) {
  const rows = await tx
    .selectFrom('timeOff')
    .select('userContractId')
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .where('fromDay', '<=', endDate)
    .where('toDay', '>=', startDate)
    .execute()
  return new Set(rows.map(({ userContractId }) => userContractId))
}
