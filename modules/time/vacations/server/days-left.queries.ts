import type { ISODate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { Half } from '#modules/time/time-off/model/slots.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { type Facts, spendableOf } from '../model/ledger.ts'
import { poolsOf, type Rule, ruleOn, usualRule } from '../model/rule.ts'
import { daysOfUnits } from '../model/units.ts'
import { reservedIn } from './days.service.ts'
import { factsOf } from './facts.queries.ts'
import { withoutVacation } from './move.service.ts'
import { rulesIn } from './rules.queries.ts'

type Asked = {
  readonly id: number
  readonly contractId: number
  readonly businessId: number
  readonly from: ISODate
  readonly half: Half | null
  readonly units: number
  /** The approved vacation that it changes, whose days return with it. */
  readonly replacesId: number | null
}

/**
 * What the balance of each person is once their request is given, «le quedan 28,5», besides what
 * their other requests wait for: as many statements for a page as for one.
 */
export async function leftOf(
  tx: Tx,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, string>> {
  const contracts = asked.map(({ contractId }) => contractId)
  const known = await factsOf(tx, contracts)
  const waiting = await reservedIn(tx, contracts)
  const rules = await rulesIn(tx)
  return new Map(
    asked.flatMap((one) => {
      const facts = known.get(one.contractId)
      if (!facts) return []
      const others = (waiting.get(one.contractId) ?? []).filter(
        ({ vacationId }) => vacationId !== one.id,
      )
      const rule = ruleOn(rules.get(one.businessId) ?? [], one.from) ?? usualRule
      const entries = [...facts.entries, ...others]
      return [[one.id, leftWords(leftIn({ ...facts, entries }, rule, one))] as const]
    }),
  )
}

/** The units that a request leaves; less than none where it asks for days in advance. */
function leftIn(facts: Facts, rule: Rule, { from, half, units, replacesId }: Asked): number {
  const before = withoutVacation(facts, replacesId)
  return poolsOf(rule, half !== null).reduce(
    (sum, pool) => sum + Math.max(0, spendableOf(before, pool, from)),
    -units,
  )
}

function leftWords(units: number): string {
  const days = Math.round(Math.abs(daysOfUnits(units)) * 100) / 100
  const [one, many] = units < 0 ? ['falta', 'faltan'] : ['queda', 'quedan']
  return `le ${days === 1 ? one : many} ${formatNumber(days)}`
}
