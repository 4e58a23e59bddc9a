import { divide, unscaled } from '#chile/money/decimal.ts'
import { yearOf, type YearMonth } from '#chile/period.ts'
import { poolOfArt47, settleArt50, shareArt47 } from '#law/index.ts'
import type { Rule, State } from './words.ts'

/** A month of a person's year, with all that was paid of it. Whole pesos. */
export type GratifiedMonth = {
  yearMonth: YearMonth
  /** As the payslip said it; undefined in a month without gratification by contract. */
  rule: Rule | undefined
  base: number
  paid: number
  /** Part of the month's cap that the payslip had. */
  share: string
}

export type PersonYear = {
  contractId: number
  userId: number
  name: string
  rut: string
  finalDate: string | null
  /** Of the confidential payroll in a month of the year. */
  wasPrivate: boolean
  months: readonly GratifiedMonth[]
}

export type Profit = { profit: number; ownCapital: number } | undefined

export type Settled = Omit<PersonYear, 'months'> & {
  rule: Rule
  /** Those that gave a right, and how many they are. */
  yearMonths: GratifiedMonth[]
  months: number
  base: number
  cap: number | null
  due: number | null
  paid: number
  difference: number | null
}

/**
 * The year of everybody who is gratified, person by person. By article 50, and at least as much for
 * who agreed another gratification (art. 46): a quarter of the year up to its cap. By article 47: a
 * part of the profit in proportion to the pay of all, also of those without a right to it; unknown
 * without the profit.
 */
export function settleYear(
  year: number,
  people: readonly PersonYear[],
  { income, profit }: { income: number; profit: Profit },
): { pool: number | null; pay: number; rows: Settled[] } {
  const pays = people.map(({ contractId: person, months }) => ({
    person,
    pay: sum(months, 'base'),
  }))
  const pool = profit ? poolOfArt47(profit) : null
  const shares = new Map(
    pool === null ? [] : shareArt47(pool, pays).map(({ person, amount }) => [person, amount]),
  )
  const rows = people.flatMap((person): Settled[] => {
    const counted = countedMonths(person.months)
    const rule = counted.at(-1)?.rule
    if (!rule) return []
    const { months: _months, ...who } = person
    const own = {
      ...who,
      rule,
      yearMonths: counted,
      months: counted.length,
      base: sum(counted, 'base'),
      paid: sum(counted, 'paid'),
    }
    if (rule === 'ART_47') {
      const due = shares.get(person.contractId) ?? null
      return [{ ...own, cap: null, due, difference: due === null ? null : due - own.paid }]
    }
    const { cap, due, difference } = settleArt50(
      year,
      counted.map(({ yearMonth: month, ...rest }) => ({ month, ...rest })),
      income,
    )
    return [{ ...own, cap, due, difference }]
  })
  return { pool, pay: pays.reduce((all, { pay }) => all + pay, 0), rows }
}

/** The months in which the contract gave a right to gratification. */
const countedMonths = (months: readonly GratifiedMonth[]) =>
  months.filter(({ rule }) => rule !== undefined)

/**
 * What is done with a person's difference. Each month rounded half a peso at most: what those
 * halves add up to is nothing, neither owed nor paid in excess.
 */
export function stateOf(
  { difference, months }: Pick<Settled, 'difference' | 'months'>,
  excluded: boolean,
): State {
  if (excluded) return 'EXCLUDED'
  if (difference === null) return 'NO_PROFIT'
  if (Math.abs(difference) * 2 <= months) return 'EVEN'
  return difference < 0 ? 'EXCESS' : 'PAY'
}

/** Which part of a month's whole cap a payslip had, in six decimals; scaled times at two. */
export function shareOfCap(cap: number, { times, income }: { times: number; income: number }) {
  const whole = BigInt(times) * BigInt(income)
  if (whole === 0n || BigInt(cap) >= divide(whole, 1200n)) return '1'
  return unscaled(divide(BigInt(cap) * 1200n * 1_000_000n, whole), 6)
}

/** Why a year cannot be settled in a process; the months are those of the payroll in the year. */
export function whyNotYear(
  year: number,
  process: YearMonth,
  months: readonly { yearMonth: YearMonth; isOpen: boolean; label: string }[],
): string | undefined {
  const december = year * 100 + 12
  if (process < december) {
    return `El año ${year} no ha terminado: se paga en el adicional de diciembre o en uno posterior`
  }
  const ofYear = months.filter(({ yearMonth }) => yearOf(yearMonth) === year)
  const open = ofYear.find(({ isOpen }) => isOpen)
  if (open) return `Primero hay que cerrar las remuneraciones de ${open.label}`
  if (!ofYear.some(({ yearMonth }) => yearMonth === december)) {
    return `Faltan las remuneraciones de diciembre ${year}`
  }
  return undefined
}

const sum = (months: readonly GratifiedMonth[], key: 'base' | 'paid') =>
  months.reduce((all, month) => all + month[key], 0)
