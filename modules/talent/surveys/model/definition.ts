import { z } from 'zod'
import type { ValuesOf } from '#platform/model/entity.ts'
import { choice, flag, integer, longText, optional, text } from '#platform/model/field.ts'
import { conditionOf } from './branching.ts'
import { questionKinds } from './questions/index.ts'
import { QuestionType } from './question-types.ts'

/** The most that a survey asks. */
export const MOST = { competences: 40, questions: 200 } as const

/** A key by which a competence or a question is known in all editions and copies of a survey. */
const key = text('Clave', { max: 40 })

/** «Mostrar solo si…», as JSON of a `Condition`; null of what is always shown. */
const shownIf = optional(longText('Mostrar solo si', { max: 2000 }))

/** What is written of a competence; on screens of climate it is called a dimension. */
export const competenceFields = {
  key,
  title: text('Competencia', { max: 120 }),
  description: optional(longText('Descripción', { max: 1000 })),
  shownIf,
  weight: integer('Peso', {
    min: 0,
    max: 1000,
    help: 'Los pesos se comparan entre sí: con todos iguales, todas pesan lo mismo',
  }),
}

/** What is written of a question; `metadata` is what its type asks besides, as JSON. */
export const questionFields = {
  key,
  title: text('Pregunta', { max: 500 }),
  subtitle: optional(text('Aclaración', { max: 500 })),
  type: choice(QuestionType, 'Tipo de respuesta'),
  scaleCode: optional(text('Escala', { max: 40 })),
  required: flag('Obligatoria'),
  demographic: flag('Agrupa personas y no lleva nota'),
  multiple: flag('Admite varias opciones'),
  reversed: flag('Invertida: estar de acuerdo es desfavorable'),
  engagement: flag('Cuenta para el índice de compromiso'),
  metadata: optional(longText('Detalle', { max: 20_000 })),
  shownIf,
}

export type CompetenceInput = ValuesOf<typeof competenceFields> & {
  questions: ValuesOf<typeof questionFields>[]
}
export type QuestionInput = ValuesOf<typeof questionFields>

/** One thing that is wrong, at the place of its competence and of its question. */
export type DefinitionProblem = {
  readonly message: string
  readonly competence: number | null
  readonly question: number | null
}

const scaled = (type: QuestionType) => type === 'PERFORMANCE' || type === 'LIKERT'
export const hasScale = scaled

/** What a type asks besides of a question, read from its JSON; undefined where it is wrong. */
export function metadataOf({ type, metadata }: Pick<QuestionInput, 'type' | 'metadata'>): unknown {
  const parsed = questionKinds[type].metadata.safeParse(jsonOf(metadata))
  return parsed.success ? parsed.data : undefined
}

function jsonOf(written: string | null): unknown {
  if (written === null) return {}
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

/** What makes a definition one that cannot even be kept: too much of it, a key twice, no scale. */
export function definitionProblem(
  competences: readonly CompetenceInput[],
  scaleCodes: ReadonlySet<string>,
): DefinitionProblem | undefined {
  const all = competences.flatMap(({ questions }) => questions)
  if (competences.length > MOST.competences) return whole('Admite hasta 40 competencias')
  if (all.length > MOST.questions) return whole('Admite hasta 200 preguntas')
  if (hasTwice(competences)) return whole('Una competencia está dos veces')
  if (hasTwice(all)) return whole('Una pregunta está dos veces')
  for (const [competence, { questions, shownIf: written }] of competences.entries()) {
    if (conditionOf(written) === undefined) return { message: UNREAD, competence, question: null }
    for (const [question, asked] of questions.entries()) {
      const message = questionProblem(asked, scaleCodes)
      if (message) return { message, competence, question }
    }
  }
  return undefined
}

const UNREAD = 'Revise cuándo se muestra'

const whole = (message: string): DefinitionProblem => ({
  message,
  competence: null,
  question: null,
})

const hasTwice = (rows: readonly { key: string }[]) =>
  new Set(rows.map((row) => row.key)).size < rows.length

/** What is wrong with one question, in words for whoever writes it. */
export function questionProblem(
  asked: QuestionInput,
  scaleCodes: ReadonlySet<string>,
): string | undefined {
  const { type, scaleCode, demographic, multiple, reversed, engagement } = asked
  if (scaled(type) && (scaleCode === null || !scaleCodes.has(scaleCode))) return 'Elija la escala'
  if (!scaled(type) && scaleCode !== null) return 'Ese tipo de respuesta no lleva escala'
  if (!scaled(type) && (reversed || engagement)) return 'Solo una escala se invierte o se promedia'
  if (type !== 'SELECT' && (demographic || multiple)) {
    return 'Solo una selección agrupa personas o admite varias opciones'
  }
  if (conditionOf(asked.shownIf) === undefined) return UNREAD
  return metadataOf(asked) === undefined ? incomplete[type] : undefined
}

const incomplete: Readonly<Record<QuestionType, string>> = {
  PERFORMANCE: 'Revise la escala',
  LIKERT: 'Revise la escala',
  OPEN: 'Revise la pregunta',
  MULTIPLE_OPEN: 'Diga cuántas respuestas se piden',
  MULTIPLE_OPEN_WITH_CHOICE: 'Diga cuántas respuestas se piden y sus niveles',
  SELECT: 'Escriba al menos dos opciones distintas',
}

/** What a type asks besides of a question, as it is written: lists as lines. */
export type Extras = {
  readonly options?: string | undefined
  readonly other?: boolean | undefined
  readonly answers?: number | string | undefined
  readonly levels?: string | undefined
  readonly number?: boolean | undefined
}

const options = z.array(z.object({ label: z.string() })).default([])
const keptSchema = z.object({
  options,
  choices: options,
  answers: z.number().default(3),
  config: z
    .object({ other: z.boolean().default(false), number: z.boolean().default(false) })
    .partial()
    .default({}),
})

/** The lines of a text as options with values from 1 on; each once. */
const optionsFrom = (written: string | undefined) =>
  [...new Set((written ?? '').split(/\r?\n/).map((line) => line.trim()))]
    .filter((label) => label !== '')
    .map((label, at) => ({ value: at + 1, label }))

const linesFrom = (written: readonly { label: string }[]) =>
  written.map(({ label }) => label).join('\n')

/** What is kept of a question besides, to be written again. */
export function extrasOf(type: QuestionType, metadata: string | null): Extras {
  const kept = keptSchema.parse(metadataOf({ type, metadata }) ?? {})
  return {
    options: linesFrom(kept.options),
    other: kept.config.other === true,
    answers: kept.answers,
    levels: kept.choices.length > 0 ? linesFrom(kept.choices) : 'Básico\nIntermedio\nAvanzado',
    number: kept.config.number === true,
  }
}

/** What is kept of it, as JSON; nothing of a type that asks nothing besides. */
export function metadataFrom(type: QuestionType, written: Extras): string | null {
  const answers = Number(written.answers)
  switch (type) {
    case 'SELECT':
      return JSON.stringify({
        options: optionsFrom(written.options),
        config: { other: written.other === true },
      })
    case 'MULTIPLE_OPEN':
      return JSON.stringify({ answers })
    case 'MULTIPLE_OPEN_WITH_CHOICE':
      return JSON.stringify({
        answers,
        choices: optionsFrom(written.levels),
        config: { number: written.number === true },
      })
    default:
      return null
  }
}

const written = z
  .object({
    options: z.string(),
    other: z.boolean(),
    answers: z.union([z.number(), z.string()]),
    levels: z.string(),
    number: z.boolean(),
  })
  .partial()

/** What a form says of it, whatever else the form has. */
export const extrasIn = (values: unknown): Extras => written.catch({}).parse(values)
