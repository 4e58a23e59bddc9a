import type { OwnSettlementsQuery } from '#generated/documents/graphql.ts'
import { formatDate } from '#platform/web/look/format.ts'

type Paid = Pick<OwnSettlementsQuery['ownSettlements'][number], 'paidOn' | 'dueOn' | 'payDate'>

/** When a finiquito was paid, or until when it is at the disposal of its person. */
export function paidWords({ paidOn, dueOn, payDate }: Paid): string {
  if (paidOn) return `Pagado el ${formatDate(paidOn)}`
  return dueOn ? `A su disposición hasta el ${formatDate(dueOn)}` : `Pago: ${formatDate(payDate)}`
}
