import { add, divide, multiply, type Rational, rational, zero } from '#formula/exact/rational.ts'
import { toScaled } from '#formula/exact/rounding.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Why something that could have counted did not. */
export const LeftOut = catalog('ScoreLeftOut', {
  OMITTED: 'Omitida',
  NOT_APPLICABLE: 'No aplica',
  UNANSWERED: 'Sin respuesta',
  UNSCORED: 'No lleva nota',
  NO_SCORE: 'Sin nota',
  FEW_RATERS: 'Menos evaluadores que el mínimo',
  NO_WEIGHT: 'Sin peso',
  AWAITED: 'Falta que respondan',
})
export type LeftOut = ValueOf<typeof LeftOut>

/** How a score that does not exist is shown. */
export const NO_SCORE = 'Sin nota'

/** A score of the server as people in Chile read it: «3,75», or «Sin nota». */
export const scoreText = (value: string | null): string => value?.replace('.', ',') ?? NO_SCORE

/** A difference of scores with its sign: «+0,25». */
export const signedText = (value: string): string =>
  scoreText(Number(value) > 0 ? `+${value}` : value)

/** One thing that entered a mean: a value of weight 1 unless it says another. */
export type Counted = { readonly key: string; readonly value: Rational; readonly weight: Rational }
export type NotCounted = { readonly key: string; readonly why: LeftOut }

/**
 * A mean that explains itself: `total / weight` is its exact value, in points of the scale. No one
 * rounds before the end, so what is made of scores is made of `exact`.
 */
export type Score = {
  /** Undefined when nothing counted: «Sin nota». */
  readonly exact: Rational | undefined
  /** The sum of values by their weights, and the sum of weights: the fraction before reducing. */
  readonly total: Rational
  readonly weight: Rational
  readonly counted: readonly Counted[]
  readonly leftOut: readonly NotCounted[]
}

export const whole = (value: number): Rational => rational(BigInt(value))
export const one: Rational = whole(1)

/** The weighted mean of what counts. Weights are relative: those left out renormalise the rest. */
export function meanOf(counted: readonly Counted[], leftOut: readonly NotCounted[] = []): Score {
  const weighing = counted.filter(({ weight }) => weight.n !== 0n)
  const total = sum(weighing.map(({ value, weight }) => multiply(value, weight)))
  const weight = sum(weighing.map((one_) => one_.weight))
  const unweighed = counted
    .filter((some) => some.weight.n === 0n)
    .map(({ key }) => ({ key, why: 'NO_WEIGHT' as const }))
  return {
    exact: weighing.length === 0 ? undefined : divide(total, weight),
    total,
    weight,
    counted: weighing,
    leftOut: [...leftOut, ...unweighed],
  }
}

/** A score that does not exist, and why. */
export const noScore = (leftOut: readonly NotCounted[]): Score => meanOf([], leftOut)

export const sum = (values: readonly Rational[]): Rational => values.reduce(add, zero)

/**
 * The number that people read: rounded once, half away from zero, to two decimals unless others
 * are asked for. Null of a score that does not exist.
 */
export const shownScore = (exact: Rational | undefined, decimals = 2): number | null =>
  exact === undefined ? null : Number(toScaled(exact, decimals, 'HALF_UP')) / 10 ** decimals

/** `10/3`: the exact value of a score, for whoever checks it. Null where there is none. */
export const fractionText = ({ exact }: Pick<Score, 'exact'>): string | null =>
  exact === undefined ? null : `${exact.n}/${exact.d}`

/** `10/3` or `7` as the exact number again, such as of the survey before; throws on other texts. */
export function readFraction(text: string): Rational {
  const [, top, bottom = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text) ?? []
  if (top === undefined) throw new RangeError(`«${text}» is no fraction`)
  return rational(BigInt(top), BigInt(bottom))
}
