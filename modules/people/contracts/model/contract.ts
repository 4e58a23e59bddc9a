import { FeeType } from '#modules/company/businesses/model/business.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  flag,
  hours,
  id,
  integer,
  money,
  optional,
  percent,
  pesos,
  ref,
  text,
} from '#platform/model/field.ts'
import {
  ContractStatus,
  ContractType,
  GratificationType,
  PaymentPeriod,
  SpecialWorkday,
  TaxPeriod,
  TaxRegime,
} from './catalogs.ts'

const A = { sensitivity: 'A' } as const
const rate = (label: string) => optional(money(label, A))
const surcharge = (label: string, help: string) =>
  optional(percent(label, { decimals: 2, help, ...A }))

/**
 * What joins a person and a razón social: its dates (one row), and what holds from a day on
 * (versions).
 */
export const Contract = entity({
  name: 'UserContract',
  table: 'user_contract',
  label: 'Contrato',
  guarded: true,
  fields: {
    id: id('contract'),
    userId: ref('user', 'Persona'),
    businessId: ref('business', 'Razón social'),
    code: text('Código', { max: 30 }),
    userCode: optional(text('Código de la persona', { max: 30 })),
    status: choice(ContractStatus, 'Estado'),
    initialDate: date('Inicio'),
    finalDate: optional(date('Término')),
    signatureDate: optional(date('Fecha de firma')),
    signed: flag('Firmado'),
    signatureIntegrationCode: optional(
      text('Código en la firma electrónica', {
        max: 80,
        help: 'Con el que lo conoce quien presta la firma',
      }),
    ),
    version: integer('Versión'),

    contractType: choice(ContractType, 'Tipo de contrato'),
    jobTitle: text('Cargo', { max: 120 }),
    jobTitleFamily: optional(text('Familia de cargos', { max: 120 })),
    area: optional(text('Área', { max: 120 })),
    branchOffice: optional(text('Sucursal', { max: 120 })),
    hierarchyNodeId: optional(ref('hierarchyNode', 'Unidad')),
    supervisorId: optional(ref('user', 'Jefatura')),
    isSupervisor: flag('Es jefatura'),
    apprentice: flag('Contrato de aprendizaje', {
      help: 'Sin seguro de cesantía (Código del Trabajo, arts. 78 a 86; ley 19.728, art. 2)',
    }),

    fixedTermRenewals: integer('Renovaciones del plazo', {
      min: 0,
      max: 20,
      help: 'La segunda lo hace indefinido desde su día (Código del Trabajo, art. 159 N°4)',
    }),
    isProfessional: flag('Gerente o con título profesional o técnico', {
      help: 'Su plazo fijo puede durar dos años en vez de uno',
    }),

    monthlySalary: money('Sueldo base', A),
    paymentPeriod: choice(PaymentPeriod, 'Período de pago', {
      help: 'El sueldo base es el de un mes, de una semana o de un día',
    }),
    taxRegime: choice(TaxRegime, 'Régimen de impuesto', {
      help: 'Ley sobre Impuesto a la Renta, arts. 42 N°1 y 43: casi todos, el general',
    }),
    taxPeriod: choice(TaxPeriod, 'Tabla del impuesto', {
      help: 'La de cada cuánto se entrega el pago. Quien recibe una liquidación al mes: mensual',
    }),
    isCorporateSalary: flag('Sueldo corporativo', A),
    gratificationType: choice(GratificationType, 'Gratificación', A),
    gratificationAmount: optional(pesos('Gratificación convenida', A)),
    weekdayRate: rate('Valor hora en día hábil'),
    saturdayRate: rate('Valor hora en sábado'),
    sundayRate: rate('Valor hora en domingo'),
    holidayRate: rate('Valor hora en festivo'),
    nightSurcharge: surcharge(
      'Recargo de horas nocturnas',
      'El pactado: la ley no fija uno. Se paga sobre las horas nocturnas de las novedades',
    ),
    holidaySurcharge: surcharge(
      'Recargo de horas en festivo',
      'El pactado: la ley no fija uno. Se paga sobre las horas en festivo de las novedades',
    ),
    overdraft: flag('Permite sobregiro de la liquidación', {
      help: 'Lo que el líquido no alcanza a cubrir se descuenta el mes siguiente, hasta el 15 %',
    }),

    hoursPerWeek: hours('Horas semanales', { max: 84 }),
    daysPerWeek: integer('Días por semana', { min: 1, max: 7 }),
    art22: flag('Artículo 22', { help: 'Sin límite de jornada (Código del Trabajo, art. 22)' }),
    cycleHours: optional(
      hours('Horas del ciclo excepcional', {
        min: 1,
        max: 399,
        help: 'Solo con jornada excepcional autorizada (Código del Trabajo, art. 38): 7 × 7, 4 × 3',
      }),
    ),
    cycleDays: optional(
      integer('Días del ciclo excepcional', {
        min: 1,
        max: 31,
        unit: 'días',
        help: 'De trabajo y de descanso: un 7 × 7 tiene 14',
      }),
    ),
    specialWorkday: optional(
      choice(SpecialWorkday, 'Jornada especial', {
        help:
          'Solo si otro artículo del Código del Trabajo fija su jornada: es la que dice el libro ' +
          'de remuneraciones (código 1107). Vacío: la ordinaria, o la que digan los otros campos',
      }),
    ),
    isDomestic: flag('Casa particular'),
    liveIn: flag('Puertas adentro', {
      help: 'Vive en la casa: descansos en vez de jornada (Código del Trabajo, art. 149)',
    }),
    shiftWork: flag('Trabaja por turnos'),
    remoteWork: flag('Trabajo a distancia o teletrabajo', {
      help: 'Pactado por escrito, toda la jornada o parte (Código del Trabajo, art. 152 quáter G)',
    }),
    syncAttendance: flag('Control de asistencia'),
    syncDigitalSign: flag('Firma digital'),

    heavyWork: flag('Trabajo pesado', A),
    heavyWorkRate: optional(percent('Cotización por trabajo pesado', { max: 4, ...A })),
    syndicateId: optional(ref('syndicate', 'Sindicato', A)),
    unionFeeType: choice(FeeType, 'Cuota sindical', A),
    unionFeeValue: decimal('Valor de la cuota', 4, A),
  },
})

export const termsFields = [
  'code',
  'userCode',
  'initialDate',
  'finalDate',
  'signatureDate',
  'signed',
  'signatureIntegrationCode',
] as const

export const positionFields = [
  'contractType',
  'fixedTermRenewals',
  'isProfessional',
  'jobTitle',
  'jobTitleFamily',
  'area',
  'branchOffice',
  'hierarchyNodeId',
  'supervisorId',
  'isSupervisor',
  'apprentice',
] as const

export const salaryFields = [
  'monthlySalary',
  'paymentPeriod',
  'gratificationType',
  'gratificationAmount',
  'taxRegime',
  'taxPeriod',
  'isCorporateSalary',
  'overdraft',
] as const

/** What an hour, a day or a night more is paid by. */
export const rateFields = [
  'weekdayRate',
  'saturdayRate',
  'sundayRate',
  'holidayRate',
  'nightSurcharge',
  'holidaySurcharge',
] as const

export const payFields = [...salaryFields, ...rateFields] as const

export const workdayFields = [
  'hoursPerWeek',
  'daysPerWeek',
  'art22',
  'cycleHours',
  'cycleDays',
  'specialWorkday',
  'isDomestic',
  'liveIn',
  'shiftWork',
  'remoteWork',
  'syncAttendance',
  'syncDigitalSign',
] as const

export const otherFields = [
  'heavyWork',
  'heavyWorkRate',
  'syndicateId',
  'unionFeeType',
  'unionFeeValue',
] as const

/** What holds from a day on. */
export const versionedFields = [
  ...positionFields,
  ...payFields,
  ...workdayFields,
  ...otherFields,
] as const

/** Class A: pay, heavy work and union. */
export const reservedFields = [
  'monthlySalary',
  'gratificationType',
  'gratificationAmount',
  'isCorporateSalary',
  ...rateFields,
  ...otherFields,
] as const

const reserved: ReadonlySet<string> = new Set(reservedFields)
export const openFields = versionedFields.filter((name) => !reserved.has(name))
