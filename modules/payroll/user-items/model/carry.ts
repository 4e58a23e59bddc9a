/** An item of a discount as a payslip was asked for it. */
export type Asked = {
  id: number
  /** Whole pesos. */
  amount: number
  /** What is not taken of it is asked for again later. */
  carries: boolean
}

/**
 * What a payslip could not take of the items of one discount. What it took pays them in their
 * order, so that the last ones are left; loans of the employer come first, as their own ledger
 * counts them.
 *
 * @param taken whole pesos that the payslip discounted for all of them together
 * @returns the items that carry, each with what is left of it
 */
export function shortOf(items: readonly Asked[], taken: number): { id: number; amount: number }[] {
  let left = Math.max(0, taken)
  return items.flatMap(({ id, amount, carries }) => {
    const paid = Math.min(amount, left)
    left -= paid
    return carries && paid < amount ? [{ id, amount: amount - paid }] : []
  })
}

/**
 * The same part of a value in its own unit: of 3 UF of which a third of the pesos was left, 1 UF.
 * To four decimals, as values are kept.
 */
export function restValue(value: string, asked: number, short: number): string {
  if (asked === short) return value
  const tenThousandths = Math.round((Number(value) * 10_000 * short) / asked)
  return String(tenThousandths / 10_000)
}
