import type { DismissalNotice } from './ending.ts'
import { addDays, type ISODate, weekday } from '#chile/dates.ts'

/**
 * Days on which the deadlines of the end of a contract run: Monday to Saturday without holidays.
 * That Saturday does not count is of vacations alone (Código del Trabajo, art. 69); other deadlines
 * follow the Código Civil, art. 50.
 */
const runs = (day: ISODate, off: ReadonlySet<ISODate>): boolean =>
  weekday(day) !== 0 && !off.has(day)

/** The last day of a deadline of so many such days after another one. */
export function deadline(from: ISODate, days: number, off: ReadonlySet<ISODate>): ISODate {
  let day = from
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (runs(day, off)) left -= 1
  }
  return day
}

/** How many such days are left until a deadline, that day included; under zero when it is over. */
export function daysLeft(today: ISODate, until: ISODate, off: ReadonlySet<ISODate>): number {
  const [from, to, sign] = today <= until ? [today, until, 1] : [until, today, -1]
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (runs(day, off)) days += 1
  }
  return sign * days
}

/** Days after the end to make the settlement and put its payment at disposal (art. 177). */
const SETTLEMENT_DAYS = 10
/** The cause by which the bankruptcy of the employer ends a contract. */
const LIQUIDATION = '163bis'
/** Days for the creditors to verify what they are owed, from the notification (Ley 20.720). */
const VERIFICATION_DAYS = 30
/** Days before the end of that time at which the finiquito is at disposal (art. 163 bis N°5). */
const BEFORE_VERIFICATION_DAYS = 10

/**
 * The last day on which the liquidator puts the finiquito at disposal: ten days before the time to
 * verify credits ends, thirty days after the ruling was notified (Código del Trabajo, art. 163 bis
 * N°5; Ley 20.720, arts. 7 and 170, days without Sundays and holidays). The ten days are counted
 * as such days too, the earlier of the two readings. Known law, whose text was not read again.
 */
export function liquidationBy(notifiedOn: ISODate, off: ReadonlySet<ISODate>): ISODate {
  let day = deadline(notifiedOn, VERIFICATION_DAYS, off)
  for (let left = BEFORE_VERIFICATION_DAYS; left > 0;) {
    day = addDays(day, -1)
    if (runs(day, off)) left -= 1
  }
  return day
}

/** Days after the end to give the letter, and its copy to the Inspección (art. 162). */
const LETTER_DAYS = 3
/** The same where the cause is an act of God or force majeure. */
const FORCE_MAJEURE_DAYS = 6
/** Days before the end of the notice of who ends by art. 161, and of who resigns. */
export const NOTICE_DAYS = 30

/** Whether a cause asks for thirty days of notice, or for their pay: art. 161 (art. 162). */
export const asksForNotice = (cause: string): boolean => cause.startsWith('161-')

type Ending = {
  readonly cause: string
  readonly finalDate: ISODate
  /** What is paid instead of notice needs none before (art. 162). */
  readonly notice?: DismissalNotice | undefined
  /** The day on which the ruling of a liquidation was notified, where somebody said it. */
  readonly notifiedOn?: ISODate | null | undefined
}

/** What is due when a contract ends for a cause on a day. */
export function deadlinesOf(ending: Ending, off: ReadonlySet<ISODate>) {
  return {
    letterBy: letterBy(ending, off),
    settlementBy: settlementBy(ending, off),
  }
}

/** The last day of the finiquito; of a liquidation nothing until its notification is said. */
function settlementBy({ cause, finalDate, notifiedOn }: Ending, off: ReadonlySet<ISODate>) {
  if (cause !== LIQUIDATION) return deadline(finalDate, SETTLEMENT_DAYS, off)
  return notifiedOn ? liquidationBy(notifiedOn, off) : null
}

/** The last day of the letter; nothing where the law asks for none. */
function letterBy({ cause, finalDate, notice }: Ending, off: ReadonlySet<ISODate>) {
  if (cause === '159-6') return deadline(finalDate, FORCE_MAJEURE_DAYS, off)
  if (cause === '159-4' || cause === '159-5' || cause.startsWith('160-')) {
    return deadline(finalDate, LETTER_DAYS, off)
  }
  if (asksForNotice(cause)) return notice === 'PAID' ? finalDate : addDays(finalDate, -NOTICE_DAYS)
  return null
}
