import type pg from 'pg'
import { schema } from '../../apps/api/schema.ts'
import { loadActor, loadCompany } from '#modules/company/authority/server/index.ts'
import type { RequestContext, Services } from '../../platform/server/context.ts'
import type { Database } from '#platform/server/sql/db.ts'

const today = '2026-09-15'
const quiet = { error: () => undefined, info: () => undefined, with: () => quiet }

type Who = { companyId: number; slug: string; userId: number; loginId: number }

/**
 * The request of somebody as the database has them at this moment, without a sign-in: attacks
 * change what people are thousands of times.
 */
export async function requestOf(
  services: Services,
  db: Database,
  { companyId, slug, userId, loginId }: Who,
  keepers: readonly number[] = [],
): Promise<RequestContext> {
  const tenant = { companyId, userId, loginId, acting: false, traceId: 'attack' }
  const principal = await db.withTenant(tenant, async (tx) => ({
    sessionId: 0,
    loginId,
    username: 'attacker',
    actor: await loadActor(tx, companyId, userId, today, keepers),
    company: await loadCompany(tx, { id: companyId, slug, config: {} }, today),
    tenant,
    signedInAt: services.now(),
    proof: 'PASSWORD',
    factorRequired: false,
    mustAddFactor: false,
    shell: {
      uiConfig: {},
      expiresAt: services.now(),
      lastSeenAt: services.now(),
      actingUntil: null,
      company: { name: slug, config: {}, logoFileId: null },
    },
    mustChangePassword: false,
  }))
  return {
    services: { ...services, db },
    principal,
    traceId: 'attack',
    log: quiet,
    address: '',
    userAgent: '',
    asks: false,
    idempotencyKey: null,
    deadline: Infinity,
  } as unknown as RequestContext
}

export type Called = { status: 'OK' | 'ERROR'; message: string; bug?: string }

/** Calls a mutation as the server does once it has read the document. */
export async function call(
  name: string,
  input: object | undefined,
  context: RequestContext,
): Promise<Called> {
  const field = schema.getMutationType()?.getFields()[name]
  if (!field?.resolve) throw new Error(`${name} is not there`)
  try {
    const answer = await field.resolve({}, input ? { input } : {}, context, {} as never)
    const { status, message } = answer as Called
    return { status, message: message ?? '' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const refused: Called = { status: 'ERROR', message: error.message }
    return error.name === 'UserError'
      ? refused
      : { ...refused, bug: `${error.message} ${error.stack ?? ''}` }
  }
}

/** The number of the company's last row in its trail. */
export async function headOf(client: pg.ClientBase, companyId: number): Promise<number> {
  const { rows } = await client.query<{ seq: number }>(
    'select seq from audit_head where company_id = $1',
    [companyId],
  )
  return Number(rows[0]?.seq ?? 0)
}
