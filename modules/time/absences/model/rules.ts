import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import {
  AbsenceSubtype,
  AbsenceType,
  type LegalPermit,
  type LicenseFormat,
  subtypesOf,
} from './catalogs.ts'
import { calendarDays } from './days.ts'

/** An absence as it would stand. */
export type Draft = {
  type: AbsenceType
  subtype: AbsenceSubtype
  startDate: ISODate
  endDate: ISODate
  applicationStartDate: ISODate | null
  applicationEndDate: ISODate | null
  halfDay: boolean
  half?: 'AM' | 'PM' | null
  legalPermit?: LegalPermit | null
  contributionDays: number | null
  format?: LicenseFormat | null
  sentOn?: ISODate | null
}
type Contract = { initialDate: ISODate; finalDate: ISODate | null }
export type Problem = { field: keyof Draft; message: string }

/** The first and the last year that absences may have: those with a calendar of holidays. */
export type CalendarYears = readonly [first: number, last: number]

/** Why a year without a calendar is refused. */
export const outsideCalendar = ([first, last]: CalendarYears): string =>
  `Hay calendario de feriados de ${first} a ${last}`

/** The first thing that may not be so in an absence of that contract, or `undefined`. */
export function problemOf(
  draft: Draft,
  contract: Contract,
  years: CalendarYears,
): Problem | undefined {
  const wrong = (field: keyof Draft, message: string) => ({ field, message })
  const { type, subtype, startDate, endDate, halfDay } = draft
  if (endDate < startDate) return wrong('endDate', 'El término es anterior al inicio')
  const [first, last] = years
  if (Number(endDate.slice(0, 4)) > last) return wrong('endDate', outsideCalendar(years))
  if (Number(startDate.slice(0, 4)) < first) return wrong('startDate', outsideCalendar(years))
  if (calendarDays({ from: startDate, to: endDate }) > 730) {
    return wrong('endDate', 'Una ausencia dura a lo más dos años')
  }
  if (!subtypesOf[type].includes(subtype)) {
    const label = AbsenceSubtype.label(subtype)
    return wrong('subtype', `«${label}» no es una clase de ${AbsenceType.label(type)}`)
  }
  if (draft.sentOn && type !== 'LICENSE') {
    return wrong('sentOn', 'Solo una licencia médica se envía')
  }
  if (draft.sentOn && draft.sentOn < startDate) {
    return wrong('sentOn', 'Es anterior al inicio de la licencia')
  }
  if (draft.format && type !== 'LICENSE') {
    return wrong('format', 'Solo una licencia médica tiene formato')
  }
  if (draft.legalPermit && type !== 'LEAVE') {
    return wrong('legalPermit', 'Solo un permiso lo da la ley')
  }
  if (draft.half && !halfDay) {
    return wrong('half', 'Solo medio día es de la mañana o de la tarde')
  }
  if (halfDay && type !== 'LICENSE' && startDate !== endDate) {
    return wrong('halfDay', 'Medio día es de un solo día: la misma fecha dos veces')
  }
  return applied(draft) ?? ofContract(draft, contract)
}

function applied(draft: Draft): Problem | undefined {
  const { applicationStartDate: from, applicationEndDate: to } = draft
  if (from === null && to === null) return undefined
  if (from === null || to === null) {
    const field = from === null ? 'applicationStartDate' : 'applicationEndDate'
    return { field, message: 'Indique ambas fechas de aplicación, o ninguna' }
  }
  if (to < from) return { field: 'applicationEndDate', message: 'Es anterior al inicio' }
  const real = calendarDays({ from: draft.startDate, to: draft.endDate })
  return calendarDays({ from, to }) > real
    ? {
        field: 'applicationEndDate',
        message: `Se aplican a lo más ${counted(real, 'día real', 'días reales')}`,
      }
    : undefined
}

function ofContract(draft: Draft, { initialDate, finalDate }: Contract): Problem | undefined {
  if (draft.startDate < initialDate) {
    const message = `El contrato comienza el ${formatDate(initialDate)}`
    return { field: 'startDate', message }
  }
  if (finalDate !== null && draft.endDate > finalDate) {
    return { field: 'endDate', message: `El contrato termina el ${formatDate(finalDate)}` }
  }
  const days = calendarDays({ from: draft.startDate, to: draft.endDate })
  return draft.contributionDays !== null && draft.contributionDays > days
    ? { field: 'contributionDays', message: `La ausencia tiene ${counted(days, 'día')}` }
    : undefined
}
