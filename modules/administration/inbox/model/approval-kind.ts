import { answerKinds, answerWords } from '#generated/answer-kinds.ts'
import type { AnswerKind } from '#modules/company/approvals/model/approvals.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Every kind of what waits for an answer, as the modules say them, in the order of the filter. */
export const ApprovalKind = catalog('ApprovalKind', answerWords)
export type ApprovalKind = ValueOf<typeof ApprovalKind>

const kinds: Readonly<Record<ApprovalKind, AnswerKind>> = answerKinds

/** Whether a kind is accepted with words, and so on the screen of what it is about. */
export const acceptsWithWords = (kind: ApprovalKind): boolean =>
  kinds[kind].acceptsWithWords === true

/** Whether a kind is done on the screen of what it is about, and not answered in the inbox. */
export const isOpened = (kind: ApprovalKind): boolean => kinds[kind].isOpened === true
