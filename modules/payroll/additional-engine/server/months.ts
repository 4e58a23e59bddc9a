import type { AccruedMonth, Line } from '../model/stored-months.ts'
import { type AddedMonth, instalments, type Part } from '#law/index.ts'

/** Splits a value over months: all of it for one month, equal pesos for several. */
export const partsOf = (value: string, months: readonly number[]): string[] =>
  months.length === 1
    ? [value]
    : instalments(Number(value), months).map(({ amount }) => String(amount))

type Known = { added: AddedMonth; runId: number; part: Part }

export const monthOf = ({ added, runId, part }: Known): AccruedMonth => ({
  yearMonth: added.month,
  runId,
  part: part.value,
  earnings: added.earnings,
  deductions: added.deductions,
  net: added.net,
  employerCost: added.employerCost,
  tax: added.tax,
  taxAtPayment: added.taxAtPayment,
  lines: added.lines.map(({ code, difference }) => ({ code, difference })),
  bases: added.bases,
})

/** Adds up the lines of all months, with the tax as it is withheld at the payment. */
export function linesTogether(months: readonly AddedMonth[]): Line[] {
  const all = new Map<string, Line>()
  for (const { lines, tax, taxAtPayment } of months) {
    for (const { code, label, group, difference } of lines) {
      const now = code === 'IMPUESTO_UNICO' ? difference - tax + taxAtPayment : difference
      const before = all.get(code)?.difference ?? 0
      all.set(code, { code, label, group, difference: before + now })
    }
  }
  return [...all.values()].filter(({ difference }) => difference !== 0)
}
