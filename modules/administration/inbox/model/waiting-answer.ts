import type { ApprovalAnswer } from '#modules/company/approvals/model/approvals.ts'

/** What somebody answered in the inbox without a network, until the server has it. */
export type WaitingAnswer = {
  /** The key by which the server does it once, however often it is sent. */
  readonly id: string
  readonly rows: readonly { key: string; title: string; fullname: string | null }[]
  readonly answer: ApprovalAnswer
  readonly reason: string | null
  /** When it was decided: an ISO moment. */
  readonly at: string
  /** Why the server did not take it: it stays in sight until its person has read it. */
  readonly problem?: string
}

/** «Aprobada: Vacaciones del 05-10-2026», and whose. */
export function answerWords({ rows, answer }: WaitingAnswer): string {
  const [only] = rows
  const one = answer === 'APPROVE' ? 'Aprobada' : 'Rechazada'
  if (rows.length !== 1 || !only) return `${rows.length} ${one.toLowerCase()}s`
  const whose = only.fullname ? ` de ${only.fullname}` : ''
  return `${one}: ${only.title}${whose}`
}

type Answered = { key: string; problem: string | null }

/**
 * What is left of an answer once the server has looked at it: nothing, or the rows that it did not
 * take, with why. Those are never sent again by themselves.
 */
export function leftOf(waiting: WaitingAnswer, answered: readonly Answered[]): WaitingAnswer[] {
  return waiting.rows.flatMap((row) => {
    const problem = answered.find(({ key }) => key === row.key)?.problem
    return problem ? [{ ...waiting, id: `${waiting.id} ${row.key}`, rows: [row], problem }] : []
  })
}

/** What was kept of an answer, if that is what it is. */
export function asWaitingAnswer(value: unknown): WaitingAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const one: Partial<WaitingAnswer> = value
  const { id, at, answer, rows, reason = null, problem } = one
  if (typeof id !== 'string' || typeof at !== 'string' || !Array.isArray(rows)) return undefined
  if (answer !== 'APPROVE' && answer !== 'REJECT') return undefined
  return { id, at, answer, rows, reason, ...(problem === undefined ? {} : { problem }) }
}
