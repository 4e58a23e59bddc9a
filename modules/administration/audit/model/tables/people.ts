import { Absence } from '#modules/time/absences/model/absence.ts'
import { Contract } from '#modules/people/contracts/model/contract.ts'
import { PaymentMethod, UserBusiness } from '#modules/people/people/model/links.ts'
import { User } from '#modules/people/people/model/user.ts'
import { Account } from '#modules/company/session/model/account.ts'
import { flag, ref, text, timestamp } from '#platform/model/field.ts'
import { as, type Kept, recorded, told, untold, usual } from '../table.ts'

/** From when until when a version holds. */
export const valid = text('Vigencia')

/** People, their contracts, and what is known of them. */
export const peopleTables = {
  users: {
    label: 'Persona',
    of: User,
    owner: { user: 'entityId' },
    columns: {
      ...usual,
      ...told('users.read', 'identification_type', 'rut', 'role', 'status', 'external', 'retired'),
      is_disabled: as('users.read', text('Deshabilitada')),
      ...told(['users.read', 'private'], 'is_private_role'),
      ...told('users.update', 'comment'),
      profile_id: as(['users.read', 'profiles.read'], ref('profile', 'Perfil')),
      restriction_id: as(['users.read', 'restrictions.read'], ref('restriction', 'Restricción')),
      ...untold('avatar_file_id', 'search'),
    },
  },
  user_version: {
    label: 'Ficha de persona',
    of: User,
    owner: { user: 'user_id' },
    columns: {
      ...recorded,
      // The Previred code of the nationality follows from the country.
      ...untold('user_id', 'nationality_previred'),
      valid: as('users.read', valid),
      ...told('users.read', 'firstname', 'second_name', 'paternal_lastname', 'maternal_lastname'),
      ...told('users.read', 'birthday', 'gender', 'civil_status', 'email', 'personal_phone'),
      ...told('users.read', 'address', 'postal_code', 'city', 'province', 'region'),
      address_country: { seen: ['users.read'], means: 'country' },
      ...told('users.read', 'gender_previred'),
      country_of_origin: { seen: ['users.read'], means: 'country' },
      commune_code: { seen: ['users.read'], means: 'commune' },
      ...told('contracts.read', 'prevision_type', 'retirement_scheme', 'pension_status'),
      pension_institution: { seen: ['contracts.read'], means: 'afp' },
      ...told('contracts.read', 'ips_reduced_rate', 'afc_enrolled', 'afc_date'),
      ...told('contracts.read', 'unemployment_insurance_date', 'keeps_contributing'),
      ...told('contracts.read', 'partial_disability', 'young_subsidy'),
      health_institution: { seen: ['contracts.read'], means: 'health' },
      ...told('contracts.read', 'health_percentage', 'health_amount_uf', 'health_amount'),
      apvi_institution: { seen: ['contracts.read'], means: 'savings' },
      ...told('contracts.read', 'apvi_regime', 'apvi_value', 'apvi_currency'),
      apvi2_institution: { seen: ['contracts.read'], means: 'savings' },
      ...told('contracts.read', 'apvi2_regime', 'apvi2_value', 'apvi2_currency'),
      afp_collect: { seen: ['contracts.read'], means: 'afp' },
      apvc_institution: { seen: ['contracts.read'], means: 'savings' },
      ...told('contracts.read', 'apvc_value', 'apvc_currency'),
      cuenta2_institution: { seen: ['contracts.read'], means: 'afp' },
      ...told('contracts.read', 'cuenta2_value', 'cuenta2_currency'),
      ...told('contracts.read', 'subject_to_family_allowance', 'family_allowance_segment'),
      ...told('contracts.read', 'simple_burdens', 'maternal_burdens', 'disabled_burdens'),
      ...told('contracts.read', 'subject_to_judicial_retention', 'judicial_retention_percentage'),
      ...told('contracts.read', 'judicial_value', 'judicial_currency'),
    },
  },
  login: {
    label: 'Cuenta',
    of: Account,
    owner: { user: 'user_id' },
    columns: {
      ...untold('id', 'user_id', 'company_id', 'is_superadmin', 'ui_config', 'created_at'),
      ...untold('password_hash', 'password_changed_at', 'mail_at', 'activated_at'),
      ...told('users.read', 'username', 'email', 'password'),
      is_disabled: as('users.read', flag('Deshabilitada')),
      force_password_change: as('users.read', flag('Debe cambiar su contraseña')),
      given_by: as('users.read', text('La abrió o le puso contraseña')),
      mail_by: as('users.read', text('Escribió su correo')),
      taken_at: as('users.read', timestamp('La tomó su titular')),
      second_factor: as('users.update', text('Segundo factor')),
    },
  },
  user_business: {
    label: 'Vínculo con razón social',
    of: UserBusiness,
    owner: { user: 'user_id', business: 'business_id' },
    columns: {
      ...usual,
      ...untold('user_id'),
      ...told('users.read', 'business_id', 'in_payroll', 'work_phone', 'business_email'),
      ...told('users.read', 'first_admission_date', 'admission_date'),
      ...told(['users.read', 'private'], 'private_role'),
    },
  },
  payment_method: {
    label: 'Forma de pago',
    of: PaymentMethod,
    owner: { user: 'user_id' },
    columns: {
      ...usual,
      ...untold('user_id'),
      ...told('paymentMethods.read', 'kind', 'account_type', 'account_number', 'is_current'),
      bank_code: { seen: ['paymentMethods.read'], means: 'bank' },
    },
  },
  user_contract: {
    label: 'Contrato',
    of: Contract,
    owner: { user: 'user_id', business: 'business_id' },
    columns: {
      ...usual,
      ...untold('user_id', 'user_business_id'),
      ...told('contracts.read', 'business_id', 'code', 'user_code', 'status'),
      ...told('contracts.read', 'initial_date', 'final_date', 'signature_date', 'signed'),
      ...told('contracts.read', 'signature_integration_code'),
    },
  },
  user_contract_version: {
    label: 'Condiciones del contrato',
    of: Contract,
    owner: { contract: 'user_contract_id' },
    columns: {
      ...recorded,
      user_contract_id: as('contracts.read', ref('contract', 'Contrato')),
      valid: as('contracts.read', valid),
      ...told('contracts.read', 'contract_type', 'job_title', 'job_title_family', 'area'),
      ...told('contracts.read', 'branch_office', 'supervisor_id', 'is_supervisor', 'apprentice'),
      ...told('contracts.read', 'fixed_term_renewals', 'is_professional', 'payment_period'),
      ...told('contracts.read', 'monthly_salary_value', 'monthly_salary_currency'),
      ...told('contracts.read', 'tax_regime', 'tax_period', 'is_corporate_salary', 'overdraft'),
      ...told('contracts.read', 'gratification_type', 'gratification_amount'),
      ...told('contracts.read', 'weekday_rate_value', 'saturday_rate_value', 'sunday_rate_value'),
      ...told('contracts.read', 'holiday_rate_value', 'night_surcharge', 'holiday_surcharge'),
      ...told('contracts.read', 'hours_per_week', 'days_per_week', 'art22', 'cycle_hours'),
      ...told('contracts.read', 'cycle_days', 'is_domestic', 'live_in', 'sync_attendance'),
      ...told('contracts.read', 'sync_digital_sign', 'heavy_work', 'heavy_work_rate'),
      ...told('contracts.read', 'syndicate_id', 'union_fee_type', 'union_fee_value'),
      ...told('contracts.read', 'shift_work', 'remote_work'),
      ...told('contracts.read', 'weekday_rate_currency', 'saturday_rate_currency'),
      ...told('contracts.read', 'sunday_rate_currency', 'holiday_rate_currency'),
    },
  },
  absence: {
    label: 'Ausencia',
    of: Absence,
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
} satisfies Record<string, Kept>
