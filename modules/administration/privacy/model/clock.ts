import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, daysBetween, type ISODate } from '#chile/dates.ts'
import type { PrivacyRight } from './catalogs.ts'
import { termsOn } from './terms.ts'

/** The days of a request: until when it is answered, and until when what is asked of a block. */
export type Clock = { readonly due: ISODate; readonly blockDue: ISODate | null }

/** Those of which a block may be asked while they are answered (art. 8 ter). */
const blockable: ReadonlySet<PrivacyRight> = new Set(['RECTIFICATION', 'ERASURE', 'OBJECTION'])

export const mayAskBlock = (kind: PrivacyRight): boolean => blockable.has(kind)

/** @param off days off in the whole country */
export function clockOf(
  { kind, asksBlock }: { kind: PrivacyRight; asksBlock: boolean },
  receivedOn: ISODate,
  off: ReadonlySet<ISODate>,
): Clock {
  const { answer, block } = termsOn(receivedOn)
  const blockDue = addBusinessDays(receivedOn, block, off)
  if (kind === 'BLOCKING') return { due: blockDue, blockDue }
  return {
    due: addDays(receivedOn, answer),
    blockDue: asksBlock && mayAskBlock(kind) ? blockDue : null,
  }
}

/** The last day that the one extension may reach. */
export const latest = ({ receivedOn, due }: { receivedOn: ISODate; due: ISODate }): ISODate =>
  addDays(due, termsOn(receivedOn).extension)

/** The last day on which the person may go to the Agency, after an answer. */
export const claimUntil = (answeredOn: ISODate, off: ReadonlySet<ISODate>): ISODate =>
  addBusinessDays(answeredOn, termsOn(answeredOn).claim, off)

/** «Quedan 3 días», «Vence hoy», «Venció hace 2 días». */
export function daysLeftWords(deadline: ISODate, today: ISODate): string {
  const left = daysBetween(today, deadline)
  if (left === 0) return 'Vence hoy'
  const count = Math.abs(left) === 1 ? '1 día' : `${Math.abs(left)} días`
  if (left < 0) return `Venció hace ${count}`
  return left === 1 ? 'Queda 1 día' : `Quedan ${count}`
}
