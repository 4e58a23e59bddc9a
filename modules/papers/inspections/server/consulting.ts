import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import { companies } from '#modules/company/identities/server/index.ts'
import { type CompanyNow, type RequestContext, todayAt } from '#platform/server/context.ts'
import { tooMany, UserError } from '#platform/server/errors.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { giveBack, type Limit, take } from '#platform/server/limits/limits.ts'
import type { TenantSession } from '#platform/server/sql/db.ts'
import { readCode } from './code.ts'

/** What an inspector says of themself, in every request. */
export type Held = { businessRut: string; inspectorRut: string; code: string }

/** A consultation that opens. */
export type Consultation = {
  readonly id: number
  readonly businessId: number
  readonly businessName: string
  readonly businessRut: string
  readonly lastDay: string
}

/** A company that is not there: what is looked up for a text that is no code. */
const NOBODY = { companyId: 0, digest: Buffer.alloc(32) }

/** Codes that somebody invents, from one network. */
const inventions: Limit = { capacity: 30, seconds: 900 }
/** What is read with one code: thousands of documents take a day, not a minute. */
const readings: Limit = { capacity: 600, seconds: 900 }

const refused = () =>
  new UserError('not-found', 'Ninguna fiscalización abierta corresponde a esos datos')

/**
 * Runs work in the company of a code as an inspector, who is nobody in it. A code that is wrong, of
 * another razón social or inspector, closed, over, or of a suspended company is refused alike and
 * costs the same. Each is counted before anything is looked at.
 *
 * @throws UserError too-many, or not-found
 */
export async function consulting<Result>(
  request: RequestContext,
  held: Held,
  work: (inside: CompanyNow & { company: string }, found: Consultation) => Promise<Result>,
): Promise<Result> {
  const { services, address, traceId } = request
  const bucket = `inspection:network:${networkOf(address)}`
  await takeOne(request, bucket, inventions)
  const { companyId, digest } = readCode(held.code) ?? NOBODY
  const isActive = await isActiveCompany(services, companyId)
  const session: TenantSession = { companyId, userId: null, loginId: null, acting: false, traceId }
  const now = services.now()
  const found = await services.db.withTenant(session, (tx) =>
    tx
      .selectFrom('inspection')
      .innerJoin('business', 'business.id', 'inspection.businessId')
      .select(['inspection.id', 'inspection.businessId', 'inspection.lastDay'])
      .select(['business.name as businessName', 'business.rut as businessRut'])
      .where('inspection.codeDigest', '=', digest)
      .where('inspection.inspectorRut', '=', held.inspectorRut)
      .where('business.rut', '=', held.businessRut)
      .where('inspection.closedAt', 'is', null)
      .where('inspection.lastDay', '>=', todayAt(now))
      .executeTakeFirst(),
  )
  if (!isActive || !found?.businessRut) throw refused()
  await services.db.withPlatform((tx) => giveBack(tx, bucket, inventions))
  await takeOne(request, `inspection:${companyId}:${found.id}`, readings)
  const consultation = { ...found, businessRut: found.businessRut }
  return services.db.withTenant(session, async (tx, client, platform) => {
    const { name } = await companies(platform)
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    // Closed meanwhile, it reads nothing: whoever closes it waits for what is being read.
    const isOpen = await tx
      .selectFrom('inspection')
      .select('id')
      .where('id', '=', found.id)
      .where('closedAt', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!isOpen) throw refused()
    return work({ tx, client, session, now, company: name }, consultation)
  })
}

async function takeOne({ services }: RequestContext, bucket: string, limit: Limit) {
  const isFree = await services.db.withPlatform((tx) => take(tx, bucket, limit))
  if (!isFree) throw tooMany('Demasiadas consultas. Espere unos minutos y vuelva a probar.')
}
