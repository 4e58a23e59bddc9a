import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  userFields: 'userFieldData.read',
  createUserField: 'userFields.create',
  updateUserField: 'userFields.update',
  deleteUserField: 'userFields.delete',
  updateUserFieldPosition: 'userFields.update',
  userFieldData: 'userFieldData.read',
  updateUserFieldData: 'userFieldData.update',
  openUserFieldFile: 'userFieldData.read',
} as const satisfies Policies

/** Of themselves people write the fields alone that say so: the service looks at each. */
export const rights = {
  own: { userFieldData: 'ru' },
  manager: { userFields: 'r', userFieldData: 'r' },
  superManager: { userFields: 'cud', userFieldData: 'u' },
} as const satisfies Rights

export const companyWrites = {
  'userFields.create': 'whole',
  'userFields.update': 'whole',
  'userFields.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  definitions: ['createUserField', 'updateUserField', 'deleteUserField', 'updateUserFieldPosition'],
  records: ['updateUserFieldData'],
  papers: ['openUserFieldFile'],
} as const satisfies WithoutProofFor<typeof operations>
