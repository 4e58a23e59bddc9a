import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Details, detailsOf, type Given, paymentProblem } from '../model/payment-details.ts'
import { givenFields } from './guarded-input.ts'
import { auditReading, reaches, requirePerson } from './scope.ts'

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
  const [made] = await putMethods(context, [{ ...details, userId: input.userId }])
  if (!made) throw notFound()
  return made
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

/** @throws the first detail that is missing, at its field */
function checked(given: Given): Details {
  const problem = paymentProblem(given)
  if (problem) throw invalid(problem.field, problem.message)
  return detailsOf(given)
}

/** Makes ways to be paid the current ones of their people; each person is named once. */
export async function putMethods(
  { tx }: Pick<Context, 'tx'>,
  methods: readonly (Details & { userId: number })[],
) {
  const owners = methods.map(({ userId }) => userId)
  await tx
    .updateTable('paymentMethod')
    .set({ isCurrent: false })
    .where(sql<boolean>`user_id = any(${owners}::bigint[])`)
    .where('isCurrent', '=', true)
    .execute()
  return tx
    .insertInto('paymentMethod')
    .values(methods.map((method) => ({ ...method, isCurrent: true })))
    .returningAll()
    .execute()
}
