import type { ISODate } from '#chile/dates.ts'
import { teamAway } from '#modules/time/absences/server/index.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { changedMeanwhile } from '#platform/server/errors.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import { type Broken, violations } from '../model/request-rules.ts'
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
  const { from, to } = request
  const busiest =
    rule.maxAwayPct === null
      ? undefined
      : await teamAway(context.tx, { contractId: asked.contractId, businessId, from, to })
  return violations(rule, { today: context.today, request, facts, plan, blackouts, busiest })
}

type OfBusiness = { businessId: number }

/** The rules of vacations of a razón social, newest first. */
export async function vacationRules(context: Context, { businessId }: OfBusiness) {
  await requireBusiness(context, businessId, 'businessOptions.read')
  return (await storedRules(context.tx, businessId)).toReversed()
}

type Change = Rule & { businessId: number; fromDay: ISODate; version: number | null }

/** Says what holds from a day on; of a day that has its rule already, its version is asked. */
export async function saveVacationRule(context: Context, change: Change) {
  const { businessId, fromDay, version, ...rule } = change
  await requireBusiness(context, businessId, 'businessOptions.update')
  const rules = await storedRules(context.tx, businessId)
  if (rules.some((row) => row.fromDay === fromDay)) {
    const { numUpdatedRows } = await context.tx
      .updateTable('vacationRule')
      .set({ ...rule, version: (version ?? 0) + 1 })
      .where('businessId', '=', businessId)
      .where('fromDay', '=', fromDay)
      .where('version', '=', version ?? 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      throw changedMeanwhile({ table: 'vacationRule', key: { businessId, fromDay } })
    }
  } else {
    await context.tx
      .insertInto('vacationRule')
      .values({ businessId, fromDay, ...rule })
      .execute()
  }
  return vacationRules(context, { businessId })
}
