import type { SurveyPrivacy } from './catalogs.ts'
import { type CompetenceInput, hasScale } from './definition.ts'
import { branchingProblems } from './arrange.ts'
import type { Scale } from './scales.ts'
import type { SurveyType } from './survey-types.ts'

/** One thing looked at before a survey is activated: what blocks it, and what deserves a look. */
export type SurveyCheck = {
  readonly code: string
  readonly level: 'OK' | 'WARNING' | 'ERROR'
  readonly message: string
}

export type CheckedSurvey = {
  readonly type: SurveyType
  readonly privacy: SurveyPrivacy
  readonly endAt: Date
  readonly now: Date
  readonly competences: readonly CompetenceInput[]
  readonly participants: number
  /** Who has to answer and cannot sign in. */
  readonly withoutLogin: number
  /** Scales whose answers have a mean: others are counted and never scored. */
  readonly meanScales: ReadonlySet<string>
  /** All that the survey may ask with. */
  readonly scales: readonly Scale[]
}

/** Everything that is looked at, in the order of the builder; what is right is said as well. */
export function checksOf(survey: CheckedSurvey): SurveyCheck[] {
  const { competences, participants } = survey
  const asked = competences.flatMap(({ questions }) => questions)
  const empty = competences.filter(({ questions }) => questions.length === 0)
  return [
    asked.length === 0
      ? error('questions', 'Agregue al menos una pregunta')
      : right('questions', `${asked.length} ${asked.length === 1 ? 'pregunta' : 'preguntas'}`),
    ...empty.map(({ title }) => error('empty', `«${title}» no tiene preguntas`)),
    ...branchingProblems(competences, survey.scales).map(({ number, message }) =>
      error('branching', `${number}: ${message}`),
    ),
    ...scaleChecks(survey),
    ...weightChecks(survey),
    participants === 0
      ? error('participants', 'Agregue al menos un participante')
      : right('participants', participants === 1 ? '1 encuesta' : `${participants} encuestas`),
    ...(survey.withoutLogin > 0
      ? [warning('logins', `${survey.withoutLogin} de quienes responden no tienen acceso`)]
      : []),
    survey.endAt <= survey.now
      ? error('end', 'El término ya pasó: elija uno posterior')
      : right('end', 'El término está por venir'),
  ]
}

/** A survey with a score has one scale: means of different ones cannot be added. */
function scaleChecks({ type, competences, meanScales, scales }: CheckedSurvey): SurveyCheck[] {
  const held = new Set<string | null>([null, ...scales.map(({ code }) => code)])
  const absent = competences.flatMap(({ questions }) =>
    questions.filter(({ scaleCode }) => !held.has(scaleCode)),
  )
  if (absent.length > 0) {
    return absent.map(({ title }) =>
      error('scale', `La escala de «${title}» no rige el día en que comienza la encuesta`),
    )
  }
  const codes = new Set(
    competences.flatMap(({ questions }) =>
      questions.flatMap(({ type: kind, scaleCode }) =>
        hasScale(kind) && scaleCode !== null && meanScales.has(scaleCode) ? [scaleCode] : [],
      ),
    ),
  )
  if (codes.size > 1) return [error('scale', 'Las preguntas con nota usan una sola escala')]
  if (codes.size === 0 && type === 'PERFORMANCE') {
    return [error('scale', 'Una evaluación de desempeño necesita preguntas con escala')]
  }
  return codes.size === 1 ? [right('scale', 'Una sola escala')] : []
}

function weightChecks({ competences, meanScales }: CheckedSurvey): SurveyCheck[] {
  const scored = competences.filter(({ questions }) =>
    questions.some(({ scaleCode }) => scaleCode !== null && meanScales.has(scaleCode)),
  )
  if (scored.length === 0) return []
  return scored.every(({ weight }) => weight === 0)
    ? [error('weights', 'Todas las competencias pesan 0: no habría nota')]
    : [right('weights', 'Los pesos suman 100 %')]
}

const error = (code: string, message: string): SurveyCheck => ({ code, level: 'ERROR', message })
const warning = (code: string, message: string): SurveyCheck => ({
  code,
  level: 'WARNING',
  message,
})
const right = (code: string, message: string): SurveyCheck => ({ code, level: 'OK', message })
