import { type CompetenceInput, type QuestionInput, hasScale, metadataOf } from './definition.ts'
import { plainQuestion } from './templates.ts'
import { type Condition, ConditionKind, conditionOf } from './branching.ts'
import { OTHER_VALUE } from './questions/index.ts'
import type { Scale } from './scales.ts'
import { z } from 'zod'

/** What a survey asks while it is being written: competences with their questions, in order. */
export type Outline = readonly CompetenceInput[]

/** A line of the tree: a competence, or one of its questions. */
export type OutlineLine = {
  readonly key: string
  readonly level: 1 | 2
  /** «2», or «2.3». */
  readonly number: string
  readonly competence: CompetenceInput
  readonly question: QuestionInput | null
}

/** The lines of the tree, from top to bottom. */
export const linesOf = (outline: Outline): OutlineLine[] =>
  outline.flatMap((competence, at) => [
    { key: competence.key, level: 1 as const, number: `${at + 1}`, competence, question: null },
    ...competence.questions.map((question, place) => ({
      key: question.key,
      level: 2 as const,
      number: `${at + 1}.${place + 1}`,
      competence,
      question,
    })),
  ])

const swapped = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list]
  const [taken] = next.splice(from, 1)
  if (taken !== undefined) next.splice(to, 0, taken)
  return next
}

/**
 * Moves a line one place up or down. A competence takes its questions along; a question leaves its
 * competence by its end or by its beginning. At the border nothing changes.
 */
export function moved(outline: Outline, key: string, by: -1 | 1): Outline {
  const whole = outline.findIndex((one) => one.key === key)
  if (whole >= 0) {
    const to = whole + by
    return to < 0 || to >= outline.length ? outline : swapped(outline, whole, to)
  }
  const home = outline.findIndex(({ questions }) => questions.some((one) => one.key === key))
  const from = outline[home]
  if (!from) return outline
  const at = from.questions.findIndex((one) => one.key === key)
  const to = at + by
  if (to >= 0 && to < from.questions.length) {
    return withQuestions(outline, from.key, swapped(from.questions, at, to))
  }
  const other = outline[home + by]
  return other ? placed(outline, key, other.key, by === 1 ? 0 : other.questions.length) : outline
}

/** Takes a question out of where it is and puts it at a place of a competence. */
export function placed(outline: Outline, key: string, home: string, at: number): Outline {
  const question = outline.flatMap(({ questions }) => questions).find((one) => one.key === key)
  if (!question) return outline
  return without(outline, key).map((one) =>
    one.key === home ? { ...one, questions: one.questions.toSpliced(at, 0, question) } : one,
  )
}

/** Drops a line on another one: a competence before a competence, a question before a question. */
export function dropped(outline: Outline, key: string, onto: string): Outline {
  if (key === onto) return outline
  const from = outline.findIndex((one) => one.key === key)
  const home = outline.findIndex(
    ({ key: own, questions }) => own === onto || questions.some((one) => one.key === onto),
  )
  const target = outline[home]
  if (!target) return outline
  if (from >= 0) return swapped(outline, from, home)
  const rest = without(outline, key)
  const at = rest[home]?.questions.findIndex((one) => one.key === onto) ?? -1
  const before = target.questions.findIndex((one) => one.key === key)
  const after = before >= 0 && target.questions.findIndex((one) => one.key === onto) > before
  return placed(outline, key, target.key, at < 0 ? target.questions.length : at + (after ? 1 : 0))
}

const withQuestions = (outline: Outline, key: string, questions: QuestionInput[]): Outline =>
  outline.map((one) => (one.key === key ? { ...one, questions } : one))

/** Without a competence and what it asks, or without a question. */
export const without = (outline: Outline, key: string): Outline =>
  outline
    .filter((one) => one.key !== key)
    .map((one) => ({ ...one, questions: one.questions.filter((asked) => asked.key !== key) }))

/** Adds questions at the end of a competence. */
export const withMore = (
  outline: Outline,
  home: string,
  questions: readonly QuestionInput[],
): Outline =>
  outline.map((one) =>
    one.key === home ? { ...one, questions: [...one.questions, ...questions] } : one,
  )

/** Changes what is said of a competence or of a question. */
export const changed = (
  outline: Outline,
  key: string,
  values: Partial<CompetenceInput> & Partial<QuestionInput>,
): Outline =>
  outline.map((one) =>
    one.key === key
      ? { ...one, ...values }
      : {
          ...one,
          questions: one.questions.map((asked) =>
            asked.key === key ? { ...asked, ...values } : asked,
          ),
        },
  )

/** A competence as it begins. */
export const newCompetence = (key: string, title: string): CompetenceInput => ({
  key,
  title,
  description: null,
  shownIf: null,
  weight: 1,
  questions: [],
})

/** A question as it begins: answered like the last one of its survey. */
export function newQuestion(
  key: string,
  title: string,
  like: Pick<QuestionInput, 'type' | 'scaleCode'>,
): QuestionInput {
  const { type, scaleCode } = like
  return { ...plainQuestion, key, title, type, scaleCode }
}

/** Lines that somebody pasted, as texts of questions: without numbers, marks and empty lines. */
export const pastedTitles = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:\d+[.)\-:]|\d+(?:\.\d+)+[.)\-:]?|[-*•–])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, 500))

type Choice = { readonly value: number; readonly label: string }

const selection = z.object({
  options: z.array(z.object({ value: z.number(), label: z.string() })),
  config: z.object({ other: z.boolean() }),
})

/** What may be chosen in a question; null where it is answered with words. */
export function choicesOf(
  question: QuestionInput,
  scales: readonly Scale[],
): readonly Choice[] | null {
  if (hasScale(question.type)) {
    return scales.find(({ code }) => code === question.scaleCode)?.values ?? []
  }
  if (question.type !== 'SELECT') return null
  const { data } = selection.safeParse(metadataOf(question))
  if (!data) return []
  return data.config.other ? [...data.options, { value: OTHER_VALUE, label: 'Otra' }] : data.options
}

/** How the answer of a question may be asked for: words only whether there are any. */
export function kindsFor(question: QuestionInput): readonly ConditionKind[] {
  if (hasScale(question.type)) return ConditionKind.values
  return question.type === 'SELECT' ? ['EQUALS', 'ONE_OF', 'ANSWERED'] : ['ANSWERED']
}

/** The questions before a line of the tree: those that it may depend on. */
export function earlierThan(outline: Outline, key: string) {
  const lines = linesOf(outline)
  const at = lines.findIndex((line) => line.key === key)
  return lines
    .slice(0, at)
    .flatMap(({ number, question }) => (question ? [{ number, question }] : []))
}

/** Why a line cannot be shown as it says, in words for whoever writes it. */
export function branchingProblem(
  outline: Outline,
  line: { key: string; shownIf: string | null },
  scales: readonly Scale[],
): string | undefined {
  const condition = conditionOf(line.shownIf)
  if (condition === null) return undefined
  if (condition === undefined) return 'Revise cuándo se muestra'
  const source = earlierThan(outline, line.key).find(
    ({ question }) => question.key === condition.question,
  )?.question
  if (!source) return 'Depende de una pregunta que ya no está antes'
  if (!kindsFor(source).includes(condition.is)) {
    return 'Depende de una pregunta que cambió de tipo: revise cuándo se muestra'
  }
  return valuesProblem(condition, choicesOf(source, scales) ?? [])
}

function valuesProblem({ is, values }: Condition, choices: readonly Choice[]) {
  if (is === 'ANSWERED') return undefined
  if (values.length === 0 || (is !== 'ONE_OF' && values.length > 1)) {
    return 'Elija la respuesta con la que se muestra'
  }
  return values.every((value) => choices.some((one) => one.value === value))
    ? undefined
    : 'La respuesta de la que depende ya no se puede elegir'
}

/** All lines that cannot be shown as they say, in their order. */
export const branchingProblems = (outline: Outline, scales: readonly Scale[]) =>
  linesOf(outline).flatMap(({ key, number, competence, question }) => {
    const { shownIf } = question ?? competence
    const message = branchingProblem(outline, { key, shownIf }, scales)
    return message === undefined ? [] : [{ number, message }]
  })

/** «Solo si 1.2 es «De acuerdo»»; empty of what is always shown. */
export function conditionWords(
  outline: Outline,
  line: { key: string; shownIf: string | null },
  scales: readonly Scale[],
): string {
  const condition = conditionOf(line.shownIf)
  const source = earlierThan(outline, line.key).find(
    ({ question }) => question.key === condition?.question,
  )
  if (!condition || !source) return ''
  const choices = choicesOf(source.question, scales) ?? []
  const named = condition.values.map(
    (value) => `«${choices.find((one) => one.value === value)?.label ?? value}»`,
  )
  const said = [`Solo si ${source.number} ${ConditionKind.label(condition.is)}`]
  return [...said, ...(named.length > 0 ? [named.join(', ')] : [])].join(' ')
}
