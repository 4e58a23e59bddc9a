import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Supplier } from './supplier.ts'

/** The rows that this module keeps. */
export const registry = {
  supplier: {
    label: 'Proveedor',
    of: Supplier,
    publicId: { kind: 'supplier', no: 530, length: 6 },
    owner: {},
    keep: 'COMPANY',
    parts: { supplier_account: 'COMPANY' },
    title: 'name',
    columns: {
      ...usual,
      ...shown('suppliers.read', 'name', 'business_name', 'identifier', 'payment_account_type'),
      ...shown('suppliers.read', 'account_number', 'account_state', 'account_at'),
      ...internal('account_login_id', 'confirmed_login_id', 'confirmed_at'),
      bank_id: { seen: ['suppliers.read'], means: 'bank' },
    },
  },
} satisfies Registry
