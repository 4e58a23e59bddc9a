import { internal, partOf, type Registry, shown, usual } from '#platform/model/registry.ts'
import { FamilyMember } from './family-member.ts'

const seen = ['family.read', 'contracts.read'] as const

/** The rows that this module keeps: people who never gave their data to the company themselves. */
export const registry = {
  family_member: {
    of: FamilyMember,
    publicId: { kind: 'familyMember', no: 982, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id', 'file_id'),
      ...partOf('FAMILY', {
        ...shown(seen, 'rut', 'firstname', 'paternal_lastname', 'maternal_lastname', 'birthday'),
        ...shown(seen, 'phone', 'email', 'relation', 'emergency_contact'),
        ...shown(seen, 'burden', 'burden_from', 'burden_until', 'studies_until'),
      }),
    },
  },
} satisfies Registry
