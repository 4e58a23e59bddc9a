import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What one person asks for or enters and another one answers, as its module says it. */
export type AnswerKind = {
  /** The words of the filter of the inbox. */
  readonly words: string
  /** Where it stands in that filter: kinds of lower numbers come first, and no two share one. */
  readonly place: number
  /** It is accepted with words, and so on the screen of what it is about. */
  readonly acceptsWithWords?: true
  /** It is done on the screen of what it is about, as a signature is: the inbox leads there. */
  readonly isOpened?: true
}

/** The kinds of a module by their codes: `model/answer-kinds.ts`, joined by `npm run generate`. */
export type AnswerKinds = Readonly<Record<string, AnswerKind>>

/** What is answered. Each kind says in its own words what a rejection is. */
export const ApprovalAnswer = catalog('ApprovalAnswer', { APPROVE: 'Aprobar', REJECT: 'Rechazar' })
export type ApprovalAnswer = ValueOf<typeof ApprovalAnswer>

/** Why a rejection without a reason is refused. */
export const needsReason = 'Diga por qué se rechaza'
