import type { ISODate } from '#chile/dates.ts'
import {
  requireSecondPerson,
  requireStranger,
} from '#modules/company/second-person/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import type { WithWords } from '../model/erasure.ts'
import { erasing } from './erase.job.ts'
import { erasures, grantedRequest } from './erasures.queries.ts'

/**
 * Proposes to erase what a granted request asks for. Another person decides. Nobody who simulates a
 * company does, nor whoever holds an account that the person may use too.
 */
export async function proposeErasure(context: Context, { id }: { id: number }) {
  const { tx, session } = context
  requireOfCompany(context)
  if (session.loginId === null) throw forbidden('Lo propone una persona')
  const { userId, left } = await grantedRequest(context, id)
  await requireStranger(context, userId)
  const made = await tx
    .insertInto('erasure')
    .values({
      requestId: id,
      userId,
      leftOn: left,
      proposedLoginId: session.loginId,
      creatorLoginId: session.loginId,
      updatedLoginId: session.loginId,
    })
    .onConflict((on) =>
      on.columns(['companyId', 'requestId']).where('state', '<>', 'DISCARDED').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw conflict('Ya hay una supresión de esta solicitud')
  return erasures.one(context, made.id)
}

/**
 * Erases what no rule keeps of a person, in the background. Whoever agrees is not the person, nor
 * whoever proposed it, nor an account that the same human being may use.
 */
export async function erasePerson(context: Context, seen: WithWords) {
  const { session, now } = context
  requireOfCompany(context)
  const row = await erasures.locked(context, seen.id, 'privacyRequests.update')
  await requireSecondPerson(context, row.proposedLoginId)
  await requireStranger(context, row.userId)
  await requireAsProposed(context, row)
  await erasures.act(context, 'erase', seen, {
    ...touched(context),
    approvedLoginId: session.loginId,
    approvedAt: now,
  })
  await enqueue(context, erasing(undefined), { id: seen.id }, { key: `erasure:${seen.id}` })
  return erasures.one(context, seen.id)
}

/** Takes a proposal back. */
export async function discardErasure(context: Context, input: WithWords) {
  requireOfCompany(context)
  await erasures.act(context, 'discard', input, touched(context))
  return erasures.one(context, input.id)
}

/** Refuses whoever simulates the company: what goes of its people is not theirs to decide. */
export function requireOfCompany({ session }: Context): void {
  if (session.acting) throw forbidden('Lo resuelve la empresa, no quien la simula')
}

type Proposed = { requestId: number | null; state: string; leftOn: ISODate | null }

/** Refuses what was proposed when its request, or the work of its person, is another one by now. */
async function requireAsProposed(context: Context, row: Proposed): Promise<void> {
  if (row.state !== 'PROPOSED') return
  if (row.requestId === null) throw notFound()
  const { left } = await grantedRequest(context, row.requestId)
  if (left !== row.leftOn) {
    throw conflict('Sus contratos cambiaron desde que se propuso: descártela y propóngala de nuevo')
  }
}
