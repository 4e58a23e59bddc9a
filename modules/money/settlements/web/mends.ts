import { dismissalCauses } from '#chile/dismissal.ts'
import { previousMonth, yearMonthOf, yearOf } from '#chile/period.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { causeOf } from '../model/finiquito.ts'
import type { SettlementData } from './types.ts'

/** The form of an ending that begins with the cause and the last day of the finiquito. */
export function endingOf(settlement: SettlementData): string {
  const { userContractId, dismissalCause, disengagementDate } = settlement
  const found = dismissalCauses.find(({ code }) => causeOf(code) === dismissalCause)
  const asked = new URLSearchParams({
    ...(found && { causal: found.code }),
    termino: disengagementDate,
  })
  return `${pathTo('terminos/nuevo/:contract', { contract: userContractId })}?${asked}`
}

type Ended = Pick<SettlementData, 'businessId' | 'disengagementDate'>

/** The contributions of the razón social in the year of the month that is to be proved. */
export function proofOf({ businessId, disengagementDate }: Ended): string {
  const month = previousMonth(yearMonthOf(disengagementDate))
  const asked = new URLSearchParams({
    razon: businessId,
    ano: String(yearOf(month)),
    obligacion: 'PREVIRED',
  })
  return `${pathTo('cumplimiento')}?${asked}`
}
