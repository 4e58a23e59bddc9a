import { optional, ref } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation } from '#platform/server/graphql/operations.ts'
import { BulkResult, PersonRow } from '../model/person-row.ts'
import { type BulkUpload, bulkUploadUsers, type UploadedUser } from './bulk-upload.service.ts'

const { businessId: _where, gender, civilStatus, countryOfOrigin, ...fields } = PersonRow.fields

const UploadedType = objectFrom<UploadedUser>('UploadedUser', {
  id: of.id('user'),
  rut: of.text,
  result: of.choice(BulkResult),
})

mutation('bulkUploadUsers', {
  input: inputFrom('BulkUploadUsersInput', {
    users: listOf(
      inputFrom('BulkUserInput', {
        ...fields,
        gender: optional(gender),
        civilStatus: optional(civilStatus),
        countryOfOrigin: optional(countryOfOrigin),
      }),
    ),
    businessId: ref('business', 'Razón social'),
  }),
  type: objectFrom<BulkUpload>('BulkUpload', { users: of.list(of.object(UploadedType)) }),
  run: bulkUploadUsers,
})
