import { ref, text } from '#platform/model/field.ts'
import { as, recorded, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { Contract } from './contract.ts'

/** From when until when a version holds. */
const valid = text('Vigencia')

/** The rows that this module keeps. */
export const registry = {
  user_contract: {
    of: Contract,
    publicId: { kind: 'contract', no: 4, length: 10 },
    movesPay: 'person',
    owner: { user: 'user_id', business: 'business_id' },
    keep: 'LABOUR',
    parts: { person_standing: 'PERSON' },
    columns: {
      ...usual,
      ...internal('user_id', 'user_business_id'),
      ...shown('contracts.read', 'business_id', 'code', 'user_code', 'status'),
      ...shown('contracts.read', 'initial_date', 'final_date', 'signature_date', 'signed'),
      ...shown('contracts.read', 'signature_integration_code'),
    },
  },
  user_contract_version: {
    label: 'Condiciones del contrato',
    of: Contract,
    movesPay: 'person',
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    columns: {
      ...recorded,
      // What is read of them is the name.
      ...internal('area_id', 'branch_office_id'),
      user_contract_id: as('contracts.read', ref('contract', 'Contrato')),
      valid: as('contracts.read', valid),
      reason: as('contracts.read', text('Motivo')),
      ...shown('contracts.read', 'contract_type', 'job_title', 'job_title_family', 'area'),
      ...shown('contracts.read', 'branch_office', 'supervisor_id', 'is_supervisor', 'apprentice'),
      ...shown('contracts.read', 'hierarchy_node_id'),
      ...shown('contracts.read', 'fixed_term_renewals', 'is_professional', 'payment_period'),
      ...shown('contracts.read', 'monthly_salary_value', 'monthly_salary_currency'),
      ...shown('contracts.read', 'tax_regime', 'tax_period', 'is_corporate_salary', 'overdraft'),
      ...shown('contracts.read', 'gratification_type', 'gratification_amount'),
      ...shown('contracts.read', 'weekday_rate_value', 'saturday_rate_value', 'sunday_rate_value'),
      ...shown('contracts.read', 'holiday_rate_value', 'night_surcharge', 'holiday_surcharge'),
      ...shown('contracts.read', 'hours_per_week', 'days_per_week', 'art22', 'cycle_hours'),
      ...shown('contracts.read', 'cycle_days', 'is_domestic', 'live_in', 'sync_attendance'),
      ...shown('contracts.read', 'sync_digital_sign', 'heavy_work', 'heavy_work_rate'),
      ...shown('contracts.read', 'syndicate_id', 'union_fee_type', 'union_fee_value'),
      ...shown('contracts.read', 'shift_work', 'remote_work', 'special_workday'),
      ...shown('contracts.read', 'weekday_rate_currency', 'saturday_rate_currency'),
      ...shown('contracts.read', 'sunday_rate_currency', 'holiday_rate_currency'),
    },
  },
} satisfies Registry
