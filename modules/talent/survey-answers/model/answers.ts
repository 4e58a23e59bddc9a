import { plainText } from '#platform/model/plain-text.ts'
import type { Answer } from '#modules/talent/surveys/model/answer.ts'

/**
 * An answer with its place in the history of its question: of two, the greater `rev` is the later
 * one, on whichever device it was given.
 */
export type GivenAnswer<Id = string> = Answer & {
  /** Its public id in a browser, its number on the server. */
  readonly questionId: Id
  readonly rev: number
  /** When it was given, on the clock of who gave it: an ISO moment. */
  readonly at: string
}

/** By the id of the question. */
export type Answers<Id = string> = ReadonlyMap<Id, GivenAnswer<Id>>

/**
 * Which of two answers to a question stays: the greater `rev`, and of equal ones the stored one.
 */
export const later = <One extends { readonly rev: number }>(
  stored: One | undefined,
  arriving: One,
): One => (stored && stored.rev >= arriving.rev ? stored : arriving)

/** The answers that stand once others arrive. */
export function joined<Id>(stored: Answers<Id>, arriving: Iterable<GivenAnswer<Id>>): Answers<Id> {
  const all = new Map(stored)
  for (const one of arriving) all.set(one.questionId, later(all.get(one.questionId), one))
  return all
}

/**
 * The answers of a browser once the server says which ones stand: of equal `rev` the server's,
 * which another device gave first. One's own with white space more is the same, and stays as it is
 * typed.
 */
export function standing(known: Answers, stored: Iterable<GivenAnswer>): Answers {
  const all = new Map(known)
  for (const one of stored) {
    const before = all.get(one.questionId)
    const stays =
      before && (before.rev > one.rev || (before.rev === one.rev && sameValue(before, one)))
    if (!stays) all.set(one.questionId, one)
  }
  return all
}

/** An answer that comes after all that is known of its question. */
export const answerAfter = (
  known: Answers,
  questionId: string,
  value: Answer,
  at: string,
): GivenAnswer => {
  const before = known.get(questionId)
  return { ...value, questionId, at, rev: before ? before.rev + 1 : 1 }
}

/** The text in a place of an answer; empty where nothing is written. */
export const textAt = ({ texts }: Answer, place: number): string => texts[place]?.text ?? ''

/** The comment of an answer, as a box of text takes it. */
export const commentOf = ({ comment }: Answer): string => comment ?? ''

/** Whether two answers say the same, whenever each was given. */
export const sameValue = (one: Answer | undefined, other: Answer | undefined): boolean =>
  one === other || (!!one && !!other && valueKey(one) === valueKey(other))

const valueKey = ({ choice, omit, na, texts, comment }: Answer) => {
  const lines = texts.map((line) => [plain(line.text), line.choice, line.number])
  return JSON.stringify([choice, omit, na, lines, plain(comment)])
}

/** As it is stored: what differs by white space alone is the same. */
const plain = (text: string | null) => (text === null ? '' : plainText(text))
