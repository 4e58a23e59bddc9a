import { ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { choice, pesos, ref, text, yearMonth } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { UserItem } from './user-item.ts'

const contract = ref('contract', 'Contrato')
const concept = text('Concepto')

/** The rows that this module keeps. */
export const registry = {
  user_item: {
    of: UserItem,
    publicId: { kind: 'userItem', no: 13, length: 6 },
    movesPay: 'person',
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    parts: { user_item_carried: 'PERSON', user_item_taken: 'PERSON' },
    columns: {
      ...usual,
      ...internal('origin_id', 'order_id', 'carried_from'),
      user_contract_id: as('userItems.read', contract),
      item_code: as('userItems.read', concept, 'concept'),
      ...shown('userItems.read', 'value', 'start_month', 'end_month', 'total_quotas', 'status'),
      ...shown('userItems.read', 'comment', 'origin'),
      currency: as('userItems.read', choice(ItemUnit, 'Unidad')),
      origin_month: as('userItems.read', yearMonth('Mes de origen')),
      total_amount: as('userItems.read', pesos('Monto total')),
    },
  },
} satisfies Registry
