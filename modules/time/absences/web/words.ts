import { upperFirst } from '#chile/text.ts'
import { monthLabel } from '#chile/period.ts'
import { formatNumber } from '#chile/numbers.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import { AbsencePay } from '../model/catalogs.ts'

type Dated = { startDate: string; endDate: string; half?: 'AM' | 'PM' | null }

/** `03-08-2026 a 13-08-2026`, one date for one day, and which half of it. */
export function spanText({ startDate, endDate, half }: Dated): string {
  const from = formatDate(startDate)
  const span = startDate === endDate ? from : `${from} a ${formatDate(endDate)}`
  return half ? `${span}, ${DayHalf.label(half).toLowerCase()}` : span
}

type Kind = { kind: string; type: string; pay: string; halfDay?: boolean }

/** A kind in two lines: «Licencia médica» and its class, «Permiso» and whether it is paid. */
export function kindWords({ kind, type, pay, halfDay }: Kind): { name: string; detail: string } {
  const [name = '', detail = ''] = kind.split(': ')
  const own = [upperFirst(detail), halfDay ? 'Reposo parcial' : ''].filter(Boolean).join(' · ')
  return { name, detail: type === 'LICENSE' ? own : AbsencePay.label(pay) }
}

type Counted = Dated & { halfDay?: boolean; type: string; realDays: string; workDays: string }

/** The days that count for its kind: work days of an absence, calendar days of a leave. */
export function daysText({ type, realDays, workDays, halfDay }: Counted): string {
  if (halfDay && type !== 'LICENSE') return '½'
  return formatNumber(type === 'NOT_WORKED' ? workDays : realDays)
}

/** «Devolver también los días del 28-10-2026 al 30-10-2026»: of a vacation, after a leave. */
export const afterLeaveWords = (from: string, to: string): string =>
  from === to
    ? `Devolver también el día ${formatDate(from)}`
    : `Devolver también los días del ${formatDate(from)} al ${formatDate(to)}`

export const afterLeaveHelp = 'Sin marcar, siguen siendo vacaciones'

export const lateText = (month: number): string => `Después del cierre de ${monthLabel(month)}`
