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
}

/**
 * What a medical leave that begins on a day does to a vacation, in sentences: the days that return,
 * the voucher, and the days of each payslip. One that begins within the leave is annulled; another
 * ends on the day before it (DT, Ord. 6256/279 of 1995).
 */
export function leaveWords(
  met: Met,
  from: ISODate,
  holidays: ReadonlySet<ISODate>,
): readonly string[] {
  const { startDate, endDate, taken, isPending } = met
  const span = `del ${formatDate(startDate)} al ${formatDate(endDate)}`
  if (isPending && startDate >= from) return [`La solicitud de vacaciones ${span} se anula.`]
  const until = startDate < from ? addDays(from, -1) : null
  if (isPending && until !== null) {
    return [`La solicitud de vacaciones ${span} pide solo hasta el ${formatDate(until)}.`]
  }
  const kept =
    until === null ? 0 : unitsOf({ from: startDate, to: until, half: met.half }, holidays)
  const back = taken - kept
  const verb = back === DAY ? 'vuelve' : 'vuelven'
  const does = until === null ? 'se anulan' : `quedan hasta el ${formatDate(until)}`
  return [
    `Las vacaciones ${span} ${does}: ${verb} ${daysLabel(back)} al saldo.`,
    ...voucherWords(met, kept),
    ...payslipWords(met, until),
  ]
}

function voucherWords({ voucherNo }: Met, kept: number): readonly string[] {
  if (voucherNo === null) return []
  return kept === 0
    ? [`El comprobante N.º ${voucherNo} queda sin efecto.`]
    : [`El comprobante N.º ${voucherNo} pasa a ser de ${daysLabel(kept)}.`]
}

/** The calendar days of the vacation in the payslip of each month, where they change. */
function payslipWords({ startDate, endDate, half }: Met, until: ISODate | null): readonly string[] {
  if (half) return []
  return monthRange(yearMonthOf(startDate), yearMonthOf(endDate)).flatMap((month) => {
    const [first, last] = [firstDay(month), lastDay(month)]
    const begin = startDate > first ? startDate : first
    const daysTo = (end: ISODate) => Math.max(0, daysBetween(begin, end < last ? end : last) + 1)
    const [before, after] = [daysTo(endDate), until === null ? 0 : daysTo(until)]
    if (before === after) return []
    const days = after === 1 ? 'día corrido' : 'días corridos'
    return [
      `En la liquidación de ${monthLabel(month)} ese feriado baja de ${before} a ${after} ${days}.`,
    ]
  })
}
