import { daysBetween, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { hundredthsOf } from '#modules/people/cost-centers/model/parts.ts'
import { type Part, splitAmount } from '#modules/people/cost-centers/model/split.ts'

/** What of a payslip costs the company, or is given back to it. */
export type CostGroup = 'EARNING' | 'EMPLOYER' | 'RECOVERED'

/** A line of a payslip, in pesos; what is given back is negative. */
export type CostLine = {
  readonly code: string
  readonly label: string
  readonly group: CostGroup
  readonly amount: number
}

/** A part of a contract, with its days. */
export type Held = {
  readonly costCenterId: number
  readonly code: string
  readonly name: string
  readonly percentage: string
  readonly from: ISODate
  readonly to: ISODate | null
}

/** The cost of a contract in a month, and the centres that bear it. */
export type ContractCost = {
  readonly contractId: number
  readonly userId: number
  readonly start: ISODate
  readonly end: ISODate | null
  readonly lines: readonly CostLine[]
  readonly parts: readonly Held[]
}

/** Pesos by what they are. */
export type Sums = { earnings: number; employer: number; recovered: number; cost: number }

export type PersonCost = Sums & { readonly contractId: number; readonly userId: number }

/** What a centre bears in a month. Without a code, what no centre bears. */
export type CenterCost = Sums & {
  readonly costCenterId: number | null
  readonly code: string | null
  readonly name: string
  readonly contracts: readonly PersonCost[]
  readonly lines: readonly CostLine[]
}

const NONE = 'Sin centro de costo'

const sumOf: Readonly<Record<CostGroup, 'earnings' | 'employer' | 'recovered'>> = {
  EARNING: 'earnings',
  EMPLOYER: 'employer',
  RECOVERED: 'recovered',
}

const nothing = (): Sums => ({ earnings: 0, employer: 0, recovered: 0, cost: 0 })

function add(sums: Sums, group: CostGroup, amount: number): void {
  sums[sumOf[group]] += amount
  sums.cost += amount
}

type Growing = {
  head: Pick<CenterCost, 'costCenterId' | 'code' | 'name'>
  sums: Sums
  lines: Map<string, CostLine>
  contracts: Map<number, PersonCost>
}

/**
 * The cost of some contracts by centre, to the peso: each line of each payslip is laid on the
 * centres of its contract by percentage and days, and what they do not cover is of none. By code;
 * what no centre bears comes last.
 */
export function costsByCenter(
  month: YearMonth,
  contracts: readonly ContractCost[],
): readonly CenterCost[] {
  const centers = new Map<string | null, Growing>()
  for (const contract of contracts) {
    const days = daysWithin(month, contract)
    const parts = partsOf(month, contract)
    const named = new Map(contract.parts.map((part) => [part.code, part]))
    for (const line of contract.lines) {
      for (const [code, share] of splitAmount(BigInt(line.amount), parts, days)) {
        if (share !== 0n) grow(centerAt(centers, code, named), contract, line, Number(share))
      }
    }
  }
  return [...centers.values()].map(finished).toSorted(byCode)
}

/** Days of the contract in the month, by the calendar. */
const daysWithin = (month: YearMonth, { start, end }: Pick<ContractCost, 'start' | 'end'>) =>
  daysIn(month, start, end)

function daysIn(month: YearMonth, from: ISODate, to: ISODate | null): number {
  const [first, last] = [firstDay(month), lastDay(month)]
  const begin = from > first ? from : first
  const end = to !== null && to < last ? to : last
  return Math.max(0, daysBetween(begin, end) + 1)
}

/** The parts on the days on which the contract holds too. */
const partsOf = (month: YearMonth, { start, end, parts }: ContractCost): readonly Part[] =>
  parts.map(({ code, percentage, from, to }) => {
    const last = to === null || (end !== null && end < to) ? end : to
    const days = daysIn(month, from > start ? from : start, last)
    return { code, hundredths: hundredthsOf(percentage), days }
  })

function centerAt(
  centers: Map<string | null, Growing>,
  code: string | null,
  named: ReadonlyMap<string, Held>,
): Growing {
  const known = centers.get(code)
  if (known) return known
  const part = code === null ? undefined : named.get(code)
  const made: Growing = {
    head: { code, costCenterId: part?.costCenterId ?? null, name: part?.name ?? NONE },
    sums: nothing(),
    lines: new Map(),
    contracts: new Map(),
  }
  centers.set(code, made)
  return made
}

function grow(
  { sums, lines, contracts }: Growing,
  { contractId, userId }: ContractCost,
  line: CostLine,
  amount: number,
): void {
  add(sums, line.group, amount)
  const before = lines.get(line.code)?.amount ?? 0
  lines.set(line.code, { ...line, amount: before + amount })
  const person = contracts.get(contractId) ?? { contractId, userId, ...nothing() }
  add(person, line.group, amount)
  contracts.set(contractId, person)
}

const groups: readonly CostGroup[] = ['EARNING', 'EMPLOYER', 'RECOVERED']

const finished = ({ head, sums, lines, contracts }: Growing): CenterCost => ({
  ...head,
  ...sums,
  contracts: [...contracts.values()],
  lines: [...lines.values()].toSorted(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || b.amount - a.amount,
  ),
})

const byCode = (a: CenterCost, b: CenterCost): number =>
  a.code === null ? 1 : b.code === null ? -1 : a.code < b.code ? -1 : 1
