import { bankList, byCode } from '#chile/catalogues.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import type { PaymentMethod } from '../model/links.ts'
import { givenFields } from './guarded-input.ts'
import { auditReading, reaches, requirePerson } from './scope.ts'

type Method = Row<typeof PaymentMethod>
type Details = Omit<Method, 'id' | 'userId' | 'version' | 'isCurrent'>

/**
 * A person's ways of being paid. Another person's account number is masked, except with `reveal`,
 * which is audited.
 */
export async function paymentMethods(
  context: Context,
  { userId, reveal }: { userId: number; reveal: boolean | null },
) {
  await requireReadable(context, userId)
  const shows = reveal === true || userId === context.actor.userId
  if (shows) auditReading(context, userId, 'cuenta bancaria')
  const rows = await context.tx
    .selectFrom('paymentMethod')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('isCurrent', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => (shows ? row : { ...row, accountNumber: masked(row.accountNumber) }))
}

const masked = (number: string | null) => (number === null ? null : `•••• ${number.slice(-3)}`)

async function requireReadable(context: Context, userId: number) {
  if (!(await reaches(context, userId, 'paymentMethods.read'))) throw notFound()
}

/** Adds a way to be paid and makes it the current one. */
export async function createPaymentMethod(
  context: Context,
  input: Partial<Details> & Pick<Details, 'kind'> & { userId: number },
) {
  await requirePerson(context, input.userId, 'paymentMethods.create')
  requireSet(context, await targetOf(context, input.userId), {
    fields: givenFields('PaymentMethod', input),
    permission: 'paymentMethods.create',
  })
  const details = checked(input)
  await retire(context, input.userId)
  return context.tx
    .insertInto('paymentMethod')
    .values({ ...details, userId: input.userId, isCurrent: true })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a way to be paid; with `isCurrent` it becomes the current one. */
export async function updatePaymentMethod(
  context: Context,
  {
    id,
    version,
    isCurrent,
    ...change
  }: Partial<Details> & {
    id: number
    version: number
    isCurrent?: boolean | undefined
  },
) {
  const method = await methodById(context, id)
  await requirePerson(context, method.userId, 'paymentMethods.update')
  if (method.version !== version) {
    throw changedMeanwhile({ table: 'paymentMethod', key: { id } })
  }
  requireSet(context, await targetOf(context, method.userId), {
    fields: givenFields('PaymentMethod', { ...change, isCurrent }),
  })
  const details = checked({ ...method, ...change })
  if (isCurrent && !method.isCurrent) await retire(context, method.userId)
  return context.tx
    .updateTable('paymentMethod')
    .set({ ...details, isCurrent: isCurrent ?? method.isCurrent, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deletePaymentMethod(
  context: Context,
  { id }: { id: number },
): Promise<boolean> {
  const method = await methodById(context, id)
  await requirePerson(context, method.userId, 'paymentMethods.delete')
  requireSet(context, await targetOf(context, method.userId), {
    fields: ['PaymentMethod.accountNumber'],
    permission: 'paymentMethods.delete',
  })
  await context.tx.deleteFrom('paymentMethod').where('id', '=', id).execute()
  return true
}

const retire = ({ tx }: Context, userId: number) =>
  tx
    .updateTable('paymentMethod')
    .set({ isCurrent: false })
    .where('userId', '=', userId)
    .where('isCurrent', '=', true)
    .execute()

const methodById = ({ tx }: Context, id: number) =>
  tx.selectFrom('paymentMethod').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)

type Given = Pick<Details, 'kind'> & Partial<Details>

/** A transfer needs a bank, a kind of account and a number; the others carry none of them. */
function checked({ kind, bankCode, accountType, accountNumber }: Given) {
  if (kind !== 'TRANSFER') return { kind, bankCode: null, accountType: null, accountNumber: null }
  if (!bankCode) throw invalid('bankCode', 'Indique el banco')
  if (!byCode(bankList, bankCode)) throw invalid('bankCode', 'No es un banco conocido')
  if (!accountType) throw invalid('accountType', 'Indique el tipo de cuenta')
  if (!accountNumber) throw invalid('accountNumber', 'Indique el número de cuenta')
  return { kind, bankCode, accountType, accountNumber }
}
