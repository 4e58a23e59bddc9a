import { integer, optional } from '#platform/model/field.ts'
import { inputOf } from '#platform/server/graphql/input.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { duties, ExpensePermission } from '../model/expense-permission.ts'
import { expensePermissions, permissionView } from './duties.queries.ts'
import { updateExpensePermission } from './duties.service.ts'

const type = objectOfView('ExpensePermission', permissionView)

query('expensePermissions', { type, many: true, run: expensePermissions })

mutation('updateExpensePermission', {
  input: inputOf('UpdateExpensePermissionInput', ExpensePermission, ['userId', ...duties], {
    version: optional(integer('Versión')),
  }),
  type,
  run: updateExpensePermission,
})
