import { complianceProofs } from '#modules/money/compliance/server/index.ts'
import { taskPapers } from '#modules/administration/arrivals/server/index.ts'
import { receipts } from '#modules/money/expenses/server/index.ts'
import { absenceUploads } from '#modules/time/absences/server/index.ts'
import { importUploads } from '#modules/company/importations/server/index.ts'
import { businessLogos } from '#modules/company/businesses/server/index.ts'
import { companyImages } from '#modules/company/companies/server/index.ts'
import { avatars } from '#modules/people/people/server/index.ts'
import { announcementFiles, feedImages } from '#modules/communication/announcements/server/index.ts'
import { annexPapers, contractPapers } from '#modules/papers/annexes/server/index.ts'
import { documentUploads } from '#modules/papers/documents/server/index.ts'
import { wordUploads } from '#modules/papers/templates/server/index.ts'
import { courseFiles } from '#modules/talent/courses/server/index.ts'
import { milestonePapers } from '#modules/talent/action-plans/server/index.ts'
import { protectionPapers } from '#modules/people/protections/server/index.ts'
import { familyPapers } from '#modules/people/family/server/index.ts'
import { userFieldPapers } from '#modules/people/custom-fields/server/index.ts'
import { residencePapers } from '#modules/people/residence/server/index.ts'
import { compensationPapers } from '#modules/payroll/vacation-compensation/server/index.ts'
import { carePapers } from '#modules/time/vacations/server/index.ts'
import { uploadHandler } from '#platform/server/uploads/handler.ts'
import { uploadPolicies } from '#platform/server/uploads/policy.ts'
import type { Route } from './server.ts'

/** What may be attached to what, by the `relatedType` of the upload. Modules name their own. */
export const policies = uploadPolicies([
  absenceUploads,
  annexPapers,
  avatars.uploads,
  businessLogos,
  carePapers,
  compensationPapers,
  announcementFiles,
  complianceProofs,
  contractPapers,
  courseFiles,
  familyPapers,
  feedImages,
  documentUploads,
  importUploads,
  milestonePapers,
  protectionPapers,
  receipts,
  residencePapers,
  taskPapers,
  userFieldPapers,
  wordUploads,
  ...companyImages,
])

/** `POST /uploadFile/create`. */
export function uploadRoute(companyBytes?: number): Route {
  const handle = uploadHandler(policies, companyBytes === undefined ? {} : { companyBytes })
  return (request, context) =>
    new URL(request.url).pathname === '/uploadFile/create' ? handle(request, context) : undefined
}
