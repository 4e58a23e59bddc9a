import { date, optional, ref, text } from '#platform/model/field.ts'
import { as, type Registry, internal, shown, usual } from '#platform/model/registry.ts'
import { ContractEndingBatch, undoneReason } from './batch.ts'
import { ContractSettlement } from './ending.ts'

/** The rows that this module keeps. */
export const registry = {
  contract_settlement: {
    of: ContractSettlement,
    publicId: { kind: 'contractSettlement', no: 490, length: 8 },
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    parts: { contract_settlement_line: 'PERSON' },
    hiddenFromOwner: true,
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at'),
      user_contract_id: as('contractSettlements.read', ref('contract', 'Contrato')),
      ...shown('contractSettlements.read', 'status', 'dismissal_cause', 'contract_final_date'),
      ...shown('contractSettlements.read', 'notice', 'notice_date', 'issue_date', 'is_payed'),
      ...shown('contractSettlements.read', 'display_to_employee', 'heir_user_id'),
      ...shown('contractSettlements.update', 'public_comment', 'comment'),
      undo_reason: as('contractSettlements.update', text('Motivo')),
      final_date_before: as('contractSettlements.read', optional(date('Término anterior'))),
      batch_id: as('contractSettlements.read', optional(ref('contractEndingBatch', 'Masivo'))),
    },
  },
  contract_ending_batch: {
    of: ContractEndingBatch,
    publicId: { kind: 'contractEndingBatch', no: 491, length: 6 },
    owner: { business: 'business_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'job_id'),
      ...shown('contractSettlements.update', 'business_id', 'job_title', 'dismissal_cause'),
      ...shown('contractSettlements.update', 'contract_final_date', 'notice', 'state'),
      undone_why: as('contractSettlements.update', undoneReason),
    },
  },
} satisfies Registry
