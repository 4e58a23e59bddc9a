import { isBusinessDay } from '#chile/calendar.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import { unitsByMonth, unitsOf } from './days.ts'
import { allocate, type Facts, spendableOf, type Take } from './ledger.ts'
import { poolsOf, type Rule } from './rule.ts'
import { daysOfUnits } from './units.ts'

/** «3,75 días», «1 día». */
export const daysLabel = (units: number): string => {
  const days = Math.round(daysOfUnits(units) * 100) / 100
  return `${formatNumber(days)} ${Math.abs(days) === 1 ? 'día' : 'días'}`
}

type Problem = { readonly field: string; readonly message: string }

/** Why a request cannot be made at all, whatever the balance; or nothing. */
export function problemOf(
  request: TimeOff,
  contract: { readonly initialDate: ISODate; readonly finalDate: ISODate | null },
  holidays: ReadonlySet<ISODate>,
): Problem | undefined {
  const { from, to, half } = request
  if (to < from) return { field: 'endDate', message: 'Termina antes de comenzar' }
  if (from < contract.initialDate) {
    const message = `El contrato comienza el ${formatDate(contract.initialDate)}`
    return { field: 'startDate', message }
  }
  if (contract.finalDate && to > contract.finalDate) {
    const message = `El contrato termina el ${formatDate(contract.finalDate)}`
    return { field: 'endDate', message }
  }
  if (half && from !== to) return { field: 'half', message: 'El medio día es de un solo día' }
  if (from === to && holidays.has(from) && !isBusinessDay(from, holidays)) {
    return { field: 'startDate', message: `El ${formatDate(from)} es feriado` }
  }
  if (unitsOf(request, holidays) === 0) {
    return { field: 'startDate', message: 'No hay días hábiles en esas fechas' }
  }
  return undefined
}

/** The days that a request takes, from which purses and in which months. */
export type Plan = {
  readonly units: number
  readonly takes: readonly (Take & { readonly on: ISODate })[]
  /** Legal days that are not yet earned. */
  readonly advance: number
  /** What all purses can give on the first day, before this request. */
  readonly available: number
  /** Only additional days may be taken: nothing of it can be given in advance. */
  readonly isAdditional: boolean
}

/** From which purses, and in which months, a request takes its days. */
export function planOf(
  facts: Facts,
  request: TimeOff,
  holidays: ReadonlySet<ISODate>,
  rule: Rule,
): Plan {
  const months = unitsByMonth(request, holidays).filter(({ units }) => units > 0)
  const units = months.reduce((sum, month) => sum + month.units, 0)
  const order = poolsOf(rule, request.half !== null)
  const until = (day: ISODate) =>
    unitsOf({ ...request, to: day < request.to ? day : request.to }, holidays)
  const { takes, advance } = allocate(facts, request.from, units, order, until)
  const spendable = order.reduce(
    (sum, pool) => sum + Math.max(0, spendableOf(facts, pool, request.from)),
    0,
  )
  // Of days that expire during the vacation, those after it has used the last of them are no help.
  const available = advance > 0 ? units - advance : spendable
  const isAdditional = !order.includes('LEGAL')
  return { units, takes: laidOut(takes, months), advance, available, isAdditional }
}

/** Takes cut at the ends of months, so that what a month used adds up. */
function laidOut(
  takes: readonly Take[],
  months: readonly { readonly on: ISODate; readonly units: number }[],
): Plan['takes'] {
  const queue = takes.map((take) => ({ ...take }))
  return months.flatMap(({ on, units }) => {
    const parts: (Take & { on: ISODate })[] = []
    for (let left = units; left > 0;) {
      const [first] = queue
      if (!first) throw new Error('A vacation takes more days than were allocated')
      const part = Math.min(left, first.units)
      parts.push({ ...first, units: part, on })
      queue[0] = { ...first, units: first.units - part }
      if (first.units === part) queue.shift()
      left -= part
    }
    return parts
  })
}

/** Why the balance does not reach, or nothing. */
export function shortOf(plan: Plan, request: TimeOff): string | undefined {
  if (plan.advance === 0) return undefined
  const day = formatDate(request.from)
  const [has, asks] = [daysLabel(plan.available), daysLabel(plan.units)]
  const what = plan.isAdditional ? 'El saldo de días adicionales' : 'El saldo'
  const missing = bare(daysLabel(plan.advance))
  return `${what} al ${day} es de ${has} y pide ${bare(asks)}: faltan ${missing}`
}

const bare = (label: string) => label.replace(/ días?$/, '')
