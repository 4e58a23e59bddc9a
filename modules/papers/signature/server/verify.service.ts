import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import { companies } from '#modules/company/identities/server/index.ts'
import { type RequestContext, todayAt } from '#platform/server/context.ts'
import { tooMany } from '#platform/server/errors.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { take } from '#platform/server/limits/limits.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { codeOf, companyOfCode } from './code.ts'
import { levelOfSigner } from './requests.queries.ts'

/** Papers of any kind that one network verifies in five minutes: those with a seal count too. */
const perNetwork = { capacity: 30, seconds: 300 }

/**
 * What anybody with a signed document may ask by its code: of which company and type it is, when it
 * was completed, by how many, whether it is in force, by which hash the file is known, and with
 * which certificate it is sealed, by its number: its subject may be somebody. It names nobody.
 * Every other code gets the same answer, and a suspended company answers nothing.
 */
export async function verifyDocument(request: RequestContext, { code }: { code: string }) {
  await oneMoreVerification(request)
  const { services, traceId } = request
  const companyId = companyOfCode(code)
  if (companyId === undefined || !(await isActiveCompany(services, companyId))) return null
  const session = { companyId, userId: null, loginId: null, acting: false, traceId }
  return services.db.withTenant(session, async (tx, _client, platform) => {
    const found = await tx
      .selectFrom('signatureRequest as request')
      .innerJoin('document', 'document.id', 'request.documentId')
      .innerJoin('documentType as type', 'type.id', 'document.typeId')
      .select(['request.finalSha256', 'request.sha256', 'request.updatedAt', 'document.state'])
      .leftJoin('companyCertificate as seal', 'seal.id', 'request.certificateId')
      .select(['type.label as type', 'request.size', 'seal.kind as sealKind'])
      .select(['seal.serial as sealSerial', 'request.stampedAt'])
      .select(
        sql<SignatureLevel[]>`array(select ${levelOfSigner} from signature_signer signer
          where signer.company_id = app.current_company() and signer.request_id = request.id
          order by signer.ord)`.as('levels'),
      )
      .where('request.code', '=', code)
      .where('request.state', '=', 'COMPLETED')
      .executeTakeFirst()
    if (!found?.finalSha256) return null
    const { name } = await companies(platform)
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    return {
      company: name,
      type: found.type,
      completedOn: todayAt(found.updatedAt),
      signers: found.levels.length,
      levels: found.levels,
      isInForce: found.state === 'SIGNED',
      sha256: found.finalSha256,
      signedSha256: found.sha256,
      signedBytes: found.size,
      sealKind: found.sealKind,
      sealSerial: found.sealSerial,
      stampedAt: found.stampedAt,
    }
  })
}
/** Counts a paper that a network verifies, of any kind; one that asks too often has to wait. */
export async function oneMoreVerification({ services, address }: RequestContext): Promise<void> {
  const key = `verify:address:${networkOf(address)}`
  const isFree = await services.db.withPlatform((tx) => take(tx, key, perNetwork))
  if (!isFree) throw tooMany('Demasiadas consultas. Espere unos minutos y vuelva a probar.')
}

/** What other papers that anybody verifies by a code of this kind are made and asked with. */
export const verification = { codeOf, companyOfCode, takeOne: oneMoreVerification }

export type VerifiedDocument = NonNullable<Awaited<ReturnType<typeof verifyDocument>>>
