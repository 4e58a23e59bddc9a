import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, nextMonth, type YearMonth } from '#chile/period.ts'
import { valueIn } from '#formula/index.ts'
import { type Concept, discountUnit } from '#law/index.ts'

/** What decides where the rest of a discount goes. */
export type Carrying = {
  readonly yearMonth: YearMonth
  /** The contract has its last day in the month: what is owed is read by its finiquito. */
  readonly ends: boolean
  /** The contract lets what was not discounted pass to the next month («sobregiro»). */
  readonly overdraft: boolean
  /** Items of the month whose rest closing keeps: advances, and what has quotas. */
  readonly advances: readonly string[]
  readonly quotas: readonly string[]
}

type Values = Readonly<Record<string, number>>

/**
 * Where what a payslip could not discount goes, in words for its person and for who pays; nothing
 * when all was discounted. Of advances, the next month asks for the rest; of quotas, a quota after
 * the last one; of anything else, the next month where the contract lets it pass, and nobody where
 * it does not.
 */
export function carriedWords(
  concepts: readonly Concept[],
  values: Values,
  carrying: Carrying,
): readonly string[] {
  const all = valueIn(values, 'SOBREGIRO')
  if (all === 0) return []
  if (carrying.ends) return [`${formatPesos(all)} quedan para el finiquito.`]
  const { overdraft, advances, quotas, yearMonth } = carrying
  const short = (codes: readonly string[]) => shortOf(concepts, values, codes)
  const after = Math.min(all, short(quotas))
  const advanced = Math.min(all - after, short(advances))
  const others = all - after - advanced
  const next = monthLabel(nextMonth(yearMonth))
  const passing = advanced + (overdraft ? others : 0)
  return [
    ...(passing > 0 ? [`${formatPesos(passing)} pasan a ${next}.`] : []),
    ...(after > 0 ? [`${formatPesos(after)} pasan a una cuota después de la última.`] : []),
    ...(others > 0 && !overdraft
      ? [`${formatPesos(others)} no pasan a otro mes: el contrato no permite el sobregiro.`]
      : []),
  ]
}

/** What some discounts asked for and did not take; only of those that ask for pesos. */
const shortOf = (concepts: readonly Concept[], values: Values, codes: readonly string[]): number =>
  concepts
    .filter((def) => codes.includes(def.code) && discountUnit(def) === 'CLP')
    .reduce((sum, { code }) => sum + asked(values, code) - valueIn(values, code), 0)

const asked = (values: Values, code: string) => valueIn(values, `VALOR_${code}`)
