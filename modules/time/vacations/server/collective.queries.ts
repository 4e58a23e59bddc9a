import type { ISODate } from '#chile/dates.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { leftOut } from '../model/collective.ts'
import type { Facts } from '../model/ledger.ts'
import { type Plan, planOf } from '../model/request.ts'
import type { Rule } from '../model/rule.ts'
import { reservedIn } from './days.service.ts'
import { factsOf } from './facts.queries.ts'
import { ruleOf } from './rules.queries.ts'

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
      query.where(sql<boolean>`held.area_id in (select named.id from area named
          where named.company_id = app.current_company()
            and app.plain(named.name) = app.plain(${area}))`),
    )
    .$if(costCenterId !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from cost_center_contract part
          where part.company_id = app.current_company() and part.user_contract_id = contract.id
            and part.cost_center_id = ${costCenterId} and part.status = 'ACTIVE'
            and part.valid @> ${startDate}::date)`,
      ),
    )
}

/** The days off of a group's razón social, or a refusal where a year has no calendar yet. */
export async function holidaysOf(tx: Tx, { businessId, startDate, endDate }: Group) {
  try {
    return (await daysOffIn(tx, { from: startDate, to: endDate }, 'VACATION'))(businessId)
  } catch (error) {
    if (error instanceof RangeError) throw invalid('startDate', error.message)
    throw error
  }
}

export type Member = {
  readonly id: number
  readonly userId: number
  readonly initialDate: ISODate
  readonly finalDate: ISODate | null
}

export type MemberPlan = { readonly plan: Plan } | { readonly left: string }

/** What all plans of a group share. */
export type Ground = { readonly holidays: ReadonlySet<ISODate>; readonly rule: Rule }

export const groundOf = async (tx: Tx, group: Group): Promise<Ground> => ({
  holidays: await holidaysOf(tx, group),
  rule: await ruleOf(tx, group.businessId, group.startDate),
})

/**
 * The days that each of some contracts takes of a collective vacation, or why it takes none: the
 * same number of questions for one contract and for thousands.
 */
export async function plansOf(
  tx: Tx,
  group: Group,
  members: readonly Member[],
  { holidays, rule }: Ground,
): Promise<ReadonlyMap<number, MemberPlan>> {
  const ids = members.map(({ id }) => id)
  const facts = await factsOf(tx, ids)
  const reserved = await reservedIn(tx, ids)
  const away = await awayIn(tx, ids, group)
  const request = { from: group.startDate, to: group.endDate, half: null }
  const one = (member: Member): MemberPlan => {
    const is = { isGiver: member.userId === group.creatorUserId, isAway: away.has(member.id) }
    const left = leftOut(group, member, is)
    if (left) return { left }
    const own = facts.get(member.id)
    if (!own) throw new Error(`Contract ${member.id} vanished while it was read`)
    const known: Facts = { ...own, entries: [...own.entries, ...(reserved.get(member.id) ?? [])] }
    return { plan: planOf(known, request, holidays, rule) }
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
