/** A line of a payslip that a month gave differently from what it should have given; pesos. */
export type Line = {
  concept: string
  label: string
  group: 'EARNING' | 'DEDUCTION' | 'EMPLOYER'
  paid: number
  due: number
}

/** A line and what of it is still owed: positive is more of that line, negative less. */
export type OwedLine = Line & { posted: number; owed: number }

/** What was posted of a line in earlier postings. */
export type Posted = Pick<Line, 'concept' | 'label' | 'group'> & { amount: number }

/**
 * What is still owed of each line: its difference less what was posted. A line that was posted and
 * no longer differs is owed back. Nothing is owed twice, whoever asks and however often.
 */
export function owedLines(lines: readonly Line[], posted: readonly Posted[]): OwedLine[] {
  const before = new Map(posted.map((line) => [line.concept, line]))
  const known = new Set(lines.map(({ concept }) => concept))
  const gone = posted
    .filter(({ concept }) => !known.has(concept))
    .map(({ amount: _amount, ...line }): Line => ({ ...line, paid: 0, due: 0 }))
  return [...lines, ...gone]
    .map((line) => {
      const amount = before.get(line.concept)?.amount ?? 0
      return { ...line, posted: amount, owed: line.due - line.paid - amount }
    })
    .filter(({ owed }) => owed !== 0)
}

/** What lines change of the net: earnings less discounts. */
export const toPayOf = (lines: readonly Pick<OwedLine, 'group' | 'owed'>[]): number =>
  lines.reduce((sum, { group, owed }) => sum + sign[group] * owed, 0)

const sign = { EARNING: 1, DEDUCTION: -1, EMPLOYER: 0 } as const

/** What lines change of the employer's charges. */
export const employerCostOf = (lines: readonly Pick<OwedLine, 'group' | 'owed'>[]): number =>
  lines.filter(({ group }) => group !== 'DEDUCTION').reduce((sum, { owed }) => sum + owed, 0)

/**
 * The items that carry lines into the open month, each a whole positive amount: more pay and less
 * discount are paid, less pay and more discount are taken. Charges of the employer that were too
 * high are no item: the institution gives them back, and not the payslip.
 */
export function itemsFor(lines: readonly Pick<OwedLine, 'group' | 'owed'>[]) {
  const sum = (group: Line['group'], rising: boolean) =>
    Math.abs(
      lines
        .filter((line) => line.group === group && line.owed > 0 === rising)
        .reduce((total, { owed }) => total + owed, 0),
    )
  const charges = sum('EMPLOYER', true) - sum('EMPLOYER', false)
  return [
    { itemCode: 'DIFERENCIA_HABERES', value: sum('EARNING', true) },
    { itemCode: 'REINTEGRO_HABERES', value: sum('EARNING', false) },
    { itemCode: 'DIFERENCIA_DESCUENTOS', value: sum('DEDUCTION', true) },
    { itemCode: 'DEVOLUCION_DESCUENTOS', value: sum('DEDUCTION', false) },
    { itemCode: 'DIFERENCIA_APORTES', value: Math.max(0, charges) },
  ].filter(({ value }) => value > 0)
}
