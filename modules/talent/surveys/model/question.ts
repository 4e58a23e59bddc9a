import type { QuestionType } from './question-types.ts'
import type { Scale } from './scales.ts'
import type { SurveyType } from './survey-types.ts'

/** A question as those who answer and those who count know it. */
export type Question = {
  readonly type: QuestionType
  /** The version of its scale that the survey took; null of a question without one. */
  readonly scale: Scale | null
  readonly required: boolean
  /** Asked to group people, and never scored. */
  readonly demographic: boolean
  /** Several options may be chosen: only of a selection. */
  readonly multiple: boolean
  /** Agreeing is unfavourable: the value is taken from the other end of its scale. */
  readonly reversed: boolean
  /** As its kind says: checked by the schema of `questions/`. */
  readonly metadata: unknown
}

/** What a survey allows those who answer it. */
export type TakingRules = {
  readonly canSkip: boolean
  readonly disallowNeutral: boolean
  readonly hasComments: boolean
  readonly forceComments: boolean
}

/**
 * The rules of a survey as they hold: only a climate survey leaves out the neutral value, and a
 * comment is only forced where there are comments.
 */
export const takingRules = (survey: TakingRules & { readonly type: SurveyType }): TakingRules => ({
  canSkip: survey.canSkip,
  disallowNeutral: survey.disallowNeutral && survey.type === 'CLIMATE',
  hasComments: survey.hasComments,
  forceComments: survey.forceComments && survey.hasComments,
})
