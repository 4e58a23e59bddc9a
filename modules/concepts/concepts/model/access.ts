import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  items: 'items.read',
  itemsWithFormulas: 'items.read',
  createItem: 'items.create',
  updateItem: 'items.update',
  deleteItem: 'items.delete',
  changeStateItem: 'items.update',
  formulas: 'formulas.read',
  createFormula: 'formulas.create',
  updateFormula: 'formulas.update',
  deleteFormula: 'formulas.delete',
  variables: 'variables.read',
  variableHistory: 'variables.read',
  createVariable: 'variables.create',
  updateVariable: 'variables.update',
  deleteVariable: 'variables.delete',
  tables: 'tables.read',
  createTable: 'tables.create',
  updateTable: 'tables.update',
  deleteTable: 'tables.delete',
  conceptHistory: ['items.read', 'formulas.read', 'variables.read', 'tables.read'],
  conceptUses: ['items.read', 'formulas.read', 'variables.read', 'tables.read'],
  orderedItems: 'items.read',
  orderItems: 'items.update',
} as const satisfies Policies

export const rights = {
  manager: { items: 'r' },
  superManagerOfPay: { items: 'cud', formulas: 'crud', variables: 'cru', tables: 'crud' },
  adminOnly: { variables: 'd' },
} as const satisfies Rights

export const companyWrites = {
  'tables.create': 'whole',
  'tables.update': 'whole',
  'tables.delete': 'whole',
  'items.create': 'whole',
  'items.update': 'whole',
  'items.delete': 'whole',
  'formulas.create': 'whole',
  'formulas.update': 'whole',
  'formulas.delete': 'whole',
  'variables.create': 'whole',
  'variables.update': 'whole',
  'variables.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  definitions: [
    'createItem',
    'updateItem',
    'deleteItem',
    'changeStateItem',
    'orderItems',
    'createFormula',
    'updateFormula',
    'deleteFormula',
    'createVariable',
    'updateVariable',
    'deleteVariable',
    'createTable',
    'updateTable',
    'deleteTable',
  ],
} as const satisfies WithoutProofFor<typeof operations>
