import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { rut } from '#platform/model/field.ts'
import { FamilyMember } from './family-member.ts'

const {
  id: _id,
  userId: _userId,
  fileId: _fileId,
  version: _version,
  ...told
} = FamilyMember.fields

/** A row of a file: whose family it is, by the RUT, and what it says of somebody of it. */
export const FamilyRow = entity({
  name: 'FamilyRow',
  table: 'family_member',
  label: 'Familiar',
  fields: { person: rut('RUT', { sensitivity: 'C' }), ...told },
})
export type FamilyValues = Partial<ValuesOf<(typeof FamilyRow)['fields']>>
