import { sums } from '#modules/payroll/payroll-results/model/sums.ts'
import { date, ref, timestamp } from '#platform/model/field.ts'
import { as, type Registry, internal, shown, usual } from '#platform/model/registry.ts'
import { SettlementBatch } from './batch.ts'
import { SettlementDisplay } from './display.ts'
import { Settlement } from './finiquito.ts'

const contract = ref('contract', 'Contrato')
const month = ref('payrollMonth', 'Mes')

/** The rows that this module keeps. */
export const registry = {
  settlement: {
    of: Settlement,
    publicId: { kind: 'settlement', no: 480, length: 8 },
    owner: { user: 'user_id', contract: 'user_contract_id' },
    keep: 'PAY',
    parts: { settlement_step: 'PERSON' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'plan_hash'),
      ...internal('terms', 'facts', 'amounts', 'period', 'parties'),
      ...shown('settlements.read', 'user_id', 'user_contract_id', 'status', 'dismissal_cause'),
      ...shown('settlements.read', 'initial_date', 'disengagement_date', 'pay_date', 'notice_date'),
      ...shown('settlements.read', 'to_pay', 'issued_at', 'paid_on', 'response', 'to_sign'),
    },
  },
  settlement_batch: {
    of: SettlementBatch,
    publicId: { kind: 'settlementBatch', no: 570, length: 6 },
    owner: { business: 'business_id' },
    keep: 'PAY',
    parts: { settlement_batch_person: 'PERSON' },
    title: 'name',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'job_id'),
      ...shown('settlements.read', 'business_id', 'name', 'dismissal_cause', 'state'),
      ...shown('settlements.read', 'disengagement_date', 'notice_date', 'pay_date'),
      ...shown('settlements.read', 'pay_last_payslip', 'contributions_paid', 'undone_why'),
    },
  },
  settlement_display: {
    of: SettlementDisplay,
    publicId: { kind: 'settlementDisplay', no: 611, length: 6 },
    owner: {},
    keep: 'PAY',
    parts: { settlement_display_person: 'PERSON' },
    columns: {
      ...usual,
      ...internal('login_id', 'undone_login_id'),
      ...shown('settlements.read', 'shows', 'people', 'at', 'undone_at'),
    },
  },
  settlement_shown: {
    label: 'Finiquito a la vista de su persona',
    owner: { user: 'user_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('settlement_id', 'display_id'),
      user_id: as('settlements.read', ref('user', 'Persona')),
      since: as('settlements.read', timestamp('Desde')),
    },
  },
  settlement_payslip: {
    label: 'Finiquito del mes',
    owner: { contract: 'user_contract_id', month: 'payroll_month_id' },
    keep: 'PAY',
    columns: {
      ...usual,
      ...internal('user_id', 'base_month_id', 'base_run_id'),
      user_contract_id: as('payslips.read', contract),
      payroll_month_id: as('payslips.read', month),
      final_date: as('payslips.read', date('Término')),
      ...sums,
    },
  },
} satisfies Registry
