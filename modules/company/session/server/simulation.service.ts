import { companies } from '#modules/company/identities/server/index.ts'
import type { PlatformContext, Principal, Services } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { tellSimulation } from './notices/simulation.ts'

/** A simulated login lasts this long at most. */
const simulationMinutes = 30

/**
 * Works as a company for half an hour, or no longer with null. Both names stand in everything that
 * is done meanwhile; the company reads in its trail when it began, what was read and when it ended,
 * and its administrators are written to.
 */
export async function simulateCompany(
  context: PlatformContext,
  { companyId }: { companyId: number | null },
): Promise<boolean> {
  const { services, principal, now } = context
  const { acting, left } = await services.db.withPlatform(async (tx) => {
    const session = await tx
      .selectFrom('loginSession')
      .select(['actingCompanyId', 'actingUntil'])
      .where('id', '=', principal.sessionId)
      .executeTakeFirstOrThrow()
    const company = await companies(tx)
      .select('status')
      .where('id', '=', companyId)
      .executeTakeFirst()
    if (companyId !== null && !company) throw notFound()
    if (company && company.status !== 'ACTIVE') throw conflict('La empresa no está activa')
    return { acting: session.actingCompanyId, left: session.actingUntil }
  })
  if (acting !== null) await endSimulation(context, acting, left)
  if (companyId === null) return true
  const until = new Date(now.getTime() + simulationMinutes * 60_000)
  await inTrailOf(context, companyId, { state: 'inicio', until })
  return true
}

type Acting = {
  services: Services
  principal: Pick<Principal, 'sessionId' | 'loginId' | 'username'>
  traceId: string
  now: Date
}

/** Ends the simulation that a session is in, with its row in the company's trail. */
export const endSimulation = (
  context: Acting,
  companyId: number,
  until: Date | null,
): Promise<void> => inTrailOf(context, companyId, { state: 'fin', until })

type Turn = { state: 'inicio' | 'fin'; until: Date | null }

/** One transaction of the company: its trail, the session, the platform's record and the mails. */
async function inTrailOf(
  { services, principal, traceId, now }: Acting,
  companyId: number,
  { state, until }: Turn,
): Promise<void> {
  const begins = state === 'inicio'
  const tenant = { companyId, userId: null, loginId: principal.loginId, acting: true, traceId }
  await services.db.withTenant(tenant, async (tx, client, platform) => {
    const turned = await platform
      .updateTable('loginSession')
      .set({ actingCompanyId: begins ? companyId : null, actingUntil: begins ? until : null })
      .where('id', '=', principal.sessionId)
      .$if(!begins, (query) => query.where('actingCompanyId', '=', companyId))
      .returning('id')
      .executeTakeFirst()
    // Another request of the same session ended it already.
    if (!turned) return
    await platform
      .insertInto('platformEvent')
      .values({
        loginId: principal.loginId,
        action: 'Sesión',
        subject: begins ? 'Simulación de empresa' : 'Fin de la simulación',
        detail: JSON.stringify({ companyId }),
      })
      .execute()
    await client.query(`select app.write_audit($1::bigint, 'Sesión', 'simulación', $2, null, $3)`, [
      companyId,
      String(principal.sessionId),
      JSON.stringify({ estado: state, hasta: until?.toISOString() ?? null }),
    ])
    await tellSimulation({ tx, client, companyId, principal, now }, { begins, until })
  })
}
