import { type RetroactivePart, retroactiveParts } from '#law/retroactive-items.ts'

/** A line of a payslip that a month gave differently from what it should have given; pesos. */
export type Line = {
  concept: string
  label: string
  /** BASE is what contributions and tax are calculated on: it is declared, and moves no pay. */
  group: 'EARNING' | 'DEDUCTION' | 'EMPLOYER' | 'BASE'
  paid: number
  due: number
}

/** A line and what of it is still owed: positive is more of that line, negative less. */
export type OwedLine = Line & { posted: number; owed: number }

/** A line that is owed, and where it is declared and who is owed it. */
export type DebtLine = OwedLine & { part: RetroactivePart }

/** What was posted of a line in earlier postings. */
export type Posted = Pick<Line, 'concept' | 'label' | 'group'> & { amount: number }

/**
 * What is still owed of each line: its difference less what was posted. A line that was posted and
 * no longer differs is owed back. Nothing is owed twice, however often it is asked. Bases alone are
 * no debt.
 */
export function owedLines(lines: readonly Line[], posted: readonly Posted[]): OwedLine[] {
  const before = new Map(posted.map((line) => [line.concept, line]))
  const known = new Set(lines.map(({ concept }) => concept))
  const gone = posted
    .filter(({ concept }) => !known.has(concept))
    .map(({ amount: _amount, ...line }): Line => ({ ...line, paid: 0, due: 0 }))
  const owed = [...lines, ...gone]
    .map((line) => {
      const amount = before.get(line.concept)?.amount ?? 0
      return { ...line, posted: amount, owed: line.due - line.paid - amount }
    })
    .filter((line) => line.owed !== 0)
  return owed.some(({ group }) => group !== 'BASE') ? owed : []
}

/** What lines change of the net: earnings less discounts. */
export const toPayOf = (lines: readonly Pick<OwedLine, 'group' | 'owed'>[]): number =>
  lines.reduce((sum, { group, owed }) => sum + sign[group] * owed, 0)

const sign = { EARNING: 1, DEDUCTION: -1, EMPLOYER: 0, BASE: 0 } as const

/** What lines change of the cost of the employer: the State pays the family allowance. */
export const employerCostOf = (
  lines: readonly Pick<DebtLine, 'group' | 'owed' | 'part'>[],
): number =>
  lines
    .filter(({ group, part }) => (group === 'EARNING' && part !== 'FAMILY') || group === 'EMPLOYER')
    .reduce((sum, { owed }) => sum + owed, 0)

/**
 * The items that carry lines into the open month, each a whole positive amount: more pay and less
 * discount are paid, less pay and more discount are taken, each by its part. Charges of the
 * employer that were too high are no item: the institution gives them back, and not the payslip.
 */
export function itemsFor(lines: readonly Pick<DebtLine, 'group' | 'owed' | 'part'>[]) {
  const values = new Map<string, number>()
  const add = (itemCode: string | null, value: number) => {
    if (itemCode !== null && value > 0) values.set(itemCode, (values.get(itemCode) ?? 0) + value)
  }
  const moved = lines.filter(({ group }) => group !== 'BASE')
  for (const [part, same] of Map.groupBy(moved, (line) => line.part)) {
    const { more, less, netted }: Carried = retroactiveParts[part]
    const amounts = same.map(({ owed }) => owed)
    const sums = netted ? [amounts.reduce((all, one) => all + one, 0)] : amounts
    for (const amount of sums) add(amount > 0 ? more : less, Math.abs(amount))
  }
  return [...values].map(([itemCode, value]) => ({ itemCode, value }))
}
type Carried = { more: string; less: string | null; netted?: true }
