import type { PayrollInput } from '#law/input.ts'

const day = 86_400_000
const stamp = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Days of a month, 28 to 31, and its first and last day. */
export function monthOf(month: number): { first: string; last: string; days: number } {
  const [year, number] = [Math.floor(month / 100), month % 100]
  const next = Date.UTC(year, number, 1)
  const first = Date.UTC(year, number - 1, 1)
  return { first: dateOf(first), last: dateOf(next - day), days: Math.round((next - first) / day) }
}

/** Days from one date to another, both counted; none when they are the other way round. */
export const daysFromTo = (from: string, to: string): number =>
  Math.max(0, Math.round((stamp(to) - stamp(from)) / day) + 1)

export const nextDay = (date: string): string => dateOf(stamp(date) + day)

/** The same date some months later; a day that does not exist is the last of its month. */
export function monthsLater(date: string, count: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, last)))
}

/** Years completed on a day. */
export function yearsOn(since: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(since.slice(0, 4))
  return on.slice(5) >= since.slice(5) ? years : years - 1
}

/** The part of the month in which the contract is in force. */
export function inForce({ month, contract }: PayrollInput) {
  const { first, last, days } = monthOf(month)
  const from = contract.start && contract.start > first ? contract.start : first
  const to = contract.end && contract.end < last ? contract.end : last
  return { from, to, covered: daysFromTo(from, to), monthDays: days, monthEnd: last }
}

/** Days of the month on medical leave, and those of them that nobody pays (DFL 44, art. 14). */
export function leaveDays(input: PayrollInput): LeaveDays {
  const { spells } = input.leave
  const none = { halves: 0, unpaidHalves: 0 }
  if (spells.length === 0) return { medical: input.days.medical, unpaidFirst: 0, ...none }
  const { from, to } = inForce(input)
  const everyDay = new Set<string>()
  const withoutSubsidy = new Set<string>()
  for (const chain of chainsOf(spells)) {
    const dates: string[] = []
    for (let date = chain.from; date <= chain.to; date = nextDay(date)) dates.push(date)
    for (const date of dates) everyDay.add(date)
    if (chain.kind === 'COMMON' && dates.length <= 10) {
      for (const date of dates.slice(0, 3)) withoutSubsidy.add(date)
    }
  }
  const isHalf = (date: string) =>
    spells.some((spell) => spell.half === true && spell.from <= date && date <= spell.to)
  const here = (dates: Set<string>, half: boolean) =>
    [...dates].filter((date) => date >= from && date <= to && isHalf(date) === half).length
  return {
    medical: here(everyDay, false),
    unpaidFirst: here(withoutSubsidy, false),
    halves: here(everyDay, true),
    unpaidHalves: here(withoutSubsidy, true),
  }
}

/** Days of the month on leave, whole and half, and how many of each no subsidy pays. */
type LeaveDays = { medical: number; unpaidFirst: number; halves: number; unpaidHalves: number }

/** Leaves of one kind without a day between them are one. */
function chainsOf(spells: PayrollInput['leave']['spells']) {
  const chains: { kind: string; from: string; to: string }[] = []
  for (const spell of spells.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const previous = chains.find(({ kind, to }) => kind === spell.kind && spell.from <= nextDay(to))
    if (previous) previous.to = spell.to > previous.to ? spell.to : previous.to
    else chains.push({ ...spell })
  }
  return chains
}

/**
 * From which day a fixed term is open-ended (Código del Trabajo, art. 159 N°4): the day after its
 * year, or two for who holds a title; its second renewal; or, after more than two terms that add up
 * to twelve months within fifteen, the day after those fifteen. What was agreed, of an open-ended
 * one. Nothing when it is not.
 */
export function openEndedFrom({ contract, month }: PayrollInput): string | undefined {
  const { earlier, secondRenewal, professional, agreedOn } = contract.fixedTerm
  if (contract.type === 'INDEFINITE') return agreedOn ?? '0001-01-01'
  if (contract.type !== 'FIXED') return undefined
  const days: string[] = []
  if (contract.start) days.push(nextDay(monthsLater(contract.start, professional ? 24 : 12)))
  if (secondRenewal) days.push(secondRenewal)
  const { start } = contract
  if (start && earlier.length >= 2) {
    const { last } = monthOf(month)
    for (const one of earlier) {
      const until = monthsLater(one.from, 15)
      const within = [...earlier, { from: start, to: contract.end ?? last }].filter(
        ({ from }) => from >= one.from && from <= until,
      )
      const worked = within.map(({ from, to }) => daysFromTo(from, to < until ? to : until))
      if (within.length > 2 && worked.reduce((a, b) => a + b, 0) >= 365) days.push(nextDay(until))
    }
  }
  return days.toSorted()[0]
}
