import { ref } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { MassChange, MassChangePerson } from './mass-change.ts'

/** The rows that this module keeps. What a change gives is pay, of one person or of all. */
export const registry = {
  mass_change: {
    of: MassChange,
    publicId: { kind: 'massChange', no: 585, length: 6 },
    owner: { business: 'business_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'job_id', 'wanted'),
      ...shown('userItems.update', 'kind', 'business_id', 'reason', 'from_date', 'start_month'),
      ...shown('userItems.update', 'end_month', 'raise_mode', 'value', 'rounding', 'least'),
      ...shown('userItems.update', 'item_code', 'state'),
    },
  },
  mass_change_person: {
    of: MassChangePerson,
    publicId: { kind: 'massChangePerson', no: 586, length: 8 },
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('mass_change_id', 'user_item_id'),
      user_contract_id: as('userItems.update', ref('contract', 'Contrato')),
      ...shown('userItems.update', 'before', 'after', 'currency', 'basis', 'status', 'problem'),
    },
  },
} satisfies Registry
