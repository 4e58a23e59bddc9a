/** What decides whether an answer is still taken. */
export type SurveyTimes = {
  readonly status: string
  readonly startAt: Date | null
  readonly endAt: Date | null
  /** Hours after the end in which answers that were given before it still arrive. */
  readonly graceHours: number
}

const HOUR = 3_600_000

/** Whether a survey is closed: it is not active, or its end has come (specification). */
export const isClosed = ({ status, endAt }: Pick<SurveyTimes, 'status' | 'endAt'>, now: Date) =>
  status !== 'ACTIVE' || (endAt !== null && now >= endAt)

export const NOT_IN_TIME = 'No alcanzó a enviarse: la encuesta ya había cerrado'

/**
 * Why an answer that arrives now is not taken, or nothing. After the end only what was given before
 * it arrives, and only within the hours that the survey leaves to who had no connection.
 *
 * @param givenAt when it was given, on the clock of who gave it
 */
export function whyRefused(survey: SurveyTimes, givenAt: Date, now: Date): string | undefined {
  const { status, startAt, endAt, graceHours } = survey
  if (startAt && now < startAt) return 'La encuesta aún no comienza'
  const ended = endAt !== null && now >= endAt
  if (!ended) return status === 'ACTIVE' ? undefined : refusalWhile(status)
  const within = now.getTime() < endAt.getTime() + graceHours * HOUR
  const inTime = within && givenAt < endAt && (status === 'ACTIVE' || status === 'CLOSED')
  return inTime ? undefined : NOT_IN_TIME
}

const refusalWhile = (status: string) =>
  status === 'PAUSED' ? 'La encuesta está en pausa' : NOT_IN_TIME

/** Why a survey that was sent is not opened again, or nothing (specification: before its end). */
export const whyNotReopened = (
  survey: Pick<SurveyTimes, 'status' | 'endAt'>,
  now: Date,
): string | undefined => (isClosed(survey, now) ? 'Evaluacion finalizada' : undefined)
