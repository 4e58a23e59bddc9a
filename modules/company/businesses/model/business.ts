import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  decimal,
  digits,
  email,
  flag,
  id,
  integer,
  kept,
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

export const BankCurrency = catalog('BankCurrency', { CLP: 'Pesos chilenos', USD: 'Dólares' })

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
    activityCode: optional(
      text('Código de actividad', { max: 10, help: 'Seis cifras, del catálogo del SII' }),
    ),
    businessField: optional(text('Giro', { max: 200 })),
    phone: optional(phone('Teléfono', { sensitivity: 'C' })),
    email: optional(email('Correo electrónico', { sensitivity: 'C' })),
    address: optional(text('Dirección', { max: 200 })),
    communeCode: optional(text('Comuna', { max: 10 })),
    mutualCode: optional(text('Mutualidad', { max: 30 })),
    baseAccidentabilityRate: decimal('Tasa básica', 4, {
      max: 20,
      unit: '%',
      help: 'Cotización básica de la Ley 16.744, art. 15: 0,90 % para todas las empresas',
    }),
    accidentabilityRate: decimal('Tasa adicional', 4, {
      max: 20,
      unit: '%',
      help: 'Cotización adicional diferenciada, de 0 a 6,80 %, según resolución',
    }),
    sannaRate: decimal('Tasa SANNA', 4, {
      max: 20,
      unit: '%',
      help: 'Seguro para acompañar a niños enfermos, Ley 21.063: 0,03 %',
    }),
    ccafCode: optional(text('Caja de compensación', { max: 30 })),
    draft: flag('Borrador'),
    principal: flag('Principal'),
    status: choice(BusinessStatus, 'Estado'),
    logoFileId: optional(ref('file', 'Logo')),
    version: integer('Versión'),
    workers: integer('Personas con contrato vigente'),
  },
})

/** Who signs for a razón social. */
export const Representative = entity({
  name: 'Representative',
  table: 'business_representative',
  label: 'Representante legal',
  fields: {
    name: text('Nombre', { max: 120, sensitivity: 'B' }),
    rut: optional(rut('RUT')),
    jobTitle: optional(text('En calidad de', { max: 80 })),
  },
})

/** So many sign for a razón social at most. */
export const MOST_REPRESENTATIVES = 10

/** What a razón social decides where law or custom leave a choice. */
export const BusinessOption = entity({
  name: 'BusinessOption',
  table: 'business_option',
  label: 'Opciones de razón social',
  fields: {
    businessId: ref('business', 'Razón social'),
    payrollUseThirtyDays: flag('Entradas y salidas sobre un mes de 30 días', {
      help: 'Quien entra el 27 de un mes de 31 días tiene 4 días (30 menos 26); si no, 5',
    }),
    payrollUseThirtyDaysOnLicense: flag('Licencias sobre un mes de 30 días', {
      help: 'Se pagan 30 menos los días de licencia; si no, los del calendario menos esos días',
    }),
    payrollPayGratificationLicense: flag('Gratificación completa en meses con licencia', {
      help: 'Se calcula como si los días de licencia se hubieran trabajado, con el tope entero',
    }),
    vacationPublic: flag('Las personas solicitan sus vacaciones', {
      help: 'Cada persona ve su saldo y envía su solicitud desde su ficha',
    }),
    vacationPublicSupervisor: flag('La jefatura responde las vacaciones', {
      help: 'Quien supervisa ve y responde las solicitudes de su equipo',
    }),
    payrollPublicSupervisor: flag('La jefatura ve las liquidaciones de su equipo', {
      help: 'Sin esto, quien supervisa no ve remuneraciones de nadie más',
    }),
    vacationEmailSupervisor: flag('Avisar a la jefatura de cada solicitud', {
      help: 'También a quien responde en su lugar, y cuando la persona anula sus vacaciones',
    }),
    vacationEmailManager: flag('Avisar a gerencia de cada solicitud', {
      help: 'A quienes responden las vacaciones de toda la razón social',
    }),
    vacationEmailResponse: flag('Avisar a la persona de la respuesta', {
      help: 'Sin esto la lee en Minga, donde se le avisa siempre',
    }),
    logoId: optional(
      ref('file', 'Logo', { help: 'El que encabeza las páginas de esta razón social' }),
    ),
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
    accountIdentifier: digits('Número de cuenta', { least: 3, sensitivity: 'A' }),
    currency: choice(BankCurrency, 'Moneda'),
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
    members: integer('Personas con cuota'),
    kept: kept(),
    version: integer('Versión'),
  },
})
