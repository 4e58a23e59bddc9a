import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const AbsenceType = catalog('AbsenceType', {
  LICENSE: 'Licencia médica',
  NOT_WORKED: 'Inasistencia',
  LEAVE: 'Permiso',
  WORK_SUSPENSION: 'Suspensión de labores',
})
export type AbsenceType = ValueOf<typeof AbsenceType>

export const AbsenceSubtype = catalog('AbsenceSubtype', {
  NORMAL: 'Común',
  MATERNITY: 'Maternal',
  WORK_ACCIDENT: 'Accidente o enfermedad del trabajo',
  ADMINISTRATIVE_DAY: 'Día administrativo',
  COMPENSATORY_DAY: 'Día compensatorio',
  PROTECTED_PARENTING: 'Crianza protegida',
})
export type AbsenceSubtype = ValueOf<typeof AbsenceSubtype>

export const AbsencePay = catalog('AbsencePay', {
  WITHOUTPAY: 'Sin goce de sueldo',
  WITHPAY: 'Con goce de sueldo',
})
export type AbsencePay = ValueOf<typeof AbsencePay>

/** What gives a right to days of permit by law; the figures are in `legal-permits.ts`. */
export const LegalPermit = catalog('LegalPermit', {
  DEATH_OF_CHILD: 'Muerte de un hijo o una hija',
  DEATH_OF_SPOUSE: 'Muerte del cónyuge o conviviente civil',
  DEATH_IN_GESTATION: 'Muerte de un hijo en gestación',
  DEATH_OF_RELATIVE: 'Muerte del padre, la madre o un hermano',
  BIRTH: 'Nacimiento o adopción, para el padre',
  MARRIAGE: 'Matrimonio o acuerdo de unión civil',
  HEALTH_EXAM: 'Examen de mamografía o próstata',
  VACCINATION: 'Vacunación en una campaña pública',
  SERIOUS_ILLNESS_OF_CHILD: 'Accidente o enfermedad grave de un hijo',
})
export type LegalPermit = ValueOf<typeof LegalPermit>

/** How a medical leave came: what Previred and the subsidies ask for. */
export const LicenseFormat = catalog('LicenseFormat', {
  ELECTRONIC: 'Electrónica',
  PAPER: 'En papel',
})
export type LicenseFormat = ValueOf<typeof LicenseFormat>

/** State of a request. */
export const RequestStatus = catalog('RequestStatus', {
  PENDING: 'Pendiente',
  APPROVED: 'Aprobada',
  REJECTED: 'Rechazada',
  CANCELED: 'Anulada',
})
export type RequestStatus = ValueOf<typeof RequestStatus>

/** The kinds that each type has; the first is the usual one. */
export const subtypesOf: Readonly<
  Record<AbsenceType, readonly [AbsenceSubtype, ...AbsenceSubtype[]]>
> = {
  LICENSE: ['NORMAL', 'WORK_ACCIDENT', 'MATERNITY'],
  NOT_WORKED: ['NORMAL'],
  LEAVE: ['NORMAL', 'ADMINISTRATIVE_DAY', 'COMPENSATORY_DAY', 'PROTECTED_PARENTING'],
  WORK_SUSPENSION: ['NORMAL'],
}

/** Whether a kind of absence is paid unless somebody says otherwise. */
export const usualPay = (subtype: AbsenceSubtype, permit?: LegalPermit | null): AbsencePay =>
  permit || subtype === 'ADMINISTRATIVE_DAY' || subtype === 'COMPENSATORY_DAY'
    ? 'WITHPAY'
    : 'WITHOUTPAY'

/**
 * «Licencia médica: maternal», «Día administrativo», «Permiso». Not every reader sees the class;
 * without it, the name is that of the type.
 */
export function kindLabel(type: AbsenceType, subtype: AbsenceSubtype | null): string {
  if (subtype === null) return AbsenceType.label(type)
  if (type === 'LEAVE' && subtype !== 'NORMAL') return AbsenceSubtype.label(subtype)
  if (type !== 'LICENSE') return AbsenceType.label(type)
  return `${AbsenceType.label(type)}: ${AbsenceSubtype.label(subtype).toLowerCase()}`
}

/** Contracts that are listed to choose from: who reaches more looks for the person by name. */
export const mostListed = 300
