import { reachedIn } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { type Broken, brokenBy, type Busiest } from '../model/heed.ts'
import type { Facts } from '../model/ledger.ts'
import type { Plan } from '../model/request.ts'
import { type Rule, ruleFields, ruleOn, usualRule } from '../model/rule.ts'

/** The rules of a razón social, the oldest first. */
export const storedRules = (tx: Tx, businessId: number) =>
  tx
    .selectFrom('vacationRule')
    .select(['businessId', 'fromDay', 'version', ...ruleFields])
    .where('businessId', '=', businessId)
    .orderBy('fromDay')
    .execute()

/** The rules of every razón social, the oldest first of each. One statement. */
export const rulesIn = async (tx: Tx) =>
  Map.groupBy(
    await tx.selectFrom('vacationRule').selectAll().orderBy('fromDay').execute(),
    ({ businessId }) => businessId,
  )

/** What a razón social decided for vacations that begin on a day. */
export const ruleOf = async (tx: Tx, businessId: number, day: ISODate): Promise<Rule> =>
  ruleOn(await storedRules(tx, businessId), day) ?? usualRule

/** Refuses a razón social beyond a permission's reach, as if it did not exist. */
export async function requireBusiness(
  { tx, reach }: Context,
  id: number,
  permission: Permission,
): Promise<void> {
  const over = reach(permission)
  const found = await tx
    .selectFrom('business')
    .select('id')
    .where('id', '=', id)
    .$if(!over.all, (query) => query.where('id', 'in', [0, ...reachedIn(over)]))
    .executeTakeFirst()
  if (!found) throw notFound()
}

type Asked = {
  contractId: number
  businessId: number
  request: TimeOff
  /** With the days that other requests wait for. */
  facts: Facts
  plan: Plan
  rule: Rule
}

/** The rules of its razón social that a request breaks. */
export async function brokenRules(context: Context, asked: Asked): Promise<readonly Broken[]> {
  const { businessId, request, facts, plan, rule } = asked
  const blackouts = await context.tx
    .selectFrom('vacationBlackout')
    .select(['startDate', 'endDate', 'reason'])
    .where('businessId', '=', businessId)
    .where('startDate', '<=', request.to)
    .where('endDate', '>=', request.from)
    .orderBy('startDate')
    .execute()
  const busiest = rule.maxAwayPct === null ? undefined : await busiestDay(context.tx, asked)
  return brokenBy(rule, { today: context.today, request, facts, plan, blackouts, busiest })
}

/** The day of a request on which most others of the same supervisor and razón social are away. */
async function busiestDay(
  tx: Tx,
  { contractId, businessId, request }: Asked,
): Promise<Busiest | undefined> {
  const { from, to } = request
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
  let busiest: Busiest = { on: from, away: 0, people }
  for (let on = from; on <= to; on = addDays(on, 1)) {
    const gone = away.filter(({ fromDay, toDay }) => fromDay <= on && on <= toDay)
    const count = new Set(gone.map((row) => others.get(row.userContractId))).size
    if (count > busiest.away) busiest = { on, away: count, people }
  }
  return busiest
}
