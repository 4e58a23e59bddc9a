import { readFraction } from '#modules/talent/surveys/model/scoring/score.ts'
import type { GroupResult, ShownScore } from './results.ts'

/** The results of a group as they are kept with it; their fractions are exact. */
export type KeptResult = {
  readonly final: ShownScore
  readonly dimensions: readonly (ShownScore & { readonly key: string })[]
  readonly enps: number | null
  readonly engagement: string | null
}

export const keptOf = ({ final, dimensions, enps, engagement }: GroupResult): KeptResult => ({
  final: { value: final.value, fraction: final.fraction },
  dimensions: dimensions.map(({ key, value, fraction }) => ({ key, value, fraction })),
  enps,
  engagement,
})

/** The results of a group out of what is kept: the same as they were worked out. */
export const readKept = ({ final, dimensions, enps, engagement }: KeptResult): GroupResult => ({
  final: exactly(final),
  dimensions: dimensions.map(exactly),
  enps,
  engagement,
})

const exactly = <Score extends ShownScore>(score: Score) => ({
  ...score,
  exact: score.fraction === null ? undefined : readFraction(score.fraction),
})
