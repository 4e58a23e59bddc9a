import { answerAsksProof } from '#access/recent-proof.ts'
import { pendingByKey } from '#modules/company/approvals/server/index.ts'
import { type ApprovalAnswer, needsReason } from '#modules/company/approvals/model/approvals.ts'
import { type InPlace, inPlaceOfOthers } from '#modules/people/delegations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { asUserError, isRetryable } from '#platform/server/database-errors.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { requireRecentProof, wantsProof } from '#platform/server/recent-proof.ts'
import { named } from '#platform/server/records/writers.ts'
import { actOnBehalf } from './act-on-behalf.ts'
import { heldSteps } from '#modules/people/approval-steps/server/index.ts'
import { type HeldSteps, placesFor } from './pending-sources.ts'
import { requireOther } from './other-person.ts'

export type Answering = {
  ids: readonly { key: string }[]
  answer: ApprovalAnswer
  reason: string | null
}

/** What became of one row: nothing to say when it was answered, or why it was not. */
export type Answered = { key: string; problem: string | null }

/** Each answer is a service of its own: so many are done in one transaction. */
const most = 50

/**
 * Answers several pending things, each by the service of its module. One that is refused stays as
 * it was, says why, and stops no other; of one alone the refusal is that of the whole. What asks
 * for a recent proof asks before any is answered, so that all are sent again after it.
 */
export async function answerInbox(context: Context, { ids, answer, reason }: Answering) {
  if (answer === 'REJECT' && !reason) throw invalid('reason', needsReason)
  const keys = [...new Set(ids.map(({ key }) => key))].toSorted()
  if (keys.some((key) => answerAsksProof(pendingByKey(key)?.kind.kind ?? ''))) {
    requireRecentProof(context, false)
  }
  if (keys.length > most) throw invalid('ids', `Responda hasta ${most} a la vez`)
  const places = await inPlaceOfOthers(context)
  const held = await heldSteps(context)
  const how = { answer, reason, places, held, alone: keys.length === 1 }
  const rows: Answered[] = []
  // Two people who answer the same rows take their locks in one order.
  for (const key of keys) {
    rows.push(await answerOne(context, key, how))
  }
  return { rows }
}

type How = {
  answer: ApprovalAnswer
  reason: string | null
  places: readonly InPlace[]
  held: HeldSteps
  alone: boolean
}

async function answerOne(context: Context, key: string, how: How) {
  const { answer, reason, alone } = how
  const { client } = context
  await client.query('savepoint answer')
  try {
    const found = pendingByKey(key)
    if (!found) throw notFound()
    const give = found.kind.answer
    if (give === null) throw conflict('Se hace en su página: ábrala desde la bandeja')
    await actOnBehalf(context, placesFor(context, how, found), found.kind, async (acting) => {
      if (acting !== context) await requireOther(acting, found)
      await give(acting, found.ref, answer, reason)
    })
    await client.query('release savepoint answer')
    return { key, problem: null }
  } catch (error) {
    const refusal = isRetryable(error) ? undefined : asUserError(error)
    if (alone || !refusal || wantsProof(refusal)) throw error
    await client.query('rollback to savepoint answer')
    return { key, problem: (await named(context, refusal)).message }
  }
}
