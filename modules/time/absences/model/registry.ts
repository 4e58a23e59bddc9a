import { ref } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { Absence } from './absence.ts'

/** The rows that this module keeps. */
export const registry = {
  absence: {
    of: Absence,
    publicId: { kind: 'absence', no: 50, length: 6 },
    movesPay: 'person',
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    parts: { absence_step: 'PERSON', time_off: 'PERSON' },
    columns: {
      ...usual,
      ...internal('file_id', 'creator_login_id', 'updated_login_id', 'updated_at'),
      ...internal('responded_login_id'),
      user_contract_id: as('absences.read', ref('contract', 'Contrato')),
      ...shown('absences.read', 'type', 'pay', 'start_date', 'end_date', 'half_day', 'half'),
      ...shown('absences.read', 'application_start_date', 'application_end_date'),
      ...shown('absences.read', 'ignore_holidays', 'response_status', 'responded_at', 'late_until'),
      ...shown('absences.read', 'send_email_to_supervisor', 'responded_for_user_id'),
      ...shown('absences.read', 'changed_at'),
      // Health: what a list of absences leaves closed.
      ...shown('absenceResponses.update', 'subtype', 'continuous_license', 'first_licence'),
      ...shown('absenceResponses.update', 'contribution_days', 'format', 'sent_on', 'legal_permit'),
      ...shown('absenceResponses.update', 'license_number', 'description', 'comment', 'response'),
      ...shown(['absenceResponses.update', 'contracts.read'], 'previous_pay'),
    },
  },
} satisfies Registry
