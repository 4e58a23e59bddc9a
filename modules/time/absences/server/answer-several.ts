import { actTo } from '#platform/model/states.ts'
import { relationsTo } from '#platform/model/states.ts'
import { answerSteps } from '#modules/people/approval-steps/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, crossedBy, invalid, notFound, UserError } from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import type { RequestStatus } from '../model/catalogs.ts'
import { absenceAnswers, absenceStates } from '../model/states.ts'
import { absenceSteps } from './absence-steps.ts'
import { reached } from './absences.queries.ts'

/** Requests that are answered at once. */
const MOST = 200

export type AnswerSeveral = {
  answers: readonly { id: number; version: number | null }[]
  responseStatus: RequestStatus
  response: string | null
}
/** How many were answered, and how many of them go on with their next step. */
export type Answered = { answered: number; goingOn: number }

/**
 * Gives several requests the same answer, all of them or none: the refusal names the first person
 * whose request cannot be answered so, and is at its line. A medical leave over other days away is
 * answered alone, because it gives days back.
 */
export async function answerAbsences(context: Context, input: AnswerSeveral): Promise<Answered> {
  const { answers, responseStatus, response } = input
  const act = actTo(absenceStates, absenceAnswers, responseStatus)
  if (!act) throw invalid('responseStatus', 'Elija aprobar, rechazar o anular')
  const { needsReason } = { needsReason: undefined, ...absenceStates.acts[act] }
  if (needsReason !== undefined && !response) throw invalid('response', needsReason)
  if (answers.length === 0) throw invalid('answers', 'Elija al menos una solicitud')
  if (answers.length > MOST) throw invalid('answers', `A lo más ${MOST} solicitudes a la vez`)
  const versions = new Map(answers.map(({ id, version }) => [id, version]))
  const rows = await locked(context, [...versions.keys()])
  if (rows.length < versions.size) throw notFound()
  for (const row of rows) {
    const isOwn = row.userId === context.actor.userId
    const relations = relationsTo(isOwn, row.creatorLoginId === context.session.loginId)
    const line = answers.findIndex(({ id }) => id === row.id)
    naming(row.fullname, line, () => {
      absenceSteps.require(act, { state: row.responseStatus, relations })
      refuseChanged(versions.get(row.id) ?? null, row)
      if (act === 'approve' && row.type === 'LICENSE' && row.meets) {
        throw conflict('Es una licencia sobre otros días fuera: respóndala sola')
      }
    })
  }
  const going = await goingOn(context, rows, { act, response })
  const { session, now } = context
  await context.tx
    .updateTable('absence')
    .set((eb) => ({
      responseStatus,
      response,
      respondedLoginId: session.loginId,
      respondedAt: now,
      ...touched({ session, now }),
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .where(sql<boolean>`id <> all(${going}::bigint[])`)
    .execute()
  return { answered: rows.length, goingOn: going.length }
}

type Row = Awaited<ReturnType<typeof locked>>[number]
type Given = { act: string; response: string | null }

/**
 * Writes the answers to the steps that wait, where requests pass some. Answers the numbers of those
 * that go on with another step.
 */
async function goingOn(
  context: Context,
  rows: readonly Row[],
  { act, response }: Given,
): Promise<readonly number[]> {
  const stepped = rows.filter((row) => row.stepped && act !== 'cancel')
  if (stepped.length === 0) return []
  const ids = stepped.map(({ id }) => id)
  const decision = act === 'approve' ? 'APPROVE' : 'REJECT'
  const done = await answerSteps(context, { kind: 'ABSENCE', ids, decision, comment: response })
  const going = ids.filter((id) => !done.has(id))
  await context.tx
    .updateTable('absence')
    .set((eb) => ({ version: eb('version', '+', 1), updatedLoginId: context.session.loginId }))
    .where(sql<boolean>`id = any(${going}::bigint[])`)
    .execute()
  return going
}

/** Nobody answers other dates than those that were read. */
function refuseChanged(read: number | null, { id, version }: Row): void {
  if (read === null || read === version) return
  throw crossedBy({ table: 'absence', key: { id } }, (who, when) => {
    return `${who} cambió esta solicitud${when}. Revise lo nuevo y vuelva a responder.`
  })
}

/** Says whose request a refusal is about, and which of those that came. */
function naming(fullname: string | null, line: number, refuse: () => void): void {
  try {
    refuse()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const words = (sentence: string) => `${fullname ?? 'Una persona'}: ${sentence}`
    throw error.worded(words, `answers.${line}`)
  }
}

/** The requests within reach, locked in the order of their ids, and whether others meet them. */
const locked = (context: Context, ids: readonly number[]) =>
  reached(context, 'absenceResponses.update')
    .where(sql<boolean>`absence.id = any(${[...ids]}::bigint[])`)
    .select(['absence.id', 'absence.version', 'absence.responseStatus', 'absence.type'])
    .select(['absence.creatorLoginId', 'contract.userId'])
    .select(nameIn('contract.userId').as('fullname'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('timeOff')
            .select('timeOff.sourceId')
            .whereRef('timeOff.userContractId', '=', 'absence.userContractId')
            .whereRef('timeOff.fromDay', '<=', 'absence.endDate')
            .whereRef('timeOff.toDay', '>=', 'absence.startDate')
            .where('timeOff.source', '=', 'VACATION'),
        )
        .as('meets'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('approvalRequest as request')
            .select('request.subjectId')
            .whereRef('request.subjectId', '=', 'absence.id')
            .where('request.kind', '=', 'ABSENCE')
            .where('request.isOpen', '=', true),
        )
        .as('stepped'),
    )
    .orderBy('absence.id')
    .forNoKeyUpdate('absence')
    .execute()
