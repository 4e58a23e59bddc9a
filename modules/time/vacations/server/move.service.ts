import { formatDate } from '#chile/dates.ts'
import { overlap, type TimeOff } from '#modules/time/time-off/model/slots.ts'
import { awayOf } from '#modules/time/time-off/server/index.ts'
import { refusalOf } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import type { Facts } from '../model/ledger.ts'
import { standingOf, vacationStates } from '../model/states.ts'
import { liveEntries } from './account.ts'
import { factsOf } from './facts.queries.ts'
import { giveBack } from './days.service.ts'
import { requireVacation } from './vacations.queries.ts'

constraintMessages({
  vacation_replaced_once: {
    message: 'Ya hay un cambio de fechas que espera respuesta',
    field: 'startDate',
  },
})

export type Replaced = Awaited<ReturnType<typeof requireVacation>>

type Asked = { userContractId: number; replacesId: number; answers: boolean; request: TimeOff }

/**
 * The approved vacation whose dates somebody asks to change, locked: their own, one that they asked
 * for, or one of the people whose requests they answer. Refuses one that has begun, and days that
 * something else takes.
 */
export async function requireMovable(context: Context, asked: Asked): Promise<Replaced> {
  const { userContractId, replacesId, answers, request } = asked
  const row = await requireVacation(context, replacesId, 'vacations.create')
  if (row.userContractId !== userContractId) throw notFound()
  const own = row.userId === context.actor.userId
  if (!own && !answers && row.creatorLoginId !== context.session.loginId) {
    throw forbidden('Cambia las fechas quien las pidió, o quien responde')
  }
  const refusal = refusalOf(vacationStates, 'move', standingOf(row, context.today, own))
  if (refusal) throw conflict(refusal.message)
  if (request.from === row.startDate && request.to === row.endDate && request.half === row.half) {
    throw conflict('Son las mismas fechas', 'startDate')
  }
  await requireFree(context, { userContractId, replacesId }, request)
  return row
}

/**
 * Refuses days that something else takes than the vacation that is changed: a change is not on the
 * wall of days away until it is approved, so that the wall does not refuse it.
 */
export async function requireFree(
  { tx }: Context,
  { userContractId, replacesId }: Pick<Asked, 'userContractId' | 'replacesId'>,
  request: TimeOff,
): Promise<void> {
  const away = await awayOf(tx, userContractId, request.from, request.to)
  const others = away.filter(
    ({ source, sourceId }) => !(source === 'VACATION' && sourceId === replacesId),
  )
  if (others.some((other) => overlap(request, other))) {
    throw conflict('Ya hay otra ausencia o vacación en esos días', 'startDate')
  }
}

/** The facts of a contract as if the days of one of its vacations had returned. */
export function withoutVacation(facts: Facts, id: number | null): Facts {
  if (id === null) return facts
  const back = liveEntries(facts, id).map((taken) => ({
    ...taken,
    kind: 'GIVE_BACK' as const,
    units: -taken.units,
  }))
  return { ...facts, entries: [...facts.entries, ...back] }
}

/** The approved vacation that a request would replace, or that is itself being changed. */
export async function replacedBy(tx: Tx, id: number | null): Promise<number | null> {
  if (id === null) return null
  const row = await tx
    .selectFrom('vacation')
    .leftJoin('vacation as old', 'old.id', 'vacation.replacesId')
    .select(['vacation.id', 'vacation.responseStatus'])
    .select(['old.id as oldId', 'old.responseStatus as oldStatus'])
    .where('vacation.id', '=', id)
    .executeTakeFirst()
  if (row?.responseStatus === 'APPROVED') return row.id
  return row?.oldStatus === 'APPROVED' ? row.oldId : null
}

type Change = {
  readonly replacesId: number
  readonly userContractId: number
  readonly startDate: string
  readonly endDate: string
}

/**
 * Ends the vacation that another one replaces, in the transaction that approves it: its days return
 * to their purses. Answers the facts after it; one that was annulled before returned them already.
 */
export async function release(context: Context, facts: Facts, change: Change): Promise<Facts> {
  const { tx, session } = context
  const { replacesId, userContractId, startDate, endDate } = change
  const row = await requireVacation(context, replacesId, 'vacations.update')
  if (row.responseStatus !== 'APPROVED') return facts
  if (row.startDate <= context.today) {
    throw conflict('Las vacaciones que cambia ya comenzaron: rechace el cambio')
  }
  await giveBack(context, { ...row, facts }, `replace:${row.id}:${row.version}`)
  await tx
    .updateTable('vacation')
    .set({
      responseStatus: 'CANCELED',
      response: `Cambiadas por las del ${formatDate(startDate)} al ${formatDate(endDate)}`,
      updatedLoginId: session.loginId,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  const after = (await factsOf(tx, [userContractId])).get(userContractId)
  if (!after) throw new Error(`Contract ${userContractId} vanished while it was locked`)
  return after
}
