import { addBusinessDays } from '#chile/calendar.ts'
import { counted } from '#chile/counts.ts'
import { addDays, formatDate, type ISODate, weekday } from '#chile/dates.ts'
import { monthLabel, yearMonthOf } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What somebody has to look at, or to do in time. */
export const AbsenceAlertKind = catalog('AbsenceAlertKind', {
  DISMISSAL_CAUSE: 'Inasistencias seguidas',
  LICENSE_PAPER: 'Falta el papel de la licencia',
  LICENSE_TO_SEND: 'Licencia por enviar',
})
export type AbsenceAlertKind = ValueOf<typeof AbsenceAlertKind>

/** An alert in words. `due` is the last day to do something about it. */
export type AlertWords = {
  readonly kind: AbsenceAlertKind
  readonly words: string
  readonly article: string
  readonly due: ISODate | null
}

const cause = 'Código del Trabajo, art. 160 N° 3'

/**
 * Days missed without a reason that allow the employer to end the contract: two days in a row, two
 * Mondays or three days within a calendar month. One sentence for each month, the first that holds.
 *
 * @param days days of work that were missed whole and without a reason
 */
export function dismissalCauses(days: readonly ISODate[]): readonly AlertWords[] {
  return [...Map.groupBy(days.toSorted(), yearMonthOf)].flatMap(([month, own]): AlertWords[] => {
    const missed = new Set(days)
    const inRow = own.find((day) => missed.has(addDays(day, 1)))
    const mondays = own.filter((day) => weekday(day) === 1)
    const found =
      own.length >= 3
        ? `Faltó ${counted(own.length, 'día')} en ${monthLabel(month)} sin causa justificada`
        : inRow
          ? `Faltó el ${formatDate(inRow)} y el día siguiente sin causa justificada`
          : mondays.length >= 2
            ? `Faltó dos lunes de ${monthLabel(month)} sin causa justificada`
            : undefined
    return found ? [{ kind: 'DISMISSAL_CAUSE', words: found, article: cause, due: null }] : []
  })
}

type License = {
  readonly startDate: ISODate
  /** The day on which it was registered: since then the employer has it. */
  readonly registeredOn: ISODate
  readonly format: string | null
  readonly hasFile: boolean
  readonly sentOn: ISODate | null
}

/**
 * What is still to be done with a medical leave: the worker gives it in within two working days of
 * its beginning, and the employer sends it within three of having it (Decreto 3 de 1984, Ministerio
 * de Salud, arts. 11 and 13). An electronic one comes by itself.
 */
export function licenseAlerts(
  { startDate, registeredOn, format, hasFile, sentOn }: License,
  off: ReadonlySet<ISODate>,
): readonly AlertWords[] {
  const given = addBusinessDays(startDate, 2, off)
  const sent = addBusinessDays(registeredOn, 3, off)
  const paper: AlertWords = {
    kind: 'LICENSE_PAPER',
    words: `El trabajador la entrega hasta el ${formatDate(given)}: dos días hábiles`,
    article: 'Decreto 3 de 1984, Ministerio de Salud, art. 11',
    due: given,
  }
  const send: AlertWords = {
    kind: 'LICENSE_TO_SEND',
    words: `La empresa la envía hasta el ${formatDate(sent)}: tres días hábiles`,
    article: 'Decreto 3 de 1984, Ministerio de Salud, art. 13',
    due: sent,
  }
  if (sentOn !== null) return []
  return format !== 'ELECTRONIC' && !hasFile ? [paper, send] : [send]
}
