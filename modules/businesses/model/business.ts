import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  decimal,
  email,
  flag,
  id,
  integer,
  optional,
  phone,
  ref,
  rut,
  text,
} from '#platform/model/field.ts'

export const BusinessStatus = catalog('BusinessStatus', {
  ACTIVE: 'Activa',
  INACTIVE: 'Inactiva',
  PENDING: 'Pendiente',
})

export const AccountType = catalog('AccountType', {
  VISTA: 'Cuenta vista',
  CORRIENTE: 'Cuenta corriente',
  RUT: 'Cuenta RUT',
  AHORRO: 'Cuenta de ahorro',
})

export const FeeType = catalog('FeeType', {
  NONE: 'Sin cuota',
  FIXED: 'Monto fijo',
  PERCENT: 'Porcentaje',
})

/** A razón social: the employer of the contracts and who declares and pays. */
export const Business = entity({
  name: 'Business',
  table: 'business',
  label: 'Razón social',
  fields: {
    id: id('business'),
    name: text('Nombre', { max: 120 }),
    businessName: text('Razón social', { max: 200 }),
    rut: rut('RUT', { sensitivity: 'C' }),
    slug: text('Identificador', { max: 60 }),
    usePayroll: flag('Usa remuneraciones'),
    activityCode: optional(text('Código de actividad', { max: 10 })),
    businessField: optional(text('Giro', { max: 200 })),
    phone: optional(phone('Teléfono', { sensitivity: 'C' })),
    email: optional(email('Correo electrónico', { sensitivity: 'C' })),
    address: optional(text('Dirección', { max: 200 })),
    communeCode: optional(text('Comuna', { max: 10 })),
    mutualCode: optional(text('Mutualidad', { max: 10 })),
    baseAccidentabilityRate: decimal('Tasa básica (%)', 4, { max: 20, unit: '%' }),
    accidentabilityRate: decimal('Tasa adicional (%)', 4, {
      max: 20,
      unit: '%',
      help: 'Cotización adicional diferenciada de la Ley 16.744',
    }),
    sannaRate: decimal('Tasa SANNA (%)', 4, { max: 20, unit: '%' }),
    ccafCode: optional(text('Caja de compensación', { max: 10 })),
    draft: flag('Borrador'),
    principal: flag('Principal'),
    status: choice(BusinessStatus, 'Estado'),
    representativeName: optional(text('Representante legal', { max: 120, sensitivity: 'B' })),
    representativeRut: optional(rut('RUT del representante')),
    logoFileId: optional(ref('file', 'Logo')),
    version: integer('Versión'),
    workers: integer('Personas con contrato vigente'),
  },
})

/** What a razón social decides where law or custom leave a choice. */
export const BusinessOption = entity({
  name: 'BusinessOption',
  table: 'business_option',
  label: 'Opciones de razón social',
  fields: {
    businessId: ref('business', 'Razón social'),
    payrollUseThirtyDays: flag('Mes de 30 días para el pago', {
      help: 'El valor del día es un treintavo del sueldo, también en meses de 28 o 31 días',
    }),
    payrollUseThirtyDaysOnLicense: flag('Descontar licencias sobre 30 días', {
      help: 'Treinta menos los días de licencia, en vez de los días del calendario menos los de licencia',
    }),
    payrollPayGratificationLicense: flag('Gratificación completa en meses con licencia'),
    vacationPublic: flag('Las personas solicitan sus vacaciones'),
    vacationPublicSupervisor: flag('La jefatura responde las vacaciones'),
    payrollPublicSupervisor: flag('La jefatura ve las liquidaciones de su equipo'),
    vacationEmailSupervisor: flag('Avisar por correo a la jefatura'),
    vacationEmailManager: flag('Avisar por correo a gerencia'),
    vacationEmailResponse: flag('Avisar por correo la respuesta'),
    version: integer('Versión'),
  },
})

export const BankAccount = entity({
  name: 'BankAccount',
  table: 'bank_account',
  label: 'Cuenta bancaria',
  fields: {
    id: id('bankAccount'),
    businessId: ref('business', 'Razón social'),
    bankCode: text('Banco', { max: 10 }),
    accountType: choice(AccountType, 'Tipo de cuenta'),
    accountIdentifier: text('Número de cuenta', { max: 30, sensitivity: 'A' }),
    currency: text('Moneda', { max: 3 }),
    version: integer('Versión'),
  },
})

export const Syndicate = entity({
  name: 'Syndicate',
  table: 'syndicate',
  label: 'Sindicato',
  fields: {
    id: id('syndicate'),
    name: text('Nombre', { max: 120 }),
    rut: optional(rut('RUT', { sensitivity: 'C' })),
    feeType: choice(FeeType, 'Cuota'),
    feeValue: decimal('Valor de la cuota', 4, { max: 99_999_999 }),
    version: integer('Versión'),
  },
})
