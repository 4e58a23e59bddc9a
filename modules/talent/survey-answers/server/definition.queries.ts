import { z } from 'zod'
import { branchingOf } from '#modules/talent/surveys/model/branching.ts'
import { type Scale, scales } from '#modules/talent/surveys/model/scales.ts'
import { competencesOf, ownScales } from '#modules/talent/surveys/server/index.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import type { Context } from '#platform/server/context.ts'
import type { Metadata, TakenScale } from '../model/definition.ts'

type Edition = {
  surveyId: number
  edition: number
  /** The hash of what it asks; null while it is being written. */
  editionHash: string | null
}

type Asking = Pick<Context, 'tx'> & { session: Pick<Context['session'], 'companyId'> }

const definitions = new ProcessCache<Awaited<ReturnType<typeof readDefinition>>>(200)

const labelled = z.array(z.object({ value: z.number(), label: z.string() }))
const metadataSchema = z.object({
  answers: z.number().nullable().default(null),
  choices: labelled.nullable().default(null),
  options: labelled.nullable().default(null),
  config: z
    .object({ number: z.boolean().default(false), other: z.boolean().default(false) })
    .default({ number: false, other: false }),
})

/**
 * What an edition of a survey asks, in its order: competences, each with its questions and all that
 * decides whether an answer to them is valid. One that is frozen never changes, and each of its
 * answers asks for it: it is read once while it is remembered.
 */
export function definitionOf(context: Asking, of: Edition) {
  const { surveyId, edition, editionHash } = of
  if (editionHash === null) return readDefinition(context, of)
  const key = [context.session.companyId, surveyId, edition, editionHash].join(' ')
  return definitions.of(key, () => readDefinition(context, of))
}

async function readDefinition(context: Asking, { surveyId, edition }: Edition) {
  const found = await competencesOf(context.tx, [{ surveyId, edition }])
  const competences = found.get(surveyId) ?? []
  const own = await ownScales(context.tx)
  const conditionsOf = conditionsIn(competences)
  return competences.map(({ id, title, description, weight, questions }) => ({
    id,
    title,
    description,
    weight,
    questions: questions.map((question) => {
      const { key, engagement: _, shownIf: _own, scaleCode, scaleVersion, ...shown } = question
      return {
        ...shown,
        competenceId: id,
        conditions: conditionsOf(key),
        metadata: metadataSchema.parse(JSON.parse(question.metadata)) satisfies Metadata,
        scale: scaleCode === null ? null : scaleOf(scaleCode, scaleVersion, own),
      }
    }),
  }))
}

type Found = Awaited<ReturnType<typeof competencesOf>>
type Competences = NonNullable<ReturnType<Found['get']>>

/** What has to hold for a question to be shown, of itself and of its competence. */
function conditionsIn(competences: Competences) {
  const all = competences.flatMap(({ questions }) => questions)
  const idOf = new Map(all.map(({ id, key }) => [key, id]))
  const known = new Map(branchingOf(competences).map((one) => [one.key, one.conditions]))
  return (key: string) =>
    (known.get(key) ?? []).map(({ question, is, values }) => {
      const questionId = idOf.get(question)
      if (questionId === undefined) throw new Error(`No question ${question} to depend on`)
      return { questionId, is, values: [...values] }
    })
}

/** The questions of an edition, in their order. */
export const questionsOf = async (context: Asking, of: Edition) =>
  (await definitionOf(context, of)).flatMap(({ questions }) => questions)

export type AskedQuestionRow = Awaited<ReturnType<typeof questionsOf>>[number]

/** The version that a question names, of the company before the product; the newest where none. */
function scaleOf(code: string, version: number | null, own: readonly Scale[]): TakenScale {
  const all = [...own, ...scales].filter((scale) => scale.code === code).map(shownScale)
  const found =
    all.find((scale) => scale.version === version) ??
    all.toSorted((one, other) => other.version - one.version)[0]
  if (!found) throw new Error(`No scale ${code} ${version}`)
  return found
}

const shownScale = ({ code, version, min, max, naAllowed, values }: Scale): TakenScale => ({
  code,
  version,
  min,
  max,
  naAllowed,
  values: values.map(({ value, label, description = null }) => ({ value, label, description })),
})
