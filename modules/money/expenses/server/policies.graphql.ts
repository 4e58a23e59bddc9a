import { choice, integer, optional, pesos, ref } from '#platform/model/field.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import {
  inputFrom,
  inputOf,
  listOf,
  maybeListOf,
  patchInputOf,
} from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { AccountingDocumentType } from '../model/catalogs.ts'
import { ExpenseCategory, ExpensePolicy, policyFields } from '../model/expense.ts'
import { expensePolicies, type PolicyRow } from './policies.queries.ts'
import { createExpensePolicy, updateExpensePolicy, whyCategoriesKept } from './policies.service.ts'

crud(ExpenseCategory, {
  table: 'expenseCategory',
  id: 'expenseCategory',
  fields: ['code', 'name', 'accountId'],
  orderBy: 'name',
  all: 'expenseCategories',
  create: 'createExpenseCategory',
  update: 'updateExpenseCategory',
  remove: 'deleteExpenseCategory',
  keeps: whyCategoriesKept,
  refusals: {
    expense_category_code_key: { message: 'Ya hay una categoría con ese código', field: 'code' },
    expense_category_account: { message: 'Esa cuenta ya no existe', field: 'accountId' },
  },
})

const Category = objectFrom<PolicyRow['categories'][number]>('ExpensePolicyCategory', {
  id: of.id('expenseCategory'),
  name: of.text,
  maxAmount: of.maybe(of.int),
})
const Issuer = objectFrom<PolicyRow['issuers'][number]>('ExpensePolicyIssuer', {
  id: of.id('user'),
  name: of.maybe(of.text),
})

const type = objectFrom<PolicyRow>('ExpensePolicy', {
  ...specsOf(ExpensePolicy, ['id', ...policyFields, 'version']),
  accountingDocumentTypes: of.list(of.choice(AccountingDocumentType)),
  categories: of.list(of.object(Category)),
  issuers: of.list(of.object(Issuer)),
  issuerCount: of.int,
  isMine: of.flag,
})

query('expensePolicies', { type, many: true, run: (context) => expensePolicies(context) })

const CategoryOf = inputFrom('ExpensePolicyCategoryInput', {
  expenseCategoryId: ref('expenseCategory', 'Categoría'),
  maxAmount: optional(pesos('Tope', { min: 1 })),
})
const IssuerOf = inputFrom('ExpensePolicyIssuerInput', { userId: ref('user', 'Persona') })
const DocumentOf = inputFrom('ExpensePolicyDocumentInput', {
  type: choice(AccountingDocumentType, 'Documento'),
})

mutation('createExpensePolicy', {
  input: inputOf('CreateExpensePolicyInput', ExpensePolicy, policyFields, {
    categories: listOf(CategoryOf),
    issuers: listOf(IssuerOf),
    documents: listOf(DocumentOf),
  }),
  type,
  run: createExpensePolicy,
})

mutation('updateExpensePolicy', {
  input: patchInputOf('UpdateExpensePolicyInput', ExpensePolicy, policyFields, {
    id: ExpensePolicy.fields.id,
    version: optional(integer('Versión')),
    categories: maybeListOf(CategoryOf),
    issuers: maybeListOf(IssuerOf),
    documents: maybeListOf(DocumentOf),
  }),
  type,
  run: updateExpensePolicy,
})
