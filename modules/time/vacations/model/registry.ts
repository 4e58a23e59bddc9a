import { choice, integer, optional, ref } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, shownFields, usual } from '#platform/model/registry.ts'
import { LineKind, VacationPool } from './catalogs.ts'
import { VacationDoubt } from './doubt.ts'
import { VacationZoneAnswer } from './zone.ts'
import { ruleFields, VacationBlackout, VacationRule } from './rule.ts'
import { Vacation, VacationLot, VacationRecognition, VacationTerm } from './vacation.ts'

const contract = { user_contract_id: as('vacations.read', ref('contract', 'Contrato')) }
const owner = { contract: 'user_contract_id' }
const units = (label: string) => as('vacations.read', integer(label, { unit: '1/720 de día' }))

/** The rows that this module keeps. */
export const registry = {
  vacation: {
    of: Vacation,
    publicId: { kind: 'vacation', no: 54, length: 6 },
    movesPay: 'person',
    owner,
    keep: 'LABOUR',
    parts: { vacation_account: 'PERSON', vacation_voucher: 'PERSON' },
    columns: {
      ...usual,
      ...contract,
      ...internal('creator_login_id', 'updated_login_id', 'responded_login_id'),
      ...shown('vacations.read', 'start_date', 'end_date', 'half', 'enjoyed_until'),
      ...shown('vacations.read', 'pool_order'),
      ...shown('vacations.read', 'response_status', 'response', 'comment', 'is_historic'),
      ...shown('vacations.read', 'care', 'responded_for_user_id'),
      collective_id: as('vacations.read', optional(ref('vacationCollective', 'Feriado colectivo'))),
      ...shown('vacations.read', 'voucher_no', 'late_until'),
      ...internal('settled_until', 'care_file_id'),
      replaces_id: as('vacations.read', Vacation.fields.replacesId),
      changed_at: as('vacations.read', Vacation.fields.changedAt),
      requested_at: as('vacations.read', Vacation.fields.requestDate),
      responded_at: as('vacations.read', Vacation.fields.responseDate),
      legal_units: units('Legales'),
      progressive_units: units('Progresivos'),
      additional_units: units('Adicionales'),
      advance_units: units('Anticipados'),
    },
  },
  vacation_term: {
    of: VacationTerm,
    owner,
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...contract,
      ...internal('recorded_at', 'superseded_at'),
      ...shown('vacationConfig.read', 'since', 'art67', 'additional_days', 'accrual'),
    },
  },
  vacation_recognition: {
    of: VacationRecognition,
    owner,
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...contract,
      ...internal('recorded_at', 'superseded_at'),
      ...shown('vacationConfig.read', 'months', 'proved_on'),
    },
  },
  vacation_lot: {
    label: 'Días adicionales de vacaciones',
    of: VacationLot,
    publicId: { kind: 'vacationLot', no: 55, length: 6 },
    movesPay: 'person',
    owner,
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...contract,
      ...internal('recorded_at', 'login_id', 'pay_on_expiry'),
      ...shown('vacationConfig.read', 'source', 'granted_on', 'expires_on', 'reason'),
      ...shown('vacationConfig.read', 'overtime_hours'),
      units: units('Días'),
    },
  },
  vacation_doubt: {
    of: VacationDoubt,
    publicId: { kind: 'vacationDoubt', no: 456, length: 6 },
    owner,
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...contract,
      ...internal('decided_login_id'),
      ...shown('vacationConfig.update', 'vacation_id', 'day', 'state', 'reason', 'decided_at'),
      units: units('Días que se corregirían'),
    },
  },
  vacation_zone_answer: {
    label: 'Respuesta sobre la zona de 20 días',
    of: VacationZoneAnswer,
    publicId: { kind: 'vacationZoneAnswer', no: 511, length: 6 },
    owner,
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...contract,
      ...internal('login_id', 'answered_at'),
      ...shown('vacationConfig.update', 'commune_code', 'accepted', 'since', 'reason'),
    },
  },
  vacation_rule: {
    of: VacationRule,
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('business_id'),
      ...shownFields('businessOptions.read', 'fromDay', ...ruleFields),
    },
  },
  vacation_blackout: {
    of: VacationBlackout,
    publicId: { kind: 'vacationBlackout', no: 390, length: 6 },
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    title: 'reason',
    columns: {
      ...usual,
      ...internal('business_id'),
      ...shown('businessOptions.read', 'start_date', 'end_date', 'reason'),
    },
  },
  vacation_entry: {
    label: 'Movimiento de vacaciones',
    movesPay: 'person',
    owner,
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...contract,
      ...internal('seq', 'recorded_at', 'login_id', 'reverses_seq', 'key'),
      pool: as('vacationConfig.read', choice(VacationPool, 'Bolsa')),
      kind: as('vacationConfig.read', choice(LineKind, 'Movimiento')),
      effective_on: as('vacationConfig.read', VacationTerm.fields.since),
      units: units('Días'),
      vacation_id: as('vacations.read', ref('vacation', 'Vacaciones')),
      compensation_id: as(
        'vacationCompensations.read',
        optional(ref('vacationCompensation', 'Acuerdo en dinero')),
      ),
      lot_id: as('vacations.read', ref('vacationLot', 'Días adicionales')),
      reason: as('vacationConfig.read', VacationLot.fields.reason),
    },
  },
} satisfies Registry
