import { reserved } from '#modules/people/people/server/index.ts'
import { refuse } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import type { CrudFacts } from '#platform/server/graphql/crud-facts.ts'
import { rowsOf } from '#platform/server/graphql/crud-rows.ts'
import type { Stored } from '#platform/server/graphql/object.ts'
import type { FieldName } from '#platform/model/entity.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId } from '#platform/server/graphql/input.ts'
import { mutation } from '#platform/server/graphql/operations.ts'
import { memberProblem } from '../model/burdens.ts'
import { familyFields, FamilyMember } from '../model/family-member.ts'

/** All of a family is of class A: they never gave their data to the company themselves. */
const members = reserved.records(FamilyMember, {
  right: (action) => `family.${action}`,
  table: 'familyMember',
  input: 'FamilyInput',
  relatedType: 'familyMember',
  audited: 'grupo familiar',
  papers: ['fileId'],
  part: 'FAMILY',
})
export const familyPapers = members.papers

const facts: CrudFacts<
  typeof FamilyMember,
  'userId' | (typeof familyFields)[number],
  Stored<typeof FamilyMember, FieldName<typeof FamilyMember>>,
  Record<never, never>,
  'userId'
> = {
  ...members.crud,
  id: 'familyMember',
  fields: ['userId', ...familyFields],
  orderBy: 'id',
  all: 'family',
  create: 'createFamilyMember',
  update: 'updateFamilyMember',
  remove: 'deleteFamilyMember',
  check: (_given, whole, { today }) => refuse(memberProblem(whole, today)),
  refusals: {
    family_member_rut_key: {
      message: 'La persona ya tiene a alguien con ese RUT en su grupo familiar',
      field: 'rut',
    },
  },
}
crud(FamilyMember, facts)

/** How somebody of a family is read, entered, corrected and taken out, with the rights for it. */
export const familyMembers = rowsOf(FamilyMember, facts)

mutation('openFamilyPaper', {
  input: byId('familyMember'),
  type: FileLink,
  run: (context, one) => members.open(context, one),
})
