import { z } from 'zod'
import {
  LeftOut,
  type NotCounted,
  type Score,
} from '#modules/talent/surveys/model/scoring/score.ts'
import { fractionText } from '#modules/talent/surveys/model/scoring/score.ts'
import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import type { ProcessScore } from '#modules/talent/surveys/model/scoring/process.ts'

/** An exact number as it is kept: numerator and denominator, reduced, such as `10/3`. */
const fraction = z.string().regex(/^-?\d+\/[1-9]\d*$/)
const leftOut = z.array(z.object({ key: z.string(), why: z.enum(LeftOut.values) }))
const explained = z.object({
  /** Null is «Sin nota». */
  exact: fraction.nullable(),
  counted: z.array(z.object({ key: z.string(), value: fraction, weight: fraction })),
  leftOut,
})

/**
 * What was computed of a person in a process, as it is kept in `review.scores`. Every number is an
 * exact fraction. `groups` has only what may be shown: three raters or more of those who are not
 * known by name; what is missing in it is in `leftOut`, and entered no number.
 */
export const scoresSchema = z.object({
  /** Competences in their order, by the key that stays in all editions. */
  competences: z.array(
    explained.extend({ key: z.string(), title: z.string(), weight: z.number().int() }),
  ),
  groups: z.array(
    z.object({
      group: z.enum(RaterGroup.values),
      competences: z.array(explained.extend({ key: z.string() })),
    }),
  ),
  leftOut,
  final: explained,
})
export type ReviewScores = z.infer<typeof scoresSchema>
export type ExplainedScore = z.infer<typeof explained>

/** A competence of a process, joined from its surveys. */
export type ProcessCompetence = {
  readonly key: string
  readonly title: string
  readonly weight: number
}

/** A score of a process as it is kept. */
export function keptScores(
  competences: readonly ProcessCompetence[],
  { groups, leftOut: absent, competences: scores, final }: ProcessScore,
): ReviewScores {
  return {
    competences: competences.map(({ key, title, weight }) => ({
      key,
      title,
      weight,
      ...keptScore(scores.get(key)),
    })),
    groups: [...groups].map(([group, of]) => ({
      group,
      competences: competences.map(({ key }) => ({ key, ...keptScore(of.get(key)) })),
    })),
    leftOut: keptReasons(absent),
    final: keptScore(final),
  }
}

const keptReasons = (all: readonly NotCounted[]) => all.map(({ key, why }) => ({ key, why }))

function keptScore(score: Score | undefined): ExplainedScore {
  if (!score) return { exact: null, counted: [], leftOut: [] }
  return {
    exact: fractionText(score),
    counted: score.counted.map(({ key, value, weight }) => ({
      key,
      value: `${value.n}/${value.d}`,
      weight: `${weight.n}/${weight.d}`,
    })),
    leftOut: keptReasons(score.leftOut),
  }
}
