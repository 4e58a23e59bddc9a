import type { Apart } from '#platform/model/keeping.ts'
import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { ThirdParty } from './party.ts'

/** The rows that this module keeps. */
export const registry = {
  third_party: {
    label: 'Tercero',
    of: ThirdParty,
    publicId: { kind: 'thirdParty', no: 579, length: 6 },
    owner: {},
    whose: 'PERSON',
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('updated_login_id', 'updated_at', 'user_id'),
      ...shown('suppliers.read', 'kind', 'code', 'syndicate_id', 'channel', 'supplier_id'),
    },
  },
} satisfies Registry

/** Tables of this module that are in no history. */
export const apart = {
  third_party_month: {
    label: 'Descuentos que se deben a terceros',
    keep: 'PAY',
    whose: 'PERSON',
    parts: { third_party_owed: 'PERSON' },
  },
} satisfies Apart
