import { isYearMonth, type YearMonth, monthTitle } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, invalid } from '#platform/server/errors.ts'
import { type Rule, ruleIn, unguarded, usualRule } from '../model/process-rule.ts'
import { businessById } from './businesses.queries.ts'
import { businessMonths } from './months.ts'

type OfBusiness = { businessId: number }

/** The rules of a razón social, newest first. */
export async function processRules(context: Context, { businessId }: OfBusiness) {
  await businessById(context, businessId, 'businessOptions.read')
  return (await storedRules(context.tx, [businessId])).toReversed()
}
export type ProcessRuleRow = Awaited<ReturnType<typeof processRules>>[number]

const storedRules = (tx: Tx, businessIds: readonly number[]) =>
  tx
    .selectFrom('processRule')
    .select(['businessId', 'fromMonth', 'closingApproval', 'payDay', 'payNextMonth', 'version'])
    .where('businessId', 'in', businessIds.length > 0 ? businessIds : [0])
    .orderBy('businessId')
    .orderBy('fromMonth')
    .execute()

/** What holds in some months of some razones sociales: one question for all of them. */
export async function rulesOf(tx: Tx, businessIds: readonly number[]) {
  const byBusiness = Map.groupBy(await storedRules(tx, businessIds), (row) => row.businessId)
  return (businessId: number, month: YearMonth): Rule =>
    ruleIn(byBusiness.get(businessId) ?? [], month) ?? usualRule
}

type Change = Rule & { businessId: number; fromMonth: YearMonth; version: number | null }

/** Says what holds from a month on; of a month that has its rule already, its version is asked. */
export async function saveProcessRule(context: Context, change: Change) {
  const { businessId, fromMonth, version, ...rule } = change
  await businessById(context, businessId, 'businessOptions.update')
  if (!isYearMonth(fromMonth)) throw invalid('fromMonth', 'Ese mes no existe')
  const rules = await storedRules(context.tx, [businessId])
  const months = await businessMonths.get().holdOpen(context.tx, businessId)
  const left = unguarded(rules, { ...rule, fromMonth }, months)
  if (left) {
    throw conflict(
      `${monthTitle(left)} está abierto y su cierre lo aprueba otra persona. ` +
        'La regla puede cambiar desde un mes que aún no se abre.',
    )
  }
  if (rules.some((row) => row.fromMonth === fromMonth)) {
    const { numUpdatedRows } = await context.tx
      .updateTable('processRule')
      .set({ ...rule, version: (version ?? 0) + 1 })
      .where('businessId', '=', businessId)
      .where('fromMonth', '=', fromMonth)
      .where('version', '=', version ?? 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      throw changedMeanwhile({ table: 'processRule', key: { businessId, fromMonth } })
    }
  } else {
    await context.tx
      .insertInto('processRule')
      .values({ businessId, fromMonth, ...rule })
      .execute()
  }
  return processRules(context, { businessId })
}
