import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { whyNot } from '#platform/model/states.ts'
import { relationsTo } from '#platform/model/states.ts'
import { RELEASED_STATES, reviewStates } from '../model/states.ts'
import { sayReleased } from './notices.ts'
import { lockedProcess } from './processes.queries.ts'

export type Release = { processId: number; reviewIds: { id: number }[] | null }
export type NotReleased = { reviewId: number; fullname: string | null; why: string }
export type Released = { processId: number; released: number; left: NotReleased[] }

/**
 * Gives people their results: those that are chosen, or all that are ready. Answers how many, and
 * why each of the others is left.
 *
 * @throws UserError conflict while the process is not in its feedback
 */
export async function releaseEvaluationReviews(
  context: Context,
  { processId, reviewIds }: Release,
): Promise<Released> {
  const process = await lockedProcess(context.tx, processId)
  if (process.status !== 'FEEDBACK' && process.status !== 'CLOSED') {
    throw conflict('Los resultados se entregan cuando el proceso está en retroalimentación')
  }
  const rows = await chosen(context, { processId, reviewIds })
  const withWhy = rows.map((row) => ({ ...row, why: whyLeft(context, row) }))
  const ready = withWhy.filter(({ why }) => why === undefined)
  const ids = ready.map(({ id }) => id)
  await context.tx
    .updateTable('review')
    .set(({ eb }) => ({
      status: 'RELEASED',
      reason: null,
      releasedAt: context.now,
      ...touched(context),
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  await sayReleased(context, process, ready)
  const left = withWhy.flatMap(({ id, fullname, status, why }) =>
    why === undefined || (reviewIds === null && isGiven(status))
      ? []
      : [{ reviewId: id, fullname, why }],
  )
  return { processId, released: ids.length, left }
}

const isGiven = (status: string) => RELEASED_STATES.some((one) => one === status)

const chosen = (context: Context, { processId, reviewIds }: Release) =>
  context.tx
    .selectFrom('review')
    .select(['id', 'evaluateeId', 'supervisorId', 'status', 'computed', 'calibrated'])
    .select(nameIn('review.evaluateeId').as('fullname'))
    .where('processId', '=', processId)
    .where(personWithin(context.reach('performanceResults.massRead'), 'review.evaluateeId'))
    .$if(reviewIds !== null, (query) =>
      query.where(sql<boolean>`id = any(${(reviewIds ?? []).map(({ id }) => id)}::bigint[])`),
    )
    .orderBy(surnameIn('review.evaluateeId'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
type Chosen = Awaited<ReturnType<typeof chosen>>[number]

function whyLeft({ actor }: Context, row: Chosen): string | undefined {
  const relations = relationsTo(row.evaluateeId === actor.userId)
  const refused = whyNot(reviewStates, 'release', { state: row.status, relations })
  if (refused !== undefined) return refused
  return row.computed === null && row.calibrated === null
    ? 'No tiene nota: falta que respondan, o calibrarla'
    : undefined
}
