import { text } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { BankAccount, Business, BusinessOption, Representative, Syndicate } from './business.ts'
import { ProcessRule } from './process-rule.ts'

/** The rows that this module keeps. */
export const registry = {
  business: {
    of: Business,
    publicId: { kind: 'business', no: 3, length: 5 },
    movesPay: 'business',
    owner: { business: 'entityId' },
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('slug', 'logo_file_id'),
      ...shown('businesses.read', 'name', 'business_name', 'rut', 'use_payroll', 'activity_code'),
      ...shown('businesses.read', 'business_field', 'phone', 'email', 'address', 'draft'),
      ...shown('businesses.read', 'base_accidentability_rate', 'accidentability_rate'),
      ...shown('businesses.read', 'sanna_rate', 'principal', 'status'),
      commune_code: { seen: ['businesses.read'], means: 'commune' },
      mutual_code: { seen: ['businesses.read'], means: 'mutual' },
      ccaf_code: { seen: ['businesses.read'], means: 'ccaf' },
    },
  },
  business_representative: {
    of: Representative,
    owner: { business: 'business_id' },
    whose: 'PERSON',
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...internal('company_id', 'business_id', 'position'),
      ...shown('businesses.read', 'name', 'rut', 'job_title'),
    },
  },
  business_option: {
    of: BusinessOption,
    movesPay: 'business',
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('business_id'),
      ...shown('businessOptions.read', 'payroll_use_thirty_days'),
      ...shown('businessOptions.read', 'payroll_use_thirty_days_on_license'),
      ...shown('businessOptions.read', 'payroll_pay_gratification_license', 'vacation_public'),
      ...shown('businessOptions.read', 'vacation_public_supervisor', 'payroll_public_supervisor'),
      ...shown('businessOptions.read', 'vacation_email_supervisor', 'vacation_email_manager'),
      ...shown('businessOptions.read', 'vacation_email_response'),
      payroll_settings: as('businessOptions.read', text('Convenciones de cálculo'), 'settings'),
    },
  },
  bank_account: {
    of: BankAccount,
    publicId: { kind: 'bankAccount', no: 26, length: 6 },
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('business_id'),
      bank_code: { seen: ['bankAccounts.read'], means: 'bank' },
      ...shown('bankAccounts.read', 'account_identifier', 'account_type', 'currency'),
    },
  },
  process_rule: {
    label: 'Regla de cierre y pago',
    of: ProcessRule,
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('business_id'),
      ...shown('businessOptions.read', 'from_month', 'closing_approval', 'pay_day'),
      ...shown('businessOptions.read', 'pay_next_month'),
    },
  },
  syndicate: {
    of: Syndicate,
    publicId: { kind: 'syndicate', no: 10, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...shown('syndicates.read', 'name', 'rut', 'fee_type', 'fee_value'),
    },
  },
} satisfies Registry
