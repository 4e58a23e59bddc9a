import { addDays, type ISODate } from '#chile/dates.ts'

/** How few and how many peers somebody has: fewer than three are never shown nor counted. */
export const LEAST_PEERS = 3
export const MOST_PEERS = 8

const BETWEEN = 'Elija entre 3 y 8 personas'

/** What is wrong with how many peers are named, or undefined. */
export function wrongCount(peerIds: readonly unknown[]): string | undefined {
  const people = new Set(peerIds).size
  if (people !== peerIds.length) return 'Nombre a cada persona una sola vez'
  return people < LEAST_PEERS || people > MOST_PEERS ? BETWEEN : undefined
}

export type Nomination = {
  readonly processStatus: string
  /** The first day on which peers answer; null while the stage has no days. */
  readonly evaluationFrom: ISODate | null
}

/**
 * Why peers are not proposed or approved on a day, or undefined: they are while the process runs,
 * until the day before its evaluation begins.
 */
export function whyClosed(
  { processStatus, evaluationFrom }: Nomination,
  today: ISODate,
): string | undefined {
  if (processStatus !== 'RUNNING') return 'El proceso no está en evaluación'
  if (evaluationFrom === null) return 'El proceso no dice cuándo comienza la evaluación'
  return today < evaluationFrom
    ? undefined
    : 'La evaluación ya comenzó: los pares quedaron como estaban'
}

/** The days before the evaluation begins on which those who have not proposed are reminded. */
const REMINDED_BEFORE = [7, 2, 1] as const

/** On which days the evaluation may begin, so that it is remembered on a day. */
export const startsRemindedOn = (today: ISODate): readonly ISODate[] =>
  REMINDED_BEFORE.map((days) => addDays(today, days))
