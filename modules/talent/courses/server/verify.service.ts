import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import { companies } from '#modules/company/identities/server/index.ts'
import { verification } from '#modules/papers/signature/server/index.ts'
import type { RequestContext } from '#platform/server/context.ts'

/**
 * What anybody with the certificate of a course may ask by its code: of which company and course it
 * is, when it was passed, whether it is in force and by which hash the file is known. It names
 * nobody. Every other code gets the same answer, and a suspended company answers nothing.
 */
export async function verifyCourseCertificate(request: RequestContext, { code }: { code: string }) {
  await verification.takeOne(request)
  const { services, traceId } = request
  const companyId = verification.companyOfCode(code)
  if (companyId === undefined || !(await isActiveCompany(services, companyId))) return null
  const session = { companyId, userId: null, loginId: null, acting: false, traceId }
  return services.db.withTenant(session, async (tx, _client, platform) => {
    const found = await tx
      .selectFrom('courseAssignment as assigned')
      .innerJoin('course', 'course.id', 'assigned.courseId')
      .innerJoin('document', 'document.id', 'assigned.documentId')
      .innerJoin('documentVersion as paper', (join) =>
        join.onRef('paper.documentId', '=', 'document.id').on('paper.no', '=', 1),
      )
      .select(['course.title', 'assigned.passedOn', 'assigned.expiresOn', 'assigned.state'])
      .select(['document.state as paperState', 'paper.sha256'])
      .where('assigned.certificateCode', '=', code)
      .executeTakeFirst()
    if (!found?.passedOn) return null
    const { name } = await companies(platform)
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    return {
      company: name,
      title: found.title,
      passedOn: found.passedOn,
      expiresOn: found.expiresOn,
      isInForce: found.state === 'PASSED' && found.paperState !== 'VOID',
      sha256: found.sha256,
    }
  })
}
export type VerifiedCourse = NonNullable<Awaited<ReturnType<typeof verifyCourseCertificate>>>
