import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import type { BankAccount, Business, BusinessOption, Syndicate } from '../model/business.ts'
import { businessById } from './businesses.queries.ts'

constraintMessages({
  business_rut_key: { message: 'Ya existe una razón social con ese RUT', field: 'rut' },
  business_slug_key: { message: 'Ya existe una razón social con ese nombre', field: 'name' },
  business_rates: { message: 'La tasa debe estar entre 0 y 20', field: 'accidentabilityRate', kind: 'invalid' },
  syndicate_name_key: { message: 'Ya existe un sindicato con ese nombre', field: 'name' },
})

type Fields = Omit<Row<typeof Business>, 'id' | 'slug' | 'version' | 'workers' | 'principal' | 'draft' | 'logoFileId'>

/** Adds a razón social with the usual options. */
export async function createBusiness(context: Context, input: Fields) {
  const { id } = await context.tx
    .insertInto('business')
    .values({ ...input, slug: slugOf(input.name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.tx.insertInto('businessOption').values({ businessId: id }).execute()
  return businessById(context, id)
}

type Change = Partial<Fields> & { id: number; version: number }

/** Changes a razón social. Refused when somebody else changed it since it was read. */
export async function updateBusiness(context: Context, { id, version, ...fields }: Change) {
  await businessById(context, id)
  const { numUpdatedRows } = await context.tx
    .updateTable('business')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile()
  return businessById(context, id)
}

const changedMeanwhile = () =>
  conflict('Otra persona cambió estos datos. Revise lo nuevo y vuelva a guardar.')

export async function businessOptions(context: Context, { businessId }: { businessId: number }) {
  await businessById(context, businessId)
  return context.tx
    .selectFrom('businessOption')
    .selectAll()
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow(notFound)
}

type Options = Partial<Omit<Row<typeof BusinessOption>, 'businessId' | 'version'>>

export async function updateBusinessOption(
  context: Context,
  { businessId, version, ...options }: Options & { businessId: number; version: number },
) {
  await businessById(context, businessId)
  const { numUpdatedRows } = await context.tx
    .updateTable('businessOption')
    .set({ ...options, version: version + 1 })
    .where('businessId', '=', businessId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile()
  return businessOptions(context, { businessId })
}

export async function bankAccounts(context: Context, { businessId }: { businessId: number }) {
  await businessById(context, businessId)
  return context.tx
    .selectFrom('bankAccount')
    .selectAll()
    .where('businessId', '=', businessId)
    .orderBy('id')
    .execute()
}

type Account = Omit<Row<typeof BankAccount>, 'id' | 'version'>

export async function createBankAccount(context: Context, input: Account) {
  await businessById(context, input.businessId)
  return context.tx.insertInto('bankAccount').values(input).returningAll().executeTakeFirstOrThrow()
}

export async function updateBankAccount(
  context: Context,
  { id, version, ...fields }: Partial<Omit<Account, 'businessId'>> & { id: number; version: number },
) {
  const account = await context.tx
    .selectFrom('bankAccount')
    .select('businessId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw notFound()
  await businessById(context, account.businessId)
  const changed = await context.tx
    .updateTable('bankAccount')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw changedMeanwhile()
  return changed
}

export const syndicates = ({ tx }: Context) =>
  tx.selectFrom('syndicate').selectAll().orderBy('name').execute()

type Union = Omit<Row<typeof Syndicate>, 'id' | 'version'>

export const createSyndicate = ({ tx }: Context, input: Union) =>
  tx.insertInto('syndicate').values(input).returningAll().executeTakeFirstOrThrow()

export async function updateSyndicate(
  { tx }: Context,
  { id, version, ...fields }: Partial<Union> & { id: number; version: number },
) {
  const known = await tx.selectFrom('syndicate').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw notFound()
  const changed = await tx
    .updateTable('syndicate')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw changedMeanwhile()
  return changed
}

/** Removes a union that no contract names; one that is named is kept, and the reason is told. */
export async function deleteSyndicate({ tx }: Context, { id }: { id: number }): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('syndicate').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return true
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60)
