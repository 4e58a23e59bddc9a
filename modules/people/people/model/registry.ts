import { ref, text } from '#platform/model/field.ts'
import { as, recorded, told, type Registry, untold, usual } from '#platform/model/registry.ts'
import { PaymentMethod, UserBusiness } from './links.ts'
import { User } from './user.ts'

/** From when until when a version holds. */
const valid = text('Vigencia')

/** The rows that this module keeps. */
export const registry = {
  users: {
    label: 'Persona',
    of: User,
    publicId: { kind: 'user', no: 1, length: 10 },
    movesPay: 'person',
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
    movesPay: 'person',
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
  user_business: {
    label: 'Vínculo con razón social',
    of: UserBusiness,
    publicId: { kind: 'userBusiness', no: 14, length: 6 },
    movesPay: 'person',
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
    publicId: { kind: 'paymentMethod', no: 30, length: 6 },
    owner: { user: 'user_id' },
    columns: {
      ...usual,
      ...untold('user_id'),
      ...told('paymentMethods.read', 'kind', 'account_type', 'account_number', 'is_current'),
      bank_code: { seen: ['paymentMethods.read'], means: 'bank' },
    },
  },
} satisfies Registry
