import { choice, date, file, flag, integer, optional, ref, text } from '#platform/model/field.ts'
import { FileLink, joinFiles } from '#platform/server/graphql/files.ts'
import {
  byId,
  inputFrom,
  inputOf,
  listOf,
  maybeListOf,
  patchInputOf,
} from '#platform/server/graphql/input.ts'
import { derivedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { ExpenseStatus } from '../model/catalogs.ts'
import { Expense, expenseFields } from '../model/expense.ts'
import { expense, expenses, expenseSort, expenseView, fileIdsOf } from './expenses.queries.ts'
import {
  createExpense,
  deleteExpense,
  openExpenseFile,
  receipts,
  updateExpense,
} from './expenses.service.ts'

export const ExpenseType = objectOfView('Expense', expenseView)
const { fields } = Expense

type Named<Id> = { id: Id; name: string }
const PolicyOf = objectFrom<Named<number>>('PolicyOfExpense', {
  id: of.id('expensePolicy'),
  name: of.text,
})
const CategoryOf = objectFrom<Named<number>>('CategoryOfExpense', {
  id: of.id('expenseCategory'),
  name: of.text,
})
derivedFields(
  ExpenseType,
  (row) => ({
    expensePolicy: { id: row.expensePolicyId, name: row.expensePolicyName },
    expenseCategory: { id: row.expenseCategoryId, name: row.expenseCategoryName },
  }),
  { expensePolicy: of.object(PolicyOf), expenseCategory: of.object(CategoryOf) },
)

joinFiles(ExpenseType, receipts.relatedType, fileIdsOf)

list('expenses', {
  type: ExpenseType,
  filter: inputFrom('ExpenseFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    reportId: fields.reportId,
    status: optional(choice(ExpenseStatus, 'Estado')),
    expenseCategoryId: optional(ref('expenseCategory', 'Categoría')),
    since: optional(date('Desde')),
    until: optional(date('Hasta')),
    mine: optional(flag('Solo los propios')),
  }),
  sort: expenseSort,
  run: expenses,
})

query('expense', { input: byId('expense'), type: ExpenseType, run: expense })

const Receipt = inputFrom('ExpenseFileInput', { fileId: file('Archivo') })

mutation('createExpense', {
  input: inputOf('CreateExpenseInput', Expense, [...expenseFields, 'reportId'], {
    files: listOf(Receipt),
  }),
  type: ExpenseType,
  run: createExpense,
})

mutation('updateExpense', {
  input: patchInputOf('UpdateExpenseInput', Expense, [...expenseFields, 'reportId'], {
    id: fields.id,
    version: optional(integer('Versión')),
    files: maybeListOf(Receipt),
  }),
  type: ExpenseType,
  run: updateExpense,
})

mutation('deleteExpense', { input: byId('expense'), type: 'Boolean', run: deleteExpense })

mutation('openExpenseFile', {
  input: inputFrom('OpenExpenseFileInput', { id: fields.id, fileId: file('Archivo') }),
  type: FileLink,
  run: openExpenseFile,
})
