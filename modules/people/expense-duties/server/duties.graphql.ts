import { flag, integer, optional, text } from '#platform/model/field.ts'
import { inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { list, mutation } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { duties, ExpensePermission } from '../model/expense-permission.ts'
import { expensePermissions, permissionView } from './duties.queries.ts'
import { updateExpensePermission } from './duties.service.ts'

const type = objectOfView('ExpensePermission', permissionView)

list('expensePermissions', {
  type,
  filter: inputFrom('ExpensePermissionFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    issuer: optional(flag('Rinde gastos')),
  }),
  sort: ['fullname'] as const,
  run: expensePermissions,
})

mutation('updateExpensePermission', {
  input: inputOf('UpdateExpensePermissionInput', ExpensePermission, ['userId', ...duties], {
    version: optional(integer('Versión')),
  }),
  type,
  run: updateExpensePermission,
})
