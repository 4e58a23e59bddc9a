import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import type { BusinessOption } from '../model/business.ts'
import { chosenIn, type Convention, conventionProblem } from '../model/conventions.ts'
import { businessById, detailed } from './businesses.queries.ts'
import { pointLogo } from './logo.ts'

export type OptionRow = Row<typeof BusinessOption> & {
  conventions: Convention[]
  logo: string | null
}

/** What a razón social decides, and which open questions of the law it answers in its own way. */
export async function businessOptions(
  context: Context,
  { businessId }: { businessId: number },
): Promise<OptionRow> {
  const business = await businessById(context, businessId, 'businessOptions.read')
  const [whole] = await detailed(context, [business])
  const { payrollSettings, ...row } = await context.tx
    .selectFrom('businessOption')
    .selectAll()
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow(notFound)
  const { logoFileId: logoId = null, logo = null } = whole ?? {}
  return { ...row, logoId, logo, conventions: chosenIn(payrollSettings) }
}

type Change = Partial<Omit<Row<typeof BusinessOption>, 'businessId' | 'version'>> & {
  businessId: number
  version: number
  conventions: Convention[]
}

/** Changes options and conventions together. They hold for what is calculated from now on. */
export async function updateBusinessOption(
  context: Context,
  { businessId, version, conventions, logoId, ...options }: Change,
): Promise<OptionRow> {
  await businessById(context, businessId, 'businessOptions.update')
  const problem = conventionProblem(conventions)
  if (problem) throw invalid('conventions', problem)
  if (logoId !== undefined) await pointLogo(context, businessId, logoId)
  const chosen = Object.fromEntries(conventions.map(({ code, value }) => [code, value]))
  const { numUpdatedRows } = await context.tx
    .updateTable('businessOption')
    .set({ ...options, payrollSettings: JSON.stringify(chosen), version: version + 1 })
    .where('businessId', '=', businessId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile({ table: 'businessOption', key: { businessId } })
  }
  return businessOptions(context, { businessId })
}
