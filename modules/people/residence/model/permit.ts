import { addDays, type ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity, fieldNames } from '#platform/model/entity.ts'
import {
  choice,
  date,
  file,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'
import { QuotaException, QuotaTreatment } from './quota.ts'

/**
 * The permits under which somebody of another country may work. Ley 21.325: arts. 47 and 53
 * (transitory), 68 and 70 (temporary, its subcategories in DS 177 of 2022), 78 (definitive); Ley
 * 20.430 (refuge). The certificate of an application in process keeps the permit before it.
 */
export const ResidenceKind = catalog('ResidenceKind', {
  WORK: 'Residencia temporal: actividades remuneradas',
  FAMILY: 'Residencia temporal: reunificación familiar',
  SEASONAL: 'Residencia temporal: trabajador de temporada',
  STUDY: 'Residencia temporal: estudios',
  AGREEMENT: 'Residencia temporal: acuerdo internacional',
  OTHER_TEMPORARY: 'Residencia temporal: otra subcategoría',
  DEFINITIVE: 'Residencia definitiva',
  OFFICIAL: 'Residencia oficial',
  REFUGE: 'Refugio o solicitud de refugio',
  IN_PROCESS: 'Residencia en trámite',
  TRANSITORY: 'Permanencia transitoria con permiso para trabajar',
})
export type ResidenceKind = ValueOf<typeof ResidenceKind>

/** How a permit stands on a day. */
export const PermitState = catalog('PermitState', {
  UPCOMING: 'Por comenzar',
  CURRENT: 'Vigente',
  EXPIRING: 'Por vencer',
  EXPIRED: 'Vencido',
})
export type PermitState = ValueOf<typeof PermitState>

export const permitStates = {
  states: PermitState,
  tones: { UPCOMING: 'accent', CURRENT: 'success', EXPIRING: 'warning', EXPIRED: 'danger' },
} as const

/** How somebody of another country stands on a day, by all of their permits. */
export const ResidenceState = catalog('ResidenceState', {
  NONE: 'Sin permiso registrado',
  EXPIRED: 'Vencido',
  EXPIRING: 'Por vencer',
  CURRENT: 'Vigente',
})
export type ResidenceState = ValueOf<typeof ResidenceState>

export const residenceStates = {
  states: ResidenceState,
  tones: { NONE: 'danger', EXPIRED: 'danger', EXPIRING: 'warning', CURRENT: 'success' },
} as const

/** Days before its end from which a permit is about to expire: its renewal is asked for by then. */
export const expiringDays = 60

/** A permit to live and work in Chile. */
export const ResidencePermit = entity({
  name: 'ResidencePermit',
  table: 'residence_permit',
  label: 'Permiso de residencia',
  fields: {
    id: id('residencePermit'),
    userId: ref('user', 'Persona'),
    kind: choice(ResidenceKind, 'Permiso', { sensitivity: 'B' }),
    number: text('Número', {
      max: 40,
      help: 'El de la resolución, la estampa o el certificado',
      sensitivity: 'A',
    }),
    startDate: date('Desde', { sensitivity: 'B' }),
    endDate: optional(
      date('Hasta', { help: 'Solo la residencia definitiva puede no tener', sensitivity: 'B' }),
    ),
    residentSince: optional(
      date('Reside desde', {
        help: 'En Chile; vacío, desde el primero de sus permisos',
        sensitivity: 'B',
      }),
    ),
    quotaException: optional(
      choice(QuotaException, 'Excepción al 15 %', {
        help: 'Código del Trabajo, art. 20; los cinco años de residencia se cuentan solos',
        sensitivity: 'B',
      }),
    ),
    fileId: optional(file('Documento', { sensitivity: 'A' })),
    comment: optional(longText('Comentario', { max: 500, sensitivity: 'B' })),
    version: integer('Versión'),
  },
})

/** What people write of a permit, besides whose it is. */
export const permitFields = fieldNames(ResidencePermit, 'id', 'userId', 'version')

/** What the list of people of another country is narrowed by. */
export const foreignFilter = {
  search: optional(text('Nombre o RUT', { max: 100 })),
  businessId: optional(ref('business', 'Razón social')),
  state: optional(choice(ResidenceState, 'Permiso')),
  treatment: optional(choice(QuotaTreatment, 'Cómo cuenta')),
}

type Days = { readonly startDate: ISODate; readonly endDate: ISODate | null }

/** How a permit stands on a day. Both of its days are included. */
export function permitStateOn({ startDate, endDate }: Days, day: ISODate): PermitState {
  if (startDate > day) return 'UPCOMING'
  if (endDate === null) return 'CURRENT'
  if (endDate < day) return 'EXPIRED'
  return endDate <= addDays(day, expiringDays) ? 'EXPIRING' : 'CURRENT'
}

type Given = Days & { readonly kind: ResidenceKind; readonly residentSince: ISODate | null }
type Problem = { field: 'endDate' | 'residentSince'; message: string }

/** What is wrong with the days of a permit, at its field; nothing where they are sound. */
export function permitProblem(permit: Given): Problem | undefined {
  const { kind, startDate, endDate, residentSince } = permit
  if (endDate === null && kind !== 'DEFINITIVE') {
    return { field: 'endDate', message: 'Indique hasta cuándo vale: solo la definitiva no vence' }
  }
  if (endDate !== null && endDate < startDate) {
    return { field: 'endDate', message: 'No puede ser antes del primer día' }
  }
  return residentSince !== null && residentSince > startDate
    ? { field: 'residentSince', message: 'No puede ser después del primer día del permiso' }
    : undefined
}
