import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  days,
  decimal,
  file,
  flag,
  id,
  integer,
  longText,
  optional,
  pesos,
  ref,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import {
  AbsencePay,
  AbsenceSubtype,
  AbsenceType,
  LegalPermit,
  LicenseFormat,
  RequestStatus,
} from './catalogs.ts'

const A = { sensitivity: 'A' } as const

/** Days on which somebody does not work, and why. */
export const Absence = entity({
  name: 'Absence',
  table: 'absence',
  label: 'Ausencia',
  fields: {
    id: id('absence'),
    userContractId: ref('contract', 'Persona y contrato'),
    userId: ref('user', 'Persona'),
    type: choice(AbsenceType, 'Tipo'),
    subtype: choice(AbsenceSubtype, 'Clase', A),
    pay: choice(AbsencePay, 'Pago'),
    legalPermit: optional(
      choice(LegalPermit, 'Permiso que da la ley', {
        ...A,
        help: 'Vacío: lo da la empresa o se acuerda con ella',
      }),
    ),
    startDate: date('Desde'),
    endDate: date('Hasta'),
    applicationStartDate: optional(
      date('Se aplica desde', {
        help: 'Solo si se paga o descuenta en días distintos de los reales',
      }),
    ),
    applicationEndDate: optional(date('Se aplica hasta')),
    halfDay: flag('Medio día'),
    half: optional(choice(DayHalf, 'Qué mitad')),
    ignoreHolidays: flag('Contar también descansos y feriados', {
      help: 'Si no, una inasistencia cuenta solo los días de trabajo',
    }),
    realDays: decimal('Días corridos', 1, { unit: 'días' }),
    workDays: decimal('Días de trabajo', 1, { unit: 'días' }),
    licenseNumber: optional(text('Folio de la licencia', { max: 40, ...A })),
    format: optional(choice(LicenseFormat, 'Formato de la licencia')),
    sentOn: optional(
      date('Enviada a quien la paga el', {
        help: 'Isapre, Compin o mutual: dentro de tres días hábiles',
      }),
    ),
    continuousLicense: flag('Continúa una licencia anterior'),
    firstLicence: flag('Primera licencia'),
    contributionDays: optional(days('Días que paga el subsidio', { max: 731 })),
    previousPay: optional(
      pesos('Renta imponible anterior a la licencia', {
        ...A,
        help: 'Vacío: la de la última liquidación de un mes completo',
      }),
    ),
    sendEmailToSupervisor: flag('Avisar por correo a la jefatura', {
      help: 'Quién y en qué fechas; el motivo no va en el correo',
    }),
    status: choice(RequestStatus, 'Estado'),
    responseStatus: choice(RequestStatus, 'Estado'),
    response: optional(text('Respuesta', { max: 500, sensitivity: 'B' })),
    changedAt: optional(timestamp('Modificada el')),
    respondedAt: optional(timestamp('Respondida el')),
    respondedForUserId: optional(ref('user', 'Respondida por encargo de')),
    description: optional(text('Descripción', { max: 200, ...A })),
    comment: optional(longText('Comentario', { max: 1000, ...A })),
    fileId: optional(file('Documento', A)),
    lateUntil: optional(yearMonth('Llegó después del cierre de')),
    version: integer('Versión'),
  },
})

/** What a form of an absence asks. */
export const formFields = [
  'type',
  'subtype',
  'pay',
  'startDate',
  'endDate',
  'applicationStartDate',
  'applicationEndDate',
  'halfDay',
  'half',
  'legalPermit',
  'ignoreHolidays',
  'licenseNumber',
  'format',
  'sentOn',
  'continuousLicense',
  'contributionDays',
  'previousPay',
  'description',
  'comment',
  'sendEmailToSupervisor',
  'fileId',
] as const

/** Health data of a medical leave: answered only on request, and each request is audited. */
export const healthFields = [
  'licenseNumber',
  'previousPay',
  'description',
  'comment',
  'fileId',
] as const
