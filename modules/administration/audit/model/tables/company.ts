import {
  BankAccount,
  Business,
  BusinessOption,
  Representative,
  Syndicate,
} from '#modules/company/businesses/model/business.ts'
import { ProcessRule } from '#modules/company/businesses/model/process-rule.ts'
import { Company } from '#modules/company/companies/model/company.ts'
import { CompanyException } from '#modules/company/company-services/model/exception.ts'
import { FirstStep } from '#modules/administration/dashboard/model/first-steps.ts'
import { ServiceState } from '#modules/company/company-services/model/service.ts'
import { Holiday } from '#modules/time/holidays/model/holiday.ts'
import { choice, flag, ref, text, timestamp } from '#platform/model/field.ts'
import { as, type Kept, told, untold, usual } from '../table.ts'

const business = ref('business', 'Razón social')

/** The company, its razones sociales, and who may do what in it. */
export const companyTables = {
  company: {
    label: 'Empresa',
    of: Company,
    owner: {},
    title: 'name',
    columns: {
      ...told('company.read', 'name', 'description', 'phone', 'url', 'email', 'status'),
      ...told('company.read', 'countryId', 'access'),
      second_factor: as('company.read', text('Segundo factor')),
      ...untold('logo_file_id', 'background_file_id'),
    },
  },
  company_module: {
    label: 'Módulo',
    owner: {},
    title: 'module',
    columns: {
      ...untold('company_id', 'version'),
      state: as('companyServices.read', choice(ServiceState, 'Estado')),
      module: as('companyServices.read', text('Módulo'), 'module'),
      employee: as('companyServices.read', flag('Trabajadores')),
      manager: as('companyServices.read', flag('Gerentes')),
      super_manager: as('companyServices.read', flag('Supergerentes')),
      admin: as('companyServices.read', flag('Administradores')),
    },
  },
  company_exception: {
    label: 'Excepción de la empresa',
    of: CompanyException,
    owner: { user: 'user_id' },
    columns: {
      ...usual,
      ...untold('user_id', 'login_id'),
      ...told('companyServices.read', 'code', 'since', 'until', 'reason'),
    },
  },
  first_step_left: {
    label: 'Primer paso para después',
    owner: {},
    title: 'step',
    columns: {
      ...untold('company_id'),
      step: as('firstSteps.read', choice(FirstStep, 'Paso')),
    },
  },
  business: {
    label: 'Razón social',
    of: Business,
    owner: { business: 'entityId' },
    title: 'name',
    columns: {
      ...usual,
      ...untold('slug', 'logo_file_id'),
      ...told('businesses.read', 'name', 'business_name', 'rut', 'use_payroll', 'activity_code'),
      ...told('businesses.read', 'business_field', 'phone', 'email', 'address', 'draft'),
      ...told('businesses.read', 'base_accidentability_rate', 'accidentability_rate'),
      ...told('businesses.read', 'sanna_rate', 'principal', 'status'),
      commune_code: { seen: ['businesses.read'], means: 'commune' },
      mutual_code: { seen: ['businesses.read'], means: 'mutual' },
      ccaf_code: { seen: ['businesses.read'], means: 'ccaf' },
    },
  },
  business_representative: {
    label: 'Representante legal',
    of: Representative,
    owner: { business: 'business_id' },
    title: 'name',
    columns: {
      ...untold('company_id', 'business_id', 'position'),
      ...told('businesses.read', 'name', 'rut'),
    },
  },
  business_option: {
    label: 'Opciones de razón social',
    of: BusinessOption,
    owner: { business: 'business_id' },
    columns: {
      ...usual,
      ...untold('business_id'),
      ...told('businessOptions.read', 'payroll_use_thirty_days'),
      ...told('businessOptions.read', 'payroll_use_thirty_days_on_license'),
      ...told('businessOptions.read', 'payroll_pay_gratification_license', 'vacation_public'),
      ...told('businessOptions.read', 'vacation_public_supervisor', 'payroll_public_supervisor'),
      ...told('businessOptions.read', 'vacation_email_supervisor', 'vacation_email_manager'),
      ...told('businessOptions.read', 'vacation_email_response'),
      payroll_settings: as('businessOptions.read', text('Convenciones de cálculo'), 'settings'),
    },
  },
  bank_account: {
    label: 'Cuenta bancaria',
    of: BankAccount,
    owner: { business: 'business_id' },
    columns: {
      ...usual,
      ...untold('business_id'),
      bank_code: { seen: ['bankAccounts.read'], means: 'bank' },
      ...told('bankAccounts.read', 'account_identifier', 'account_type', 'currency'),
    },
  },
  process_rule: {
    label: 'Regla de cierre y pago',
    of: ProcessRule,
    owner: { business: 'business_id' },
    columns: {
      ...usual,
      ...untold('business_id'),
      ...told('businessOptions.read', 'from_month', 'closing_approval', 'pay_day'),
      ...told('businessOptions.read', 'pay_next_month'),
    },
  },
  holiday: {
    label: 'Feriado',
    of: Holiday,
    owner: {},
    title: 'title',
    columns: {
      ...usual,
      ...told('holidays.read', 'date', 'title', 'type', 'status', 'irrevocable', 'comment'),
    },
  },
  syndicate: {
    label: 'Sindicato',
    of: Syndicate,
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...told('syndicates.read', 'name', 'rut', 'fee_type', 'fee_value'),
    },
  },
  profile: {
    label: 'Perfil',
    owner: {},
    title: 'name',
    columns: { ...usual, name: as('profiles.read', text('Nombre')) },
  },
  profile_permission: {
    label: 'Permiso de perfil',
    owner: {},
    title: 'profile_id',
    columns: {
      ...usual,
      profile_id: as('profiles.read', ref('profile', 'Perfil')),
      code: as('profiles.read', text('Servicio'), 'service'),
      can_create: as('profiles.read', flag('Crear')),
      can_read: as('profiles.read', flag('Ver')),
      can_update: as('profiles.read', flag('Modificar')),
      can_delete: as('profiles.read', flag('Eliminar')),
    },
  },
  restriction: {
    label: 'Restricción',
    owner: {},
    title: 'name',
    columns: { ...usual, name: as('restrictions.read', text('Nombre')) },
  },
  restriction_business: {
    label: 'Razón social de restricción',
    owner: {},
    title: 'restriction_id',
    columns: {
      ...usual,
      restriction_id: as('restrictions.read', ref('restriction', 'Restricción')),
      business_id: as('restrictions.read', business),
    },
  },
  file: {
    label: 'Archivo',
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...untold('storage_key', 'sha256', 'hash_name', 'related_type', 'related_id', 'user_id'),
      ...untold('login_id', 'size'),
      // Its name may be of anybody, and say what it is about.
      name: as(['users.read', 'whole'], text('Nombre')),
      media_type: as('open', text('Tipo de archivo')),
      removed_at: as('open', timestamp('Retirado el')),
    },
  },
} satisfies Record<string, Kept>
