import { addDays, daysBetween, formatDate, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, monthLabel, monthRange, yearMonthOf } from '#chile/period.ts'
import type { Half } from '#modules/time/time-off/model/slots.ts'
import { unitsOf } from './days.ts'
import { daysLabel } from './request.ts'
import { DAY } from './units.ts'

/** A vacation that a medical leave meets, with the days that it still has taken. */
export type Met = {
  readonly startDate: ISODate
  /** The last day that is or was going to be enjoyed. */
  readonly endDate: ISODate
  readonly half: Half | null
  /** Units that it took and nobody has returned; none of a request without an answer. */
  readonly taken: number
  readonly isPending: boolean
  readonly voucherNo: number | null
  /** What stays whole or not at all: given to many at once, or from before the opening balance. */
  readonly isWhole: boolean
}

/** The days of a medical leave. */
type Leave = { readonly from: ISODate; readonly to: ISODate; readonly keepsAfter: boolean }

/** The days of an approved vacation after a leave, which may stay; none without a working day. */
export function daysAfter(
  { endDate, half, isPending, isWhole }: Pick<Met, 'endDate' | 'half' | 'isPending' | 'isWhole'>,
  { to }: Pick<Leave, 'to'>,
  holidays: ReadonlySet<ISODate>,
): { readonly from: ISODate; readonly to: ISODate } | null {
  if (endDate <= to || half !== null || isPending || isWhole) return null
  const rest = { from: addDays(to, 1), to: endDate }
  return unitsOf({ ...rest, half: null }, holidays) > 0 ? rest : null
}

/**
 * What a medical leave that begins on a day does to a vacation, in sentences: the days that return,
 * the voucher, and the days of each payslip. One that begins within the leave is annulled; another
 * ends on the day before it (DT, Ord. 6256/279 of 1995).
 */
export function leaveWords(
  met: Met,
  leave: Leave,
  holidays: ReadonlySet<ISODate>,
): readonly string[] {
  const { from } = leave
  const { startDate, endDate, taken, isPending } = met
  const span = `del ${formatDate(startDate)} al ${formatDate(endDate)}`
  if (isPending && startDate >= from) return [`La solicitud de vacaciones ${span} se anula.`]
  const until = startDate < from ? addDays(from, -1) : null
  if (isPending && until !== null) {
    return [`La solicitud de vacaciones ${span} pide solo hasta el ${formatDate(until)}.`]
  }
  const kept =
    until === null ? 0 : unitsOf({ from: startDate, to: until, half: met.half }, holidays)
  const after = leave.keepsAfter ? daysAfter(met, leave, holidays) : null
  const back = taken - kept - (after ? unitsOf({ ...after, half: null }, holidays) : 0)
  return [
    `Las vacaciones ${span} ${become(until, after)}: ${balanceWords(taken, back)}.`,
    ...voucherWords(met, kept),
    ...(after ? ['Los días que siguen tienen un comprobante propio.'] : []),
    ...payslipWords(met, until, after),
  ]
}

type After = ReturnType<typeof daysAfter>

/** What returns to the balance; nothing of days that an opening balance had counted already. */
function balanceWords(taken: number, back: number): string {
  if (taken === 0) return 'el saldo no cambia, porque el de partida ya las contaba'
  return `${back === DAY ? 'vuelve' : 'vuelven'} ${daysLabel(back)} al saldo`
}

function become(until: ISODate | null, after: After): string {
  const last = until === null ? null : `quedan hasta el ${formatDate(until)}`
  if (!after) return last ?? 'se anulan'
  const rest = `del ${formatDate(after.from)} al ${formatDate(after.to)}`
  return last === null ? `quedan solo ${rest}` : `${last} y siguen ${rest}`
}

function voucherWords({ voucherNo }: Met, kept: number): readonly string[] {
  if (voucherNo === null) return []
  return kept === 0
    ? [`El comprobante N.º ${voucherNo} queda sin efecto.`]
    : [`El comprobante N.º ${voucherNo} pasa a ser de ${daysLabel(kept)}.`]
}

/** The calendar days of the vacation in the payslip of each month, where they change. */
function payslipWords(
  { startDate, endDate, half }: Met,
  until: ISODate | null,
  rest: After,
): readonly string[] {
  if (half) return []
  return monthRange(yearMonthOf(startDate), yearMonthOf(endDate)).flatMap((month) => {
    const [first, last] = [firstDay(month), lastDay(month)]
    const daysIn = (from: ISODate, to: ISODate) =>
      Math.max(0, daysBetween(from > first ? from : first, to < last ? to : last) + 1)
    const before = daysIn(startDate, endDate)
    const after =
      (until === null ? 0 : daysIn(startDate, until)) + (rest ? daysIn(rest.from, rest.to) : 0)
    if (before === after) return []
    const days = after === 1 ? 'día corrido' : 'días corridos'
    return [
      `En la liquidación de ${monthLabel(month)} ese feriado baja de ${before} a ${after} ${days}.`,
    ]
  })
}
