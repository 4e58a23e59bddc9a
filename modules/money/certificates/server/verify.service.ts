import { documentLabels } from '#chile/identity-document.ts'
import {
  asNobody,
  oneMoreVerification,
} from '#modules/payroll/payslip-verification/server/index.ts'
import { type RequestContext, todayAt } from '#platform/server/context.ts'
import { stateOn } from '../model/certificate.ts'
import { sealedCertificate } from './seal.ts'

/**
 * What anybody with a printed certificate may ask: whether it is ours, of which employer, of what
 * and until when, and the end of the document, so that a paper of another name is seen as false.
 * Every invalid code gets the same answer.
 */
export async function verifyCertificate(request: RequestContext, { code }: { code: string }) {
  await oneMoreVerification(request)
  const sealed = sealedCertificate(code)
  if (!sealed) return null
  const found = await asNobody(request, sealed.companyId, (tx) =>
    tx
      .selectFrom('certificate')
      .innerJoin('business', 'business.id', 'certificate.businessId')
      .innerJoin('users', 'users.id', 'certificate.userId')
      .select(['certificate.kind', 'certificate.fromMonth', 'certificate.toMonth'])
      .select(['users.rut', 'users.identificationType'])
      .select(['certificate.issuedOn', 'certificate.expiresOn', 'certificate.sha256'])
      .select('business.businessName as company')
      .where('certificate.id', '=', sealed.id)
      .where('certificate.fileId', 'is not', null)
      .executeTakeFirst(),
  )
  if (!found) return null
  const { rut, identificationType, sha256, ...rest } = found
  return {
    ...rest,
    documentLabel: identificationType === 'RUT' ? 'RUN' : documentLabels[identificationType],
    rutEnding: rut.slice(identificationType === 'RUT' ? -RUT_ENDING : -ENDING),
    hash: sha256 ?? '',
    state: stateOn(todayAt(request.services.now()), rest.expiresOn),
  }
}
/** Three digits and the one that checks, with its dash; of another document, four signs. */
const RUT_ENDING = 5
const ENDING = 4

export type VerifiedCertificate = NonNullable<Awaited<ReturnType<typeof verifyCertificate>>>
