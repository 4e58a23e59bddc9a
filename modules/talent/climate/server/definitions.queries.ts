import { competencesOf, ownScales } from '#modules/talent/surveys/server/index.ts'
import { scaleOn } from '#modules/talent/surveys/model/scales.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import type { ResultDimension, ResultQuestion } from '../model/results.ts'

type Asking = { readonly id: number; readonly edition: number; readonly startAt: Date }
type Titled = { readonly title: string }

/** What a survey asks, with the scales that it took. */
export type Definition = {
  readonly dimensions: readonly (ResultDimension & Titled)[]
  readonly questions: readonly (ResultQuestion & Titled)[]
}

/** What some surveys asked in their last edition, by survey. */
export async function definitionsOf(
  { tx }: Pick<Context, 'tx'>,
  surveys: readonly Asking[],
): Promise<(survey: Asking) => Definition> {
  const editions = surveys.map(({ id, edition }) => ({ surveyId: id, edition }))
  const asked = await competencesOf(tx, editions)
  const own = await ownScales(tx)
  return ({ id, startAt }) => {
    const dimensions = asked.get(id) ?? []
    const questions = dimensions.flatMap(({ key: dimension, questions: some }) =>
      some.map(({ scaleCode, ...one }) => ({
        id: one.id,
        key: one.key,
        title: one.title,
        dimension,
        reversed: one.reversed,
        engagement: one.engagement,
        scale: (scaleCode && scaleOn(scaleCode, todayAt(startAt), own)) || null,
      })),
    )
    return { dimensions, questions }
  }
}

/** What a survey asked in its last edition. */
export async function definitionOf(context: Pick<Context, 'tx'>, survey: Asking) {
  return (await definitionsOf(context, [survey]))(survey)
}
