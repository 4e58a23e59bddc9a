import type { Answers, GivenAnswer } from './answers.ts'

/**
 * How far a question is: complete has a valid value, «No aplica» or was omitted; wrong has
 * something that does not stand yet.
 */
export type Standing = 'EMPTY' | 'WRONG' | 'COMPLETE'

export type AskedQuestion = {
  readonly id: string
  readonly required: boolean
  /** One choice answers it: a survey without comments goes on by itself. */
  readonly oneChoice: boolean
}

/** A survey as it is taken: its questions in order, and what the rules of each kind say. */
export type Form = {
  readonly questions: readonly AskedQuestion[]
  readonly canSkip: boolean
  readonly hasComments: boolean
  /** The ids of what is shown, once some answers stand; without it, all is shown always. */
  readonly shownIn?: (answers: Answers) => ReadonlySet<string>
  readonly standingOf: (questionId: string, answer: GivenAnswer | undefined) => Standing
}

/** Whether what is answered lets a question be shown. */
export const isShown = ({ shownIn }: Form, id: string, answers: Answers): boolean =>
  shownIn?.(answers).has(id) ?? true

/** The questions that are shown, each with its place among all. */
export function shownQuestions(form: Form, answers: Answers) {
  const shown = form.shownIn?.(answers)
  return form.questions.flatMap((question, index) =>
    !shown || shown.has(question.id) ? [{ ...question, index }] : [],
  )
}

/** The competences of which anything is shown, each with what is shown of it: as they count. */
export function partsShown<Asked extends { id: string }, Part>(
  { competences }: { competences: readonly (Part & { questions: readonly Asked[] })[] },
  form: Form,
  answers: Answers,
) {
  const shown = new Map(shownQuestions(form, answers).map(({ id, index }) => [id, index]))
  return competences.flatMap((competence) => {
    const questions = competence.questions.flatMap((question) => {
      const index = shown.get(question.id)
      return index === undefined ? [] : [{ ...question, index }]
    })
    return questions.length === 0 ? [] : [{ competence, questions }]
  })
}

export const isComplete = ({ standingOf }: Form, id: string, answers: Answers): boolean =>
  standingOf(id, answers.get(id)) === 'COMPLETE'

/** Whether «Siguiente» leads on: what is optional may be left empty, and is then omitted. */
export function mayPass(form: Form, { id, required }: AskedQuestion, answers: Answers): boolean {
  const standing = form.standingOf(id, answers.get(id))
  return standing === 'COMPLETE' || (standing === 'EMPTY' && !required)
}

export type Progress = {
  readonly complete: number
  readonly total: number
  readonly percent: number
}

/** How far a survey is, in whole percent rounded down: 100 only when every question is complete. */
export function progressOf(form: Form, answers: Answers): Progress {
  const shown = shownQuestions(form, answers)
  const total = shown.length
  const complete = shown.filter(({ id }) => isComplete(form, id, answers)).length
  return { complete, total, percent: percentOf(complete, total) }
}

/** Whole percent, rounded down. */
export const percentOf = (complete: number, total: number): number =>
  total === 0 ? 0 : Math.floor((100 * complete) / total)

/** The place of the first question that is not complete, or nothing when all are. */
export function firstIncomplete(form: Form, answers: Answers): number | undefined {
  const missing = shownQuestions(form, answers).find(({ id }) => !isComplete(form, id, answers))
  return missing?.index
}

/** Up to here each question has a dot of its own; longer surveys have a bar (specification). */
export const MOST_DOTS = 20

export const showsDots = ({ questions }: Pick<Form, 'questions'>): boolean =>
  questions.length <= MOST_DOTS
