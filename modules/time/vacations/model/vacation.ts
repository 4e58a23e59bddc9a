import { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  file,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import { LotSource, VacationAccrual } from './catalogs.ts'
import { PoolOrder } from './rule.ts'

const days = (label: string) => decimal(label, 4, { unit: 'días' })

/** Days of vacation that somebody asked for. */
export const Vacation = entity({
  name: 'Vacation',
  table: 'vacation',
  label: 'Vacaciones',
  fields: {
    id: id('vacation'),
    userContractId: ref('contract', 'Persona y contrato'),
    userId: ref('user', 'Persona'),
    startDate: date('Desde'),
    endDate: date('Hasta'),
    half: optional(
      choice(DayHalf, 'Medio día', {
        help: 'Sale solo de los días adicionales que da la empresa',
      }),
    ),
    enjoyedUntil: optional(date('Gozadas hasta')),
    businessDays: days('Días hábiles'),
    legalDays: days('Legales'),
    progressiveDays: days('Progresivos'),
    additionalDays: days('Adicionales'),
    advanceDays: days('Anticipados'),
    responseStatus: choice(RequestStatus, 'Estado'),
    response: optional(text('Respuesta', { max: 500, sensitivity: 'B' })),
    requestDate: timestamp('Solicitada el'),
    changedAt: optional(timestamp('Modificada el')),
    responseDate: optional(timestamp('Respondida el')),
    respondedForUserId: optional(ref('user', 'Respondida por encargo de')),
    isHistoric: flag('Histórica', { help: 'Ya gozadas antes del saldo de partida: no lo cambian' }),
    care: flag('Con preferencia por cuidado', {
      help:
        'De un menor de 14 años, o de 18 con discapacidad o dependencia: va primero en las ' +
        'vacaciones escolares, con el papel que lo acredita (art. 67)',
    }),
    careFileId: optional(file('Papel del cuidado', { sensitivity: 'A' })),
    comment: optional(longText('Comentario', { max: 500, sensitivity: 'B' })),
    poolOrder: optional(
      choice(PoolOrder, 'Los días se toman de', {
        help: 'Si no, como diga la razón social. Los que vencen van siempre primero',
      }),
    ),
    voucherNo: optional(integer('Comprobante')),
    replacesId: optional(ref('vacation', 'Cambia las fechas de')),
    lateUntil: optional(yearMonth('Llegó después del cierre de')),
    version: integer('Versión'),
  },
})

/** What a request asks. */
export const requestFields = [
  'startDate',
  'endDate',
  'half',
  'care',
  'careFileId',
  'comment',
  'poolOrder',
] as const

/** How many days a year a contract gives, from a day on. */
export const VacationTerm = entity({
  name: 'VacationTerm',
  table: 'vacation_term',
  label: 'Días de vacaciones del contrato',
  fields: {
    since: date('Rige desde'),
    art67: flag('Zona de 20 días', {
      help: 'Magallanes, Aysén o Palena: 20 días hábiles al año (art. 67)',
    }),
    additionalDays: integer('Días adicionales al año', { max: 60 }),
    accrual: choice(VacationAccrual, 'Se ganan'),
  },
})

/** Months worked for other employers, proved with a paper. */
export const VacationRecognition = entity({
  name: 'VacationRecognition',
  table: 'vacation_recognition',
  label: 'Años reconocidos de otros empleadores',
  fields: {
    months: integer('Meses con otros empleadores', { max: 720 }),
    provedOn: date('Acreditados el'),
  },
})

/** The days of a lot that the company gives. */
export const lotDays = decimal('Días', 2, { unit: 'días', min: 0.5, max: 60 })

/** The extra hours that a lot of days replaces. */
export const lotHours = decimal('Horas extra', 2, {
  unit: 'horas',
  min: 0.5,
  max: 60,
  help:
    'Cada una da una hora y media de descanso, hasta cinco días por año de contrato. Vencen a ' +
    'los seis meses, y las que queden se pagan (art. 32)',
})

/** Additional days of one origin. */
export const VacationLot = entity({
  name: 'VacationLot',
  table: 'vacation_lot',
  label: 'Días adicionales',
  fields: {
    id: id('vacationLot'),
    source: choice(LotSource, 'Origen'),
    grantedOn: date('Otorgados el'),
    expiresOn: optional(date('Vencen el')),
    days: optional(lotDays),
    overtimeHours: optional(lotHours),
    reason: optional(text('Motivo', { max: 200 })),
  },
})
