import { z } from 'zod'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { type Answer, isBlank } from './answer.ts'

/** How an earlier answer has to be, so that something is shown. */
export const ConditionKind = catalog('SurveyConditionKind', {
  EQUALS: 'es',
  ONE_OF: 'es una de estas',
  AT_LEAST: 'es al menos',
  AT_MOST: 'es a lo más',
  ANSWERED: 'tiene respuesta',
})
export type ConditionKind = ValueOf<typeof ConditionKind>

/** «Mostrar solo si…»: the earlier question, and what its answer has to be. */
export type Condition<Key = string> = {
  readonly question: Key
  readonly is: ConditionKind
  /** Values of its scale or of its options; none where it only has to be answered. */
  readonly values: readonly number[]
}

const schema = z.object({
  question: z.string().min(1).max(40),
  is: ConditionKind.schema,
  values: z.array(z.number().int().min(0).max(500)).max(100).default([]),
})

/** A condition as it is kept, read; null of what is always shown, undefined of what is none. */
export function conditionOf(written: string | null): Condition | null | undefined {
  if (written === null) return null
  try {
    const { data } = schema.safeParse(JSON.parse(written))
    return data
  } catch {
    return undefined
  }
}

/** A question with all that has to hold for it to be shown: its own, and of its competence. */
export type Branching<Key> = {
  readonly key: Key
  readonly conditions: readonly Condition<Key>[]
}

/**
 * The questions that are shown, in the light of what is answered. A condition looks back only, and
 * the answer of a question that is hidden itself meets none: one pass decides.
 *
 * @param questions all of a survey, in their order
 */
export function shownAmong<Key>(
  questions: readonly Branching<Key>[],
  answers: ReadonlyMap<Key, Answer>,
): ReadonlySet<Key> {
  const shown = new Set<Key>()
  for (const { key, conditions } of questions) {
    const holds = conditions.every(
      (one) => shown.has(one.question) && meets(one, answers.get(one.question)),
    )
    if (holds) shown.add(key)
  }
  return shown
}

/** Whether an answer is as a condition asks; one left out or that does not apply meets none. */
export function meets<Key>({ is, values }: Condition<Key>, answer: Answer | undefined): boolean {
  if (!answer || answer.omit || answer.na) return false
  const given = valuesOf(answer)
  const [limit] = values
  switch (is) {
    case 'ANSWERED':
      return given.length > 0 || answer.texts.some(({ text }) => !isBlank(text))
    case 'EQUALS':
    case 'ONE_OF':
      return given.some((value) => values.includes(value))
    case 'AT_LEAST':
      return limit !== undefined && given.some((value) => value >= limit)
    case 'AT_MOST':
      return limit !== undefined && given.some((value) => value <= limit)
  }
}

/** The value that was chosen, or those of a selection of several. */
const valuesOf = ({ choice, texts }: Answer): number[] =>
  [choice, ...texts.map((line) => line.choice)].filter((value) => value !== null)

type Part = {
  readonly shownIf: string | null
  readonly questions: readonly { readonly key: string; readonly shownIf: string | null }[]
}

/** The questions of a survey with what has to hold for each: what is wrong of it hides nothing. */
export const branchingOf = (parts: readonly Part[]): Branching<string>[] =>
  parts.flatMap(({ shownIf, questions }) =>
    questions.map((question) => ({
      key: question.key,
      conditions: [conditionOf(shownIf), conditionOf(question.shownIf)].filter(
        (one) => one !== null && one !== undefined,
      ),
    })),
  )
