import { type Rational, rational } from '#formula/exact/rational.ts'

export type WeighedPlan = {
  /** Approved and not cancelled: the plans that count. */
  readonly counts: boolean
  readonly weight: number
  readonly percentage: number
}

export type PlansOfProcess = {
  readonly weightSum: number
  /** A process closes with plans for all of its 100 %, or with none. */
  readonly canClose: boolean
  /** Percent of the plans that is done, exact; undefined without plans that count. */
  readonly score: Rational | undefined
}

/** The plans of somebody in a process: their weights, and how much of them is done by weight. */
export function plansOfProcess(plans: readonly WeighedPlan[]): PlansOfProcess {
  const counted = plans.filter(({ counts }) => counts)
  const weightSum = Number(weightOf(counted))
  const total = counted.reduce((before, { weight, percentage }) => before + weight * percentage, 0)
  return {
    weightSum,
    canClose: weightSum === 100 || weightSum === 0,
    score: weightSum === 0 ? undefined : rational(BigInt(total), BigInt(weightSum)),
  }
}

const weightOf = (all: readonly { readonly weight: number }[]): bigint =>
  BigInt(all.reduce((total, { weight }) => total + weight, 0))
