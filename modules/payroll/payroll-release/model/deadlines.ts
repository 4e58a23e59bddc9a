import { isBusinessDay } from '#chile/calendar.ts'
import { addDays, daysBetween, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, nextMonth, type YearMonth } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What a month of remuneraciones has to meet, in the order in which it comes. */
export const DeadlineKind = catalog('DeadlineKind', {
  PAY: 'Pago de remuneraciones',
  PREVIRED: 'Cotizaciones en Previred',
  LRE: 'Libro de remuneraciones electrónico',
})
export type Kind = ValueOf<typeof DeadlineKind>

/** Those that somebody says are done. */
export const DeclaredKind = catalog('DeclaredKind', {
  PREVIRED: 'Cotizaciones en Previred',
  LRE: 'Libro de remuneraciones electrónico',
})

export type DeclaredKind = ValueOf<typeof DeclaredKind>

/** What is kept as done of a month; that of a year is kept at its December. */
export const KeptDeadline = catalog('KeptDeadline', {
  PREVIRED: 'Cotizaciones en Previred',
  LRE: 'Libro de remuneraciones electrónico',
  F29: 'Impuesto único en el F29',
  DJ1887: 'Declaración jurada 1887',
})

/** The legal source of each deadline, shown as the reason of its day. */
export const sourceOf: Readonly<Record<Kind, string>> = {
  PAY: 'Día de pago de la razón social, de lunes a viernes (Código del Trabajo, art. 56)',
  PREVIRED: 'D.L. 3.500, art. 19: por medio electrónico el 13, aunque sea festivo',
  LRE: 'Código del Trabajo, art. 62; Dirección del Trabajo: hasta el 15 del mes siguiente',
}

type PayRule = { payDay: number; payNextMonth: boolean }

/** The day until which a month is declared to an institution, which no holiday moves. */
export const declaredBy: Readonly<Record<DeclaredKind, (month: YearMonth) => ISODate>> = {
  PREVIRED: (month) => addDays(firstDay(nextMonth(month)), 12),
  LRE: (month) => addDays(firstDay(nextMonth(month)), 14),
}

/** The month in which a month is paid. */
export const paidIn = (month: YearMonth, { payNextMonth }: PayRule): YearMonth =>
  payNextMonth ? nextMonth(month) : month

/**
 * The day on which a month is paid: the agreed one, or the last day of work before it from Monday
 * to Friday (Código del Trabajo, art. 56).
 *
 * @param off the days off where the razón social works
 */
export function payDayOf(month: YearMonth, rule: PayRule, off: ReadonlySet<ISODate>): ISODate {
  const paid = paidIn(month, rule)
  const [agreed, last] = [addDays(firstDay(paid), rule.payDay - 1), lastDay(paid)]
  let day = agreed < last ? agreed : last
  while (!isBusinessDay(day, off)) day = addDays(day, -1)
  return day
}

export type Standing = 'DONE' | 'OVERDUE' | 'TODAY' | 'SOON' | 'LATER'

/** Days before a deadline from which it presses. */
const pressing = 3

/** The state of a deadline on a day, and its words. */
export function standingOf(due: ISODate, today: ISODate, done: boolean) {
  const days = daysBetween(today, due)
  if (done) return { days, state: 'DONE' as const, words: 'Hecho' }
  if (days < 0) {
    const words = days === -1 ? 'Venció ayer' : `Venció hace ${-days} días`
    return { days, state: 'OVERDUE' as const, words }
  }
  if (days === 0) return { days, state: 'TODAY' as const, words: 'Vence hoy' }
  const words = days === 1 ? 'Vence mañana' : `Faltan ${days} días`
  return { days, state: days <= pressing ? ('SOON' as const) : ('LATER' as const), words }
}
