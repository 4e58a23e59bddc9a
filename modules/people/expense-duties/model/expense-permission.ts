import { entity } from '#platform/model/entity.ts'
import { flag, id, integer, ref } from '#platform/model/field.ts'
import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'

/** What somebody does with the expenses of a company: renders them, answers them, manages them. */
export const ExpensePermission = entity({
  name: 'ExpensePermission',
  table: 'expense_permission',
  label: 'Permiso de gastos',
  fields: {
    id: id('expensePermission'),
    userId: ref('user', 'Persona'),
    issuer: flag('Rinde gastos', { help: 'Escribe sus gastos y envía sus rendiciones' }),
    approver: flag('Aprueba rendiciones', { help: 'Responde las de todos, menos las propias' }),
    admin: flag('Administra los gastos', {
      help: 'Define políticas, categorías y permisos, y paga lo aprobado',
    }),
    version: integer('Versión'),
  },
})

/** What is decided of each person. */
export const duties = ['issuer', 'approver', 'admin'] as const

/** The rows that this module keeps. */
export const registry = {
  expense_permission: {
    of: ExpensePermission,
    publicId: { kind: 'expensePermission', no: 1180, length: 6 },
    owner: { user: 'user_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('updated_login_id', 'updated_at'),
      ...shown('expensePermissions.read', 'user_id', 'issuer', 'approver', 'admin'),
    },
  },
} satisfies Registry
