import type { ISODate } from '#chile/dates.ts'
import { addDays } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  requireConfirmed,
} from '#platform/server/errors.ts'
import { type DelegableKind, LONGEST } from '../model/delegation.ts'
import { delegableOf, type DelegationRow, ownDelegation } from './delegations.queries.ts'
import { peopleAway } from './people-away.ts'
import { receiverOf } from './people.queries.ts'
import { tellGiven, tellRevoked } from './notifications.ts'

constraintMessages({
  delegation_kind_once: {
    message: 'Ya delega lo mismo en esos días: revoque la otra o elija otras fechas',
    field: 'startDate',
  },
  delegation_other: { message: 'Elija a otra persona', field: 'toUserId', kind: 'invalid' },
})

export type NewDelegation = {
  toUserId: number
  startDate: ISODate
  endDate: ISODate
  kinds: readonly { kind: DelegableKind }[]
}

/**
 * Lets another person answer in the place of the actor, from a day to another. It gives no right by
 * itself: each answer asks what the actor may answer at that moment.
 */
export async function createDelegation(
  context: Context,
  input: NewDelegation,
): Promise<DelegationRow> {
  const { tx, actor, session, today } = context
  if (actor.userId === null || session.acting) throw forbidden('Delega cada persona lo suyo')
  const kinds = [...new Set(input.kinds.map(({ kind }) => kind))].toSorted()
  requireDays(input, today)
  requireKinds(context, kinds)
  if (input.toUserId === actor.userId) throw invalid('toUserId', 'Elija a otra persona')
  const to = await receiverOf(context, input.toUserId, kinds)
  if (!to) throw invalid('toUserId', 'Elija a alguien con cuenta activa que pueda recibirla')
  const away = await peopleAway.get()(context.tx, [input.toUserId], input)
  const isAway = away.has(input.toUserId)
  requireConfirmed(context, isAway ? ['Quien recibe la delegación también está fuera'] : [])
  const { id } = await tx
    .insertInto('delegation')
    .values({
      fromUserId: actor.userId,
      toUserId: input.toUserId,
      valid: sql<string>`daterange(${input.startDate}::date, ${input.endDate}::date, '[]')`,
      kinds,
      creatorLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await required(context, id)
  await tellGiven(context, row)
  return row
}

function requireDays({ startDate, endDate }: NewDelegation, today: ISODate): void {
  if (startDate < today) throw invalid('startDate', 'Una delegación comienza hoy o después')
  if (endDate < startDate) throw invalid('endDate', 'Termina antes de comenzar')
  if (endDate >= addDays(startDate, LONGEST)) {
    throw invalid('endDate', 'Una delegación dura a lo más un año')
  }
}

function requireKinds(context: Context, kinds: readonly DelegableKind[]): void {
  const own = delegableOf(context)
  if (own.length === 0) throw forbidden('No responde solicitudes de otras personas: nada delega')
  if (kinds.length === 0) throw invalid('kinds', 'Elija qué se delega')
  if (kinds.some((kind) => !own.includes(kind))) {
    throw invalid('kinds', 'Se delega solo lo que uno responde')
  }
}

/** Ends a delegation that the actor gave, from this moment on. What was answered with it stays. */
export async function revokeDelegation(
  context: Context,
  { id }: { id: number },
): Promise<DelegationRow> {
  const row = await required(context, id)
  if (row.state === 'REVOKED') throw conflict('Ya está revocada')
  if (row.state === 'PAST') throw conflict('Ya terminó')
  await context.tx
    .updateTable('delegation')
    .set({ revokedAt: context.now, revokedLoginId: context.session.loginId })
    .where('id', '=', id)
    .execute()
  await tellRevoked(context, row)
  return required(context, id)
}

async function required(context: Context, id: number): Promise<DelegationRow> {
  const row = await ownDelegation(context, id)
  if (!row) throw notFound()
  return row
}
