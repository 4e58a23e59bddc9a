import { formatDate, type ISODate } from '#chile/dates.ts'
import {
  monthLabel,
  monthTitle,
  previousMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'

/** What is on record of the contributions of the month before the end of a contract. */
export type ContributionProof = {
  /** Null where the contract began in the month of its end: nothing was due before. */
  readonly month: YearMonth | null
  /** The day on which they were marked as paid at Previred; null where nobody did. */
  readonly paidOn: ISODate | null
  readonly hasReceipt: boolean
}

/** The month whose contributions an end asks for (Código del Trabajo, art. 162 inc. 5). */
export function monthToProve(initialDate: ISODate, end: ISODate): YearMonth | null {
  const month = previousMonth(yearMonthOf(end))
  return yearMonthOf(initialDate) > month ? null : month
}

/** «Agosto 2026, pagadas el 10-09-2026, con comprobante», or that there is none. */
export function proofWords({ month, paidOn, hasReceipt }: ContributionProof): string {
  if (month === null) return 'Sin meses anteriores'
  if (paidOn === null) return `Sin comprobante de ${monthLabel(month)}`
  const receipt = hasReceipt ? 'con comprobante' : 'sin el comprobante adjunto'
  return `${monthTitle(month)}, pagadas el ${formatDate(paidOn)}, ${receipt}`
}

/** Why a finiquito that says that contributions are paid has no proof of it, or nothing. */
export function withoutProof(declared: boolean, proof: ContributionProof): string | null {
  const { month, paidOn, hasReceipt } = proof
  if (!declared || month === null || (paidOn !== null && hasReceipt)) return null
  const mend = `adjúntelo en «Cumplimiento», en Previred de ${monthLabel(month)}`
  return paidOn === null
    ? `Declara pagadas las cotizaciones de ${monthLabel(month)} sin comprobante: ${mend}`
    : `Las cotizaciones de ${monthLabel(month)} están marcadas pagadas el ${formatDate(paidOn)} ` +
        `sin su comprobante: ${mend}`
}
