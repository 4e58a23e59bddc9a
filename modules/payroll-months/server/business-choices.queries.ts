import type { Context } from '#platform/server/context.ts'
import { choicesOf } from './company-concepts.ts'

/** How a razón social answers the questions that the law leaves to it. */
export async function choicesOfBusiness({ tx }: Pick<Context, 'tx'>, businessId: number) {
  const option = await tx
    .selectFrom('businessOption')
    .select(['payrollUseThirtyDays', 'payrollUseThirtyDaysOnLicense', 'payrollSettings'])
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return choicesOf(option)
}
