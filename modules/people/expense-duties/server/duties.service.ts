import { requirePerson } from '#modules/people/people/server/index.ts'
import type { ValuesOf } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import type { ExpensePermission } from '../model/expense-permission.ts'
import { onePermission } from './duties.queries.ts'

type Duties = Omit<ValuesOf<typeof ExpensePermission.fields>, 'id' | 'version'> & {
  version: number | null
}

/**
 * Says what somebody does with expenses: writes, answers or manages them. Of oneself another person
 * says it, and nobody says it who only simulates somebody of the company.
 *
 * @throws UserError not-found for people out of reach, forbidden of oneself
 */
export async function updateExpensePermission(context: Context, input: Duties) {
  const { actor, tx } = context
  const { userId, version, ...given } = input
  if (actor.userId === null) {
    throw forbidden('Quien mira la empresa desde la plataforma no da permisos de gastos')
  }
  await requirePerson(context, userId, 'expensePermissions.update')
  if (userId === actor.userId) throw forbidden('Sus propios permisos los cambia otra persona')
  if (given.approver || given.admin) await requireWholeReach(context, userId)
  const before = await tx
    .selectFrom('expensePermission')
    .select(['id', 'version'])
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (before) {
    refuseStale(version, before.version, {
      table: 'expensePermission',
      key: { id: before.id },
    })
  }
  const { id } = await tx
    .insertInto('expensePermission')
    .values({ userId, ...given, ...touched(context) })
    .onConflict((on) =>
      on
        .columns(['companyId', 'userId'])
        .doUpdateSet({ ...given, ...touched(context), version: (before?.version ?? 0) + 1 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return onePermission(context, id)
}

/** Refuses duties over the whole company for somebody whose access is narrowed. */
async function requireWholeReach({ tx }: Context, userId: number): Promise<void> {
  const { restrictionId } = await tx
    .selectFrom('users')
    .select('restrictionId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notFound)
  if (restrictionId !== null) {
    throw conflict('Su acceso está limitado por una restricción: no aprueba ni administra gastos')
  }
}
