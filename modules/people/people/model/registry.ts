import { date, optional, ref, text } from '#platform/model/field.ts'
import {
  as,
  internal,
  partOf,
  recorded,
  type Registry,
  shown,
  usual,
} from '#platform/model/registry.ts'
import { PaymentMethod, UserBusiness } from './links.ts'
import { User } from './user.ts'

/** From when until when a version holds. */
const valid = text('Vigencia')

/** The rows that this module keeps. */
export const registry = {
  users: {
    of: User,
    publicId: { kind: 'user', no: 1, length: 10 },
    movesPay: 'person',
    owner: { user: 'entityId' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...shown('users.read', 'identification_type', 'rut', 'role', 'status', 'external', 'retired'),
      is_disabled: as('users.read', text('Deshabilitada')),
      access_until: as('users.read', optional(date('Último día de acceso'))),
      ...shown(['users.read', 'private'], 'is_private_role'),
      ...shown('users.update', 'comment'),
      profile_id: as(['users.read', 'profiles.read'], ref('profile', 'Perfil')),
      restriction_id: as(['users.read', 'restrictions.read'], ref('restriction', 'Restricción')),
      ...internal('avatar_file_id', 'search'),
    },
  },
  user_version: {
    label: 'Ficha de persona',
    of: User,
    movesPay: 'person',
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...recorded,
      // The Previred code of the nationality follows from the country, the order from the names.
      ...internal('user_id', 'nationality_previred', 'surname_key'),
      valid: as('users.read', valid),
      reason: as('contracts.read', text('Motivo')),
      ...shown('users.read', 'firstname', 'second_name', 'paternal_lastname', 'maternal_lastname'),
      ...shown('users.read', 'birthday', 'gender', 'civil_status', 'gender_previred'),
      ...partOf('CONTACT', {
        ...shown('users.read', 'email', 'personal_phone'),
        ...shown('users.read', 'address', 'postal_code', 'city', 'province', 'region'),
        address_country: { seen: ['users.read'], means: 'country' },
        commune_code: { seen: ['users.read'], means: 'commune' },
      }),
      country_of_origin: { seen: ['users.read'], means: 'country' },
      ...shown('contracts.read', 'prevision_type', 'retirement_scheme', 'pension_status'),
      pension_institution: { seen: ['contracts.read'], means: 'afp' },
      ...shown('contracts.read', 'ips_reduced_rate', 'afc_enrolled', 'afc_date'),
      ...shown('contracts.read', 'unemployment_insurance_date', 'keeps_contributing'),
      ...shown('contracts.read', 'partial_disability', 'disability', 'young_subsidy'),
      health_institution: { seen: ['contracts.read'], means: 'health' },
      ...shown('contracts.read', 'health_percentage', 'health_amount_uf', 'health_amount'),
      apvi_institution: { seen: ['contracts.read'], means: 'savings' },
      ...shown('contracts.read', 'apvi_regime', 'apvi_value', 'apvi_currency'),
      apvi2_institution: { seen: ['contracts.read'], means: 'savings' },
      ...shown('contracts.read', 'apvi2_regime', 'apvi2_value', 'apvi2_currency'),
      afp_collect: { seen: ['contracts.read'], means: 'afp' },
      apvc_institution: { seen: ['contracts.read'], means: 'savings' },
      ...shown('contracts.read', 'apvc_value', 'apvc_currency'),
      cuenta2_institution: { seen: ['contracts.read'], means: 'afp' },
      ...shown('contracts.read', 'cuenta2_value', 'cuenta2_currency'),
      ...shown('contracts.read', 'affiliate_rut', 'affiliate_names'),
      ...shown('contracts.read', 'affiliate_paternal_lastname', 'affiliate_maternal_lastname'),
      affiliate_institution: { seen: ['contracts.read'], means: 'afp' },
      ...shown('contracts.read', 'affiliate_contribution_value', 'affiliate_contribution_currency'),
      ...shown('contracts.read', 'affiliate_saving_value', 'affiliate_saving_currency'),
      ...shown('contracts.read', 'subject_to_family_allowance', 'family_allowance_segment'),
      ...shown('contracts.read', 'simple_burdens', 'maternal_burdens', 'disabled_burdens'),
      ...shown('contracts.read', 'subject_to_judicial_retention', 'judicial_retention_percentage'),
      ...shown('contracts.read', 'judicial_value', 'judicial_currency'),
    },
  },
  user_business: {
    of: UserBusiness,
    publicId: { kind: 'userBusiness', no: 14, length: 6 },
    movesPay: 'person',
    owner: { user: 'user_id', business: 'business_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id'),
      ...shown('users.read', 'business_id', 'in_payroll', 'work_phone', 'business_email'),
      ...shown('users.read', 'first_admission_date', 'admission_date'),
      ...shown(['users.read', 'private'], 'private_role'),
    },
  },
  payment_method: {
    of: PaymentMethod,
    publicId: { kind: 'paymentMethod', no: 30, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id'),
      ...shown('paymentMethods.read', 'kind', 'account_type', 'account_number', 'is_current'),
      bank_code: { seen: ['paymentMethods.read'], means: 'bank' },
    },
  },
} satisfies Registry
