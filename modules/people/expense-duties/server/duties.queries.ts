import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldsOf, personOf, type RowOf, view } from '#platform/server/records/view.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { ExpensePermission } from '../model/expense-permission.ts'

/** What a person does with expenses, with their name. */
export const permissionView = view({
  ...fieldsOf(ExpensePermission, 'permission', [
    ...(['id', 'userId', 'issuer', 'approver', 'admin', 'version'] as const),
  ]),
  ...personOf('permission.userId'),
})
export type PermissionRow = RowOf<typeof permissionView>

/** Everybody within reach who does something with expenses, by surname. */
export const expensePermissions = (context: Context): Promise<PermissionRow[]> =>
  permissionsIn(context).orderBy(surnameIn('permission.userId')).orderBy('permission.id').execute()

/** The people with duties within the reader's reach. */
export const permissionsIn = (context: Context) =>
  permissionView.select(
    context,
    context.tx
      .selectFrom('expensePermission as permission')
      .innerJoin('users', 'users.id', 'permission.userId')
      .where(personWithin(context.reach('expensePermissions.read'), 'permission.userId')),
  )

/** The people who answer expense reports, whoever asks: they are notified of each. */
export async function expenseApprovers({ tx }: Pick<Context, 'tx'>): Promise<number[]> {
  const rows = await tx
    .selectFrom('expensePermission')
    .select('userId')
    .where('approver', '=', true)
    .execute()
  return rows.map(({ userId }) => userId)
}
