import { type GivenAnswer, later } from './answers.ts'

/**
 * What a browser holds of one survey until the server has it: the latest answer of each question,
 * and whether the survey is to be sent. It is kept in the browser, so that closing it loses
 * nothing.
 */
export type Queue = {
  readonly answers: readonly GivenAnswer[]
  readonly complete: boolean
}

export const emptyQueue: Queue = { answers: [], complete: false }

export const isEmpty = ({ answers, complete }: Queue): boolean => answers.length === 0 && !complete

/** The queue with one more answer; of one question only the latest waits. */
export function queued(queue: Queue, answer: GivenAnswer): Queue {
  const before = queue.answers.find(({ questionId }) => questionId === answer.questionId)
  const others = queue.answers.filter((one) => one !== before)
  return { ...queue, answers: [...others, later(before, answer)] }
}

/** Sent when all of its answers have arrived. */
export const queuedToSend = (queue: Queue): Queue => ({ ...queue, complete: true })

/** What the server said of what it was sent. */
export type Receipt = {
  /** The answer that stands for each question that it was sent. */
  readonly stored: readonly Pick<GivenAnswer, 'questionId' | 'rev'>[]
  readonly completed: boolean
}

/**
 * What still waits after a receipt: what was given meanwhile, which is later than the answers of
 * the server. What the server has with the same or a later `rev` is done, whichever way it came
 * there.
 */
export function afterReceipt(queue: Queue, { stored, completed }: Receipt): Queue {
  const revs = new Map(stored.map(({ questionId, rev }) => [questionId, rev]))
  return {
    answers: queue.answers.filter((one) => !hasArrived(one, revs.get(one.questionId))),
    complete: queue.complete && !completed,
  }
}

/** Whether the server has what waits of a question, by the `rev` that it says that stands. */
export const hasArrived = ({ rev }: { readonly rev: number }, stored: number | undefined) =>
  stored !== undefined && rev <= stored

/**
 * How often the server is asked again while it does not answer: 1, 2, 4 … and at most 30 seconds.
 */
export const waitBefore = (failures: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1))
