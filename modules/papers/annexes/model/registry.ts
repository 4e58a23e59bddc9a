import { date, longText, ref } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { ContractAnnex } from './annex.ts'

/** The rows that this module keeps. */
export const registry = {
  contract_annex: {
    of: ContractAnnex,
    publicId: { kind: 'contractAnnex', no: 1100, length: 7 },
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    parts: { contract_annex_step: 'PERSON' },
    columns: {
      ...usual,
      // The values are in the history of the contract once the annex is signed.
      ...internal('patch', 'before', 'document_id', 'annuls_id', 'applied', 'updated_at'),
      ...internal('creator_login_id', 'updated_login_id', 'user_contract_id'),
      ...shown('annexes.read', 'number', 'title', 'effective_on', 'state', 'reason'),
      ...shown('annexes.read', 'signed_on'),
    },
  },
  contract_annex_need: {
    label: 'Cambio que necesita anexo',
    publicId: { kind: 'contractAnnexNeed', no: 1101, length: 7 },
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('patch', 'before', 'annex_id', 'creator_login_id', 'dismissed_login_id'),
      user_contract_id: as('contracts.read', ref('contract', 'Contrato')),
      effective_on: as('contracts.read', date('Rige desde')),
      dismissed_reason: as('annexes.read', longText('Por qué no lleva anexo')),
    },
  },
} satisfies Registry
