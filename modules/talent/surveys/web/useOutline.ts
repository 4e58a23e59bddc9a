import { z } from 'zod'
import type { SurveyDefinitionQuery } from '#generated/documents/graphql.ts'
import type { FormPart } from '#platform/web/kit/form/form-context.ts'
import { useDraftedState } from '#platform/web/kit/form/useDraftedState.ts'
import type { Values } from '#platform/web/draft/drafts.ts'
import type { Outline } from '../model/arrange.ts'
import { QuestionType } from '../model/question-types.ts'

export type Definition = SurveyDefinitionQuery['surveyDefinition']

const question = z.object({
  key: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  type: QuestionType.schema,
  scaleCode: z.string().nullable(),
  required: z.boolean(),
  demographic: z.boolean(),
  multiple: z.boolean(),
  reversed: z.boolean(),
  engagement: z.boolean(),
  metadata: z.string().nullable(),
  shownIf: z.string().nullable().default(null),
})
const competence = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  weight: z.number(),
  shownIf: z.string().nullable().default(null),
  questions: z.array(question),
})
const outline = z.array(competence)

type Written = { competences: Outline }

/** What a survey asks while somebody writes it, kept as a draft until it is saved or left. */
export const useOutline = (definition: Definition) =>
  useDraftedState<Written>(
    `preguntas ${definition.surveyId} ${definition.edition}`,
    { competences: outline.parse(definition.competences) },
    read,
  )

function read(values: Values): Written | undefined {
  const parsed = outline.safeParse(values['competences'])
  return parsed.success ? { competences: parsed.data } : undefined
}

/** How what two people wrote at once reads. */
export const outlineParts: ReadonlyMap<string, FormPart> = new Map([
  ['competences', { label: 'Preguntas', words: wordsOf }],
])

function wordsOf(value: unknown): string {
  const parsed = outline.safeParse(value)
  if (!parsed.success) return 'Sin preguntas'
  const questions = parsed.data.flatMap((one) => one.questions)
  return `${parsed.data.length} competencias, ${questions.length} preguntas`
}
