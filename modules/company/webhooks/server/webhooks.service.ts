import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { whyRefused } from '#platform/server/http/outgoing.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { MOST_WEBHOOKS, typeOf, type WebhookEvent } from '../model/webhook.ts'
import { newSecret, outgoing, sealed } from './signing.ts'
import { webhook, webhookDelivery } from './webhooks.queries.ts'

type NewWebhook = {
  url: string
  description: string
  events: readonly { event: WebhookEvent }[]
}

/** Tells an address what happens from now on; the secret that signs it is answered once. */
export async function createWebhook(context: Context, { url, description, events }: NewWebhook) {
  const { tx, session, now } = context
  if (session.acting || session.loginId === null) {
    throw forbidden('Los avisos a sistemas los crea la empresa, no quien la simula')
  }
  const problem = whyRefused(url, outgoing())
  if (problem) throw invalid('url', problem)
  if (events.length === 0) throw invalid('events', 'Elija al menos un aviso')
  await lockCompany(tx)
  const { count } = await tx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MOST_WEBHOOKS) {
    throw conflict(`Una empresa avisa a lo más a ${MOST_WEBHOOKS} sistemas`)
  }
  const secret = newSecret()
  const { id } = await tx
    .insertInto('webhook')
    .values({
      url: new URL(url).href,
      description,
      events: [...new Set(events.map(({ event }) => typeOf(event)))],
      secret: sealed(secret, session.companyId),
      creatorLoginId: session.loginId,
      createdAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...(await webhook(context, id)), secret }
}
export type MadeWebhook = Awaited<ReturnType<typeof createWebhook>>

/** Tells an address again what happens; who resumes it answers for it from then on. */
export async function resumeWebhook(context: Context, { id }: { id: number }) {
  const { tx, session } = context
  if (session.acting || session.loginId === null) throw forbidden('Lo reanuda la empresa')
  const row = await webhook(context, id)
  if (row.disabledAt === null) throw conflict('No está detenido')
  await tx
    .updateTable('webhook')
    .set({
      disabledAt: null,
      disabledWhy: null,
      creatorLoginId: session.loginId,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  return webhook(context, id)
}

/** Forgets an address, with what was sent to it. */
export async function deleteWebhook({ tx }: Context, { id }: { id: number }): Promise<boolean> {
  const gone = await tx
    .deleteFrom('webhook')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return true
}

/** Sends something again, as the same message: whoever receives it may tell that it is. */
export async function repeatWebhookDelivery(context: Context, { id }: { id: number }) {
  const { tx, now } = context
  const row = await webhookDelivery(context, id)
  if (row.state === 'WAITING') throw conflict('Ya está por enviarse')
  await tx
    .updateTable('webhookDelivery')
    .set({ state: 'WAITING', attempts: 0, nextAt: now, status: null, problem: null })
    .where('id', '=', id)
    .execute()
  return webhookDelivery(context, id)
}
