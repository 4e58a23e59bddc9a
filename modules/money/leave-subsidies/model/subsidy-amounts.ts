import { counted } from '#chile/counts.ts'
import { addDays, addMonths, daysBetween, type ISODate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import {
  monthsLabel,
  previousMonth,
  shiftMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { byCode, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { readjusted } from '#law/finiquito/index.ts'
import {
  maternityLimit,
  subsidyBaseMonths,
  subsidyClaimMonths,
  waitingDays,
} from '#law/parameters/leave.ts'
import type { SubsidyAge } from './subsidy.ts'

export type Leave = {
  readonly id: number
  readonly contractId: number
  readonly subtype: string
  readonly startDate: ISODate
  readonly endDate: ISODate
  /** Of half the working day: its subsidy pays the half that is not worked. */
  readonly halfDay: boolean
}

type Part = Pick<Leave, 'id' | 'startDate' | 'endDate' | 'halfDay'>
/** What a payslip says of a month, in whole pesos. */
export type PaidMonth = {
  readonly yearMonth: YearMonth
  /** The taxable pay with its cap, the contributions of the worker, and the tax. */
  readonly taxable: number
  readonly contributions: number
  readonly tax: number
  /** The subsidy that the employer paid in place of the institution. */
  readonly direct: number
}

const lengthOf = ({ startDate, endDate }: Pick<Leave, 'startDate' | 'endDate'>) =>
  daysBetween(startDate, endDate) + 1

/** A leave with those of its kind that continue each other without a day between, in order. */
export function chainOf(leave: Leave, all: readonly Leave[]): readonly Leave[] {
  const own = all
    .filter((one) => one.contractId === leave.contractId && one.subtype === leave.subtype)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const at = own.findIndex(({ id }) => id === leave.id)
  if (at < 0) return [leave]
  const follows = (place: number) =>
    addDays(own[place - 1]?.endDate ?? '1900-01-01', 1) === own[place]?.startDate
  let [first, last] = [at, at]
  while (first > 0 && follows(first)) first -= 1
  while (last + 1 < own.length && follows(last + 1)) last += 1
  return own.slice(first, last + 1)
}

/**
 * Days of a leave that its subsidy pays: of a common one that lasts ten days or fewer with those
 * that continue it, from the fourth (DFL 44 de 1978, art. 14); of any other, all.
 */
export function paidDays(leave: Leave, chain: readonly Leave[]): number {
  const [days, part] = [lengthOf(leave), leave.halfDay ? 2 : 1]
  const whole = chain.reduce((sum, one) => sum + lengthOf(one), 0)
  if (leave.subtype !== 'NORMAL' || whole >= waitingDays.paidFrom) return days / part
  const before = chain
    .filter(({ startDate }) => startDate < leave.startDate)
    .reduce((sum, one) => sum + lengthOf(one), 0)
  return (days - Math.min(days, Math.max(0, waitingDays.days - before))) / part
}

/** The months whose pay is the base of a leave: the last ones before the month it began in. */
export const baseMonths = (chain: readonly Leave[]): readonly YearMonth[] => {
  const first = yearMonthOf(chain[0]?.startDate ?? '1900-01-01')
  return Array.from({ length: subsidyBaseMonths }, (_, at) => shiftMonth(first, -1 - at))
}

/** The months before a maternity leave among which its second limit looks, the last first. */
const limitMonths = (chain: readonly Leave[]): readonly YearMonth[] => {
  const first = yearMonthOf(chain[0]?.startDate ?? '1900-01-01')
  const { within, before } = maternityLimit
  return Array.from({ length: within }, (_, at) => shiftMonth(first, -before - 1 - at))
}

/**
 * The nearest months with pay of the second limit (DFL 44 de 1978, art. 8 inc. 3). A month without
 * a payslip or with a leave may have pay that is known elsewhere, and is not skipped.
 */
function paidLimitMonths(
  leave: Leave,
  { all, months, chain }: { all: Leaves; months: readonly PaidMonth[]; chain: Leaves },
): readonly YearMonth[] {
  const own = all.filter(({ contractId }) => contractId === leave.contractId)
  const isUnpaid = (month: YearMonth) =>
    months.some((one) => one.yearMonth === month && one.taxable === 0) &&
    !own.some((one) => isIn(one, [month]))
  return limitMonths(chain)
    .filter((month) => !isUnpaid(month))
    .slice(0, maternityLimit.months)
}

/** The months whose IPC raises the second limit of a maternity leave, the oldest first. */
export const priceMonths = (chain: readonly Leave[]): readonly YearMonth[] => {
  const first = yearMonthOf(chain[0]?.startDate ?? '1900-01-01')
  const { prices } = maternityLimit
  return Array.from({ length: prices }, (_, at) => shiftMonth(first, at - prices - 1))
}

/** What prices rose in each month that is known, in tenths of a percent. */
export type Prices = ReadonlyMap<YearMonth, number>

export type Owed = { readonly owed: number; readonly basis: string } | { readonly left: string }

/**
 * What an institution owes of a leave: the average net pay of three months ÷ 30, by its paid days,
 * to the peso, half up; of maternity no more than its second limit (DFL 44 de 1978, art. 8). Where
 * payslips or prices do not say it, why, so that somebody enters it.
 *
 * @param prices what prices rose in the months before, in tenths of a percent
 */
export function owedOf(
  leave: Leave,
  all: readonly Leave[],
  months: readonly PaidMonth[],
  prices: Prices,
): Owed {
  const chain = chainOf(leave, all)
  const base = netIn(leave, all, months, baseMonths(chain))
  if ('left' in base) return base
  const days = paidDays(leave, chain)
  const count = subsidyBaseMonths
  const owed = Math.floor((2 * base.net * days + 30 * count) / (60 * count))
  const average = Math.round(base.net / count)
  const words = counted(days, 'día con subsidio', 'días con subsidio')
  const basis = `Promedio neto de ${base.label}: ${formatPesos(average)}; ${words}`
  if (leave.subtype !== 'MATERNITY') return { owed, basis }
  const limit = maternityLimitOf(leave, all, months, prices)
  if ('left' in limit) return limit
  const most = Math.floor((2 * limit.net * days + 30 * limit.months) / (60 * limit.months))
  const said = `de ${limit.label}: ${formatPesos(Math.round(limit.net / limit.months))}`
  return most < owed
    ? { owed: most, basis: `Límite maternal (DFL 44, art. 8), promedio neto ${said}; ${words}` }
    : { owed, basis: `${basis}; no pasa el límite maternal (DFL 44, art. 8) ${said}` }
}

type Leaves = readonly Leave[]
type Net = { readonly net: number; readonly label: string }

/** The net pay of some months that payslips say whole, or why they do not. */
function netIn(
  leave: Leave,
  all: readonly Leave[],
  months: readonly PaidMonth[],
  wanted: readonly YearMonth[],
): Net | { readonly left: string } {
  const label = monthsLabel(wanted.toSorted((a, b) => a - b))
  const base = wanted.flatMap((month) => months.find(({ yearMonth }) => yearMonth === month) ?? [])
  if (base.length < wanted.length) return { left: `Faltan liquidaciones de ${label}: ingréselo` }
  if (all.some((one) => one.contractId === leave.contractId && isIn(one, wanted))) {
    return { left: `Hubo licencia en ${label}, y falta su subsidio: ingréselo` }
  }
  return { net: base.reduce((sum, one) => sum + netOf(one), 0), label }
}

/** The net pay of the months of the second limit of maternity, as the law raises it. */
function maternityLimitOf(
  leave: Leave,
  all: readonly Leave[],
  months: readonly PaidMonth[],
  prices: Prices,
): (Net & { readonly months: number }) | { readonly left: string } {
  const chain = chainOf(leave, all)
  const wanted = paidLimitMonths(leave, { all, months, chain })
  if (wanted.length === 0) {
    const none = monthsLabel(limitMonths(chain).toReversed())
    return { left: `Sin remuneración en ${none}: ingréselo` }
  }
  const base = netIn(leave, all, months, wanted)
  if ('left' in base) return base
  const asked = priceMonths(chain)
  const rises = asked.flatMap((month) => prices.get(month) ?? [])
  if (rises.length < asked.length) {
    return { left: `Falta el IPC de ${monthsLabel(asked)}: ingréselo` }
  }
  const risen = readjusted(base.net, [...rises, 10 * maternityLimit.risePercent])
  const label = `${base.label} con el IPC y ${maternityLimit.risePercent}% más`
  return { net: risen, label, months: wanted.length }
}

const netOf = ({ taxable, contributions, tax }: PaidMonth) =>
  Math.max(0, taxable - contributions - tax)

const isIn = ({ startDate, endDate }: Leave, months: readonly YearMonth[]): boolean =>
  months.some((month) => yearMonthOf(startDate) <= month && month <= yearMonthOf(endDate))

/**
 * What the payslips paid of a leave in place of the institution: the direct subsidy of each month,
 * by the days of each leave in it. The parts of a month add up to it, to the peso. Nothing where no
 * month of the leave has a payslip.
 */
export function paidOf(
  leave: Leave,
  all: readonly Leave[],
  months: readonly PaidMonth[],
): number | null {
  if (!months.some(({ yearMonth }) => daysIn(leave, yearMonth) > 0)) return null
  const own = all.filter(({ contractId }) => contractId === leave.contractId)
  return months.reduce(
    (sum, { yearMonth, direct }) => sum + (partsIn(yearMonth, direct, own).get(leave.id) ?? 0),
    0,
  )
}

/**
 * What the payslip of a month paid in place of institutions, by the leaves of its contract: each
 * by its days in the month. The parts add up to it, to the peso; without leaves there are none.
 */
export function partsIn(
  month: YearMonth,
  direct: number,
  leaves: readonly Part[],
): ReadonlyMap<number, number> {
  const here = leaves
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .map((leave) => ({ id: leave.id, days: daysIn(leave, month) }))
  const whole = here.reduce((total, { days }) => total + days, 0)
  if (whole === 0) return new Map()
  let until = 0
  return new Map(
    here.map(({ id, days }) => {
      const before = Math.floor((direct * until) / whole)
      until += days
      return [id, Math.floor((direct * until) / whole) - before]
    }),
  )
}

function daysIn({ startDate, endDate, halfDay }: Omit<Part, 'id'>, month: YearMonth): number {
  const first = `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}-01`
  const last = addDays(addMonths(first, 1), -1)
  const [from, to] = [startDate > first ? startDate : first, endDate < last ? endDate : last]
  return Math.max(0, daysBetween(from, to) + 1) / (halfDay ? 2 : 1)
}

/** The months that a leave and its base touch, the oldest first. */
export function monthsOf(leave: Leave, chain: readonly Leave[]): readonly YearMonth[] {
  const [first = previousMonth(yearMonthOf(leave.startDate))] = baseMonths(chain).toSorted(
    (a, b) => a - b,
  )
  const last = yearMonthOf(leave.endDate)
  const months: YearMonth[] = []
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month)
  const limit = leave.subtype === 'MATERNITY' ? limitMonths(chain).toReversed() : []
  return [...limit, ...months]
}

/** The last day on which the subsidy of a leave is asked for and collected; of work, none here. */
export const claimUntil = (subtype: string, endDate: ISODate): ISODate | null =>
  subtype === 'WORK_ACCIDENT' ? null : addMonths(endDate, subsidyClaimMonths)

/** How long ago a leave ended. */
export function ageOf(endDate: ISODate, today: ISODate): SubsidyAge {
  const days = daysBetween(endDate, today)
  return days <= 30 ? 'D30' : days <= 60 ? 'D60' : days <= 90 ? 'D90' : 'OLDER'
}

/** COMPIN pays the subsidies of Fonasa where the employer is in no caja. */
const COMPIN = 'COMPIN'

/** Who owes the subsidy of a leave: mutual of one of work, isapre, caja of Fonasa, or COMPIN. */
export function payerOf(of: {
  subtype: string
  healthInstitution: string | null
  ccaf: string | null
  mutual: string | null
}): string {
  if (of.subtype === 'WORK_ACCIDENT') return of.mutual ?? 'ISL'
  const isapre = byCode(healthInstitutions, of.healthInstitution)
  if (isapre?.kind.startsWith('ISAPRE')) return isapre.code
  return of.ccaf === null || of.ccaf === 'SIN_CCAF' ? COMPIN : of.ccaf
}

const payers = [
  { code: COMPIN, name: 'COMPIN (Fonasa)' },
  ...healthInstitutions.filter(({ kind }) => kind.startsWith('ISAPRE')),
  ...ccafs
    .filter(({ code }) => code !== 'SIN_CCAF')
    .map((one) => ({ ...one, name: `CCAF ${one.name}` })),
  ...mutuals,
]

/** The institutions that may owe a subsidy, in the order of a list. */
export const payerList: readonly { code: string; name: string }[] = payers.map(
  ({ code, name }) => ({ code, name }),
)

export const payerName = (code: string): string => byCode(payers, code)?.name ?? code
