import { reserved } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { refuse } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { rowsOf } from '#platform/server/graphql/crud-rows.ts'
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
})
export const familyPapers = members.papers

type Member = Parameters<typeof memberProblem>[0]

const facts = {
  ...members.crud,
  id: 'familyMember' as const,
  fields: ['userId' as const, ...familyFields],
  orderBy: 'id' as const,
  all: 'family' as const,
  create: 'createFamilyMember' as const,
  update: 'updateFamilyMember' as const,
  remove: 'deleteFamilyMember' as const,
  check: (_given: unknown, whole: Member, { today }: Context) =>
    refuse(memberProblem(whole, today)),
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
