import type { FiledAmounts, FiledSaving } from './filed-contract.ts'

/** A part of the savings that a payslip discounted, and the institution that gets it. */
export type SavingPart = {
  readonly code: 'APV_A' | 'APV_B'
  /** Nothing where the record of the person names no institution. */
  readonly institution: string | null
  /** Whole pesos. */
  readonly amount: number
}

const regimes = [
  { regime: 'A', code: 'APV_A' },
  { regime: 'B', code: 'APV_B' },
] as const

/**
 * Individual savings of a payslip by institution: each regime goes to the savings agreed in it, two
 * of them in proportion to what each is worth in pesos. The parts are the whole, to the peso.
 */
export function savingParts(
  amounts: Pick<FiledAmounts, 'of'>,
  savings: readonly FiledSaving[],
): SavingPart[] {
  return regimes.flatMap(({ regime, code }) => {
    const total = amounts.of(code)
    if (total === 0) return []
    const own = savings.filter((saving) => saving.regime === regime)
    const among = own.length > 0 ? own : savings
    if (among.length === 0) return [{ code, institution: null, amount: total }]
    const worth = worthOf(among, total, amounts.of('TOTAL_IMPONIBLE'))
    const whole = sum(worth)
    let left = total
    return among.flatMap(({ institution }, at): SavingPart[] => {
      const isLast = at === among.length - 1 || whole === 0
      const amount = isLast ? left : Math.round((total * (worth[at] ?? 0)) / whole)
      left -= amount
      return amount === 0 ? [] : [{ code, institution, amount }]
    })
  })
}

/** What each saving is worth in pesos; those in UF share what the others leave of the total. */
function worthOf(savings: readonly FiledSaving[], total: number, imponible: number): number[] {
  const inPesos = ({ unit, value }: FiledSaving) =>
    unit === 'PERCENT' ? (imponible * value) / 100 : value
  const ofUf = savings.filter(({ unit }) => unit === 'UF')
  const others = savings.filter(({ unit }) => unit !== 'UF')
  const left = Math.max(0, total - sum(others.map(inPesos)))
  const allUf = sum(ofUf.map(({ value }) => value))
  return savings.map((saving) => {
    if (saving.unit !== 'UF') return inPesos(saving)
    return allUf === 0 ? 0 : (left * saving.value) / allUf
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
