import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { LeaveSubsidy, LeaveSubsidyPayment } from './subsidy.ts'

/** The rows that this module keeps. */
export const registry = {
  leave_subsidy: {
    of: LeaveSubsidy,
    publicId: { kind: 'leaveSubsidy', no: 626, length: 6 },
    owner: { contract: 'user_contract_id' },
    keep: 'PAY',
    parts: { leave_subsidy_step: 'PERSON' },
    columns: {
      ...usual,
      // The leave as it was is of the history of the leave.
      ...internal('absence_id', 'user_contract_id', 'subtype', 'start_date', 'end_date', 'basis'),
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'received'),
      ...shown('leaveSubsidies.read', 'payer', 'paid', 'owed', 'claimed_on', 'claim_number'),
      ...shown('leaveSubsidies.read', 'comment', 'status', 'reason'),
    },
  },
  leave_subsidy_payment: {
    of: LeaveSubsidyPayment,
    publicId: { kind: 'leaveSubsidyPayment', no: 627, length: 6 },
    owner: {},
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('leave_subsidy_id', 'login_id'),
      ...shown('leaveSubsidies.read', 'received_on', 'amount', 'reference'),
    },
  },
} satisfies Registry
