import { ref } from '#platform/model/field.ts'
import { as, told, type Registry, untold, usual } from '#platform/model/registry.ts'
import { Absence } from './absence.ts'

/** The rows that this module keeps. */
export const registry = {
  absence: {
    label: 'Ausencia',
    of: Absence,
    publicId: { kind: 'absence', no: 50, length: 6 },
    movesPay: 'person',
    owner: { contract: 'user_contract_id' },
    columns: {
      ...usual,
      ...untold('file_id', 'creator_login_id', 'updated_login_id', 'updated_at'),
      ...untold('responded_login_id'),
      user_contract_id: as('absences.read', ref('contract', 'Contrato')),
      ...told('absences.read', 'type', 'pay', 'start_date', 'end_date', 'half_day'),
      ...told('absences.read', 'application_start_date', 'application_end_date'),
      ...told('absences.read', 'ignore_holidays', 'response_status', 'responded_at', 'late_until'),
      ...told('absences.read', 'send_email_to_supervisor'),
      // Health: what a list of absences leaves closed.
      ...told('absenceResponses.update', 'subtype', 'continuous_license', 'first_licence'),
      ...told('absenceResponses.update', 'contribution_days', 'format'),
      ...told('absenceResponses.update', 'license_number', 'description', 'comment', 'response'),
      ...told(['absenceResponses.update', 'contracts.read'], 'previous_pay'),
    },
  },
} satisfies Registry
