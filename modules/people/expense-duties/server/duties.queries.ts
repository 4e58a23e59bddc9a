import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, personOf, type RowOf, view } from '#platform/server/records/view.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { ExpensePermission } from '../model/expense-permission.ts'

/** What a person does with expenses, with their name. */
export const permissionView = view({
  ...fieldsOf(ExpensePermission, 'permission', [
    ...(['id', 'userId', 'issuer', 'approver', 'admin', 'version'] as const),
  ]),
  ...personOf('permission.userId'),
})
export type PermissionRow = RowOf<typeof permissionView>

type Filter = { search: string | null; issuer: boolean | null }

const orders = {
  by: { fullname: surnameIn('permission.userId') },
  ties: ['permission.id'],
}

/** The people within reach who do something with expenses, a page at a time. */
export function expensePermissions(context: Context, input: ListInput<Filter, 'fullname'>) {
  const { search, issuer } = input.filter
  const matching = permissionsIn(context)
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'permission.issuer': issuer }))
  return pageOfView(context, permissionView, matching, orders, input)
}

/** What one person does with expenses. */
export const onePermission = (context: Context, id: number): Promise<PermissionRow> =>
  permissionView
    .select(context, permissionsIn(context))
    .where('permission.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

const permissionsIn = (context: Context) =>
  context.tx
    .selectFrom('expensePermission as permission')
    .innerJoin('users', 'users.id', 'permission.userId')
    .where(personWithin(context.reach('expensePermissions.read'), 'permission.userId'))

/** The people who answer expense reports, whoever asks: they are notified of each. */
export async function expenseApprovers({ tx }: Pick<Context, 'tx'>): Promise<number[]> {
  const rows = await tx
    .selectFrom('expensePermission')
    .select('userId')
    .where('approver', '=', true)
    .execute()
  return rows.map(({ userId }) => userId)
}
