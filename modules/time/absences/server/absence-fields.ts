import { BusinessType, businessesById } from '#modules/company/businesses/server/index.ts'
import { personCard } from '#modules/people/people/server/index.ts'
import { UploadedFile } from '#platform/server/graphql/files.ts'
import { derivedFields, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { of } from '#platform/server/graphql/object.ts'
import { filesById } from '#platform/server/uploads/files.ts'
import { AbsenceObject } from './absences.graphql.ts'
import { absenceUploads } from './uploads.ts'

derivedFields(
  AbsenceObject,
  // The specification writes this one so.
  ({ sendEmailToSupervisor }) => ({ sendEmailtoSupervisor: sendEmailToSupervisor }),
  { sendEmailtoSupervisor: of.flag },
)

joinedFields(
  AbsenceObject,
  async (context, absences) => {
    const people = await personCard.byId(
      context,
      absences.map(({ userId }) => userId),
    )
    return absences.map(({ userId }) => ({ user: people.get(userId) ?? null }))
  },
  { user: of.maybe(of.object(personCard.type)) },
)

joinedFields(
  AbsenceObject,
  async (context, absences) => {
    const businesses = await businessesById(
      context,
      absences.map(({ businessId }) => businessId),
    )
    return absences.map(({ businessId }) => ({ business: businesses.get(businessId) ?? null }))
  },
  { business: of.maybe(of.object(BusinessType)) },
)

// A row whose document is hidden has no number of it: what is health is answered on request alone.
joinedFields(
  AbsenceObject,
  async (context, absences) => {
    const files = await filesById(
      context,
      absences.map(({ fileId }) => fileId),
      absenceUploads.relatedType,
    )
    return absences.map(({ fileId }) => ({ file: files.get(fileId) ?? null }))
  },
  { file: of.maybe(of.object(UploadedFile)) },
)
