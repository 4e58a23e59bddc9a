import { formatDate } from '#chile/dates.ts'
import { invalid } from '#platform/server/errors.ts'
import { causeOf } from '../model/finiquito.ts'
import type { Terms } from '../model/gathered-facts.ts'
import type { EndingContract } from './contract.queries.ts'

/** Refuses days that cannot be, each at its field. */
export function requireDates({ initialDate, finalDate }: EndingContract, terms: Terms): void {
  const { disengagementDate, payDate, noticeDate, notifiedOn } = terms
  const isLiquidation = terms.dismissalCause === causeOf('163bis')
  if (isLiquidation && notifiedOn !== null && notifiedOn < disengagementDate) {
    throw invalid(
      'notifiedOn',
      'Se notifica después de dictada: el último día es el de la resolución',
    )
  }
  if (disengagementDate < initialDate) {
    throw invalid('disengagementDate', `El contrato comienza el ${formatDate(initialDate)}`)
  }
  if (finalDate !== null && disengagementDate > finalDate) {
    throw invalid('disengagementDate', `El contrato termina el ${formatDate(finalDate)}`)
  }
  if (noticeDate !== null && noticeDate > disengagementDate) {
    throw invalid('noticeDate', 'El aviso se da antes del término')
  }
  if (noticeDate !== null && noticeDate < initialDate) {
    throw invalid('noticeDate', `El contrato comienza el ${formatDate(initialDate)}`)
  }
  if (payDate < disengagementDate) {
    throw invalid('payDate', `El contrato termina el ${formatDate(disengagementDate)}`)
  }
}
