import { bearsOn } from '#modules/people/cost-centers/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import type { Plan } from '#modules/time/vacations/model/request.ts'
import { plansOf } from '#modules/time/vacations/server/index.ts'
import { sql, type Tx } from '#platform/server/db.ts'
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
  const { businessId, area, costCenterId, startDate, endDate } = group
  return contractsOn(tx, startDate)
    .where('contract.businessId', '=', businessId)
    .where('contract.initialDate', '<=', endDate)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', startDate)]),
    )
    .$if(area !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from area named
          where named.company_id = app.current_company() and named.id = held.area_id
            and app.plain(named.name) = app.plain(${area}))`,
      ),
    )
    .$if(costCenterId !== null, (query) =>
      query.where(bearsOn(costCenterId ?? 0, startDate, 'contract')),
    )
}

/**
 * How many contracts of a razón social hold on a day in each area; those without one are counted
 * apart. The same contracts and terms as `membersOf`, read for all at once: the terms of that day,
 * and only for a contract without any, the first ones it gets.
 */
export const areasOf = (tx: Tx, businessId: number, day: ISODate) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('userContract as contract')
        .leftJoin('userContractVersion as one', (join) =>
          join
            .onRef('one.userContractId', '=', 'contract.id')
            .on('one.supersededAt', 'is', null)
            .on(sql<boolean>`one.valid @> ${day}::date`),
        )
        .select(
          sql<number | null>`case when one.user_contract_id is not null then one.area_id else
            (select first.area_id from user_contract_version first
              where first.company_id = app.current_company()
                and first.user_contract_id = contract.id and first.superseded_at is null
              order by lower(first.valid) limit 1) end`.as('areaId'),
        )
        .where('contract.businessId', '=', businessId)
        .where('contract.status', '<>', 'DELETED')
        .where('contract.initialDate', '<=', day)
        .where((on) =>
          on.or([on('contract.finalDate', 'is', null), on('contract.finalDate', '>=', day)]),
        )
        .as('held'),
    )
    .leftJoin('area', 'area.id', 'held.areaId')
    .select('area.name as area')
    .select(sql<number>`count(*)`.as('people'))
    .groupBy(['held.areaId', 'area.name'])
    .execute()

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
  const plans = await plansOf(tx, group, ids)
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
