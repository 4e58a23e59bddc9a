import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile } from '#platform/server/errors.ts'
import type { Rule } from '../model/rule.ts'
import { requireBusiness, storedRules } from './rules.queries.ts'

type OfBusiness = { businessId: number }

/** The rules of vacations of a razón social, newest first. */
export async function vacationRules(context: Context, { businessId }: OfBusiness) {
  await requireBusiness(context, businessId, 'businessOptions.read')
  return (await storedRules(context.tx, businessId)).toReversed()
}

export type VacationRuleRow = Awaited<ReturnType<typeof vacationRules>>[number]

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
    if (numUpdatedRows === 0n) throw changedMeanwhile()
  } else {
    await context.tx
      .insertInto('vacationRule')
      .values({ businessId, fromDay, ...rule })
      .execute()
  }
  return vacationRules(context, { businessId })
}
