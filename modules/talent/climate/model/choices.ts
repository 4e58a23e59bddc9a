import { type Answer, type AnswerText, noAnswer } from '#modules/talent/surveys/model/answer.ts'

/** An answer of a confidential survey: no moment is kept beside it. */
export type DraftAnswer = Answer & { readonly questionId: number; readonly rev: number }
export type DraftAnswers = ReadonlyMap<number, DraftAnswer>

/** What a choice is where it is no value of a scale. */
export const OMITTED = -1
export const NOT_APPLICABLE = -2

type Written = { readonly texts: readonly AnswerText[]; readonly comment: string | null }

/**
 * The answers of one person in a row: a value and a `rev` for each question of the edition in its
 * order, and apart what was written.
 */
export type Packed = {
  readonly choices: readonly (number | null)[]
  readonly revs: readonly number[]
  readonly written: Readonly<Record<string, Written>>
}

/** @param questions the numbers of the edition's questions, in their order */
export function packed(answers: DraftAnswers, questions: readonly number[]): Packed {
  const written = [...answers.values()]
    .filter(({ texts, comment }) => texts.length > 0 || comment !== null)
    .map(({ questionId, texts, comment }) => [String(questionId), { texts, comment }] as const)
  return {
    choices: questions.map((id) => codeOf(answers.get(id))),
    revs: questions.map((id) => answers.get(id)?.rev ?? 0),
    written: Object.fromEntries(written),
  }
}

/** The answers of a row again; a question without a `rev` was not answered. */
export function unpacked(row: Packed, questions: readonly number[]): DraftAnswers {
  const answers = questions.flatMap((questionId, place): [number, DraftAnswer][] => {
    const rev = row.revs[place] ?? 0
    if (rev === 0) return []
    const code = row.choices[place] ?? null
    const written = row.written[String(questionId)]
    return [[questionId, { ...noAnswer, ...meaningOf(code), ...written, questionId, rev }]]
  })
  return new Map(answers)
}

function codeOf(answer: Answer | undefined): number | null {
  if (answer?.omit) return OMITTED
  if (answer?.na) return NOT_APPLICABLE
  return answer?.choice ?? null
}

function meaningOf(code: number | null): Partial<Answer> {
  if (code === OMITTED) return { omit: true }
  if (code === NOT_APPLICABLE) return { na: true }
  return { choice: code }
}
