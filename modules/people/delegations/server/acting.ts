import { type Delegable, delegatedReach, isOfKind } from '#access/delegation.ts'
import { reachesOthers } from '#access/reach.ts'
import { trustedSince } from '#modules/company/second-person/model/trust.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Received, receivedToday } from './delegations.queries.ts'

/** How one answers a kind in the place of somebody: with the reach of the giver. */
export type InPlace = { kind: Delegable; context: Context }

/** Every kind that the actor may answer today in the place of others, each with its own context. */
export async function inPlaceOfOthers(context: Context): Promise<InPlace[]> {
  const received = await receivedToday(context)
  return received.flatMap((one) => one.row.kinds.flatMap((kind) => inPlace(context, one, kind)))
}

function inPlace(context: Context, { row, from }: Received, kind: Delegable): InPlace[] {
  const { actor, company } = context
  const reached = delegatedReach({ from, to: actor }, company, kind)
  if (!reachesOthers(reached, actor.userId)) return []
  const acting: Context = {
    ...context,
    onBehalfOf: { userId: row.fromUserId, name: row.fromName },
    can: (permission) => isOfKind(kind, permission) || context.can(permission),
    reach: (permission) => (isOfKind(kind, permission) ? reached : context.reach(permission)),
  }
  return [{ kind, context: acting }]
}

const SAME_PERSON =
  'Esa cuenta y la suya las puede usar una misma persona: no la responde por encargo'

/**
 * Refuses an answer in the place of another person when the person who asked and the one who
 * answers may be the same: one of their accounts was opened by the other, or has its password or
 * address from it.
 */
export async function requireOtherPerson(context: Context, userId: number): Promise<void> {
  const { loginId } = context.principal
  const since = trustedSince(context.now)
  const { rows } = await sql<{ same: boolean }>`
    select exists (select from login
      where login.company_id = app.current_company() and login.user_id = ${userId}
        and (login.id = any(app.keepers_of(${loginId}, ${since}))
          or ${loginId} = any(app.keepers_of(login.id, ${since})))) as same`.execute(context.tx)
  if (rows[0]?.same) throw conflict(SAME_PERSON)
}
