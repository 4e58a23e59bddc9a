import { guarded } from '#access/field-kinds.ts'
import type { CompanyWrites, Policies, ProofsFor, Rights } from '#access/module-access.ts'

export const operations = {
  updateProfileUser: 'profileAssignments.update',
  updateRestrictionUser: 'profileAssignments.update',
  companyProfiles: 'profiles.read',
  profilePermissions: 'profiles.read',
  // One's own is everybody's to ask; somebody else's asks for `profiles.read` in the service.
  permission: 'signedIn',
  profiles: 'profiles.read',
  createProfile: 'profiles.create',
  updateProfilePermission: 'profiles.update',
  deleteProfile: 'profiles.delete',
  restriction: 'restrictions.read',
  restrictions: 'restrictions.read',
  createRestriction: 'restrictions.create',
  updateRestrictionFilter: 'restrictions.update',
  deleteRestriction: 'restrictions.delete',
  updateProfile: 'profiles.update',
  profileAssignments: 'profiles.read',
} as const satisfies Policies

export const rights = {
  adminOnly: { profiles: 'crud', profileAssignments: 'u', restrictions: 'crud' },
} as const satisfies Rights

export const companyWrites = {
  'profiles.create': 'whole',
  'profiles.update': 'whole',
  'profiles.delete': 'whole',
  // To each person by the rules of authority.ts.
  'profileAssignments.update': 'each',
  'restrictions.create': 'whole',
  'restrictions.update': 'whole',
  'restrictions.delete': 'whole',
} as const satisfies CompanyWrites

export const recentProof = {
  // Who comes in, with what, and what they may.
  updateProfileUser: 'always',
  updateRestrictionUser: 'always',
  createProfile: 'always',
  updateProfile: 'always',
  updateProfilePermission: 'always',
  deleteProfile: 'always',
  createRestriction: 'always',
  updateRestrictionFilter: 'always',
  deleteRestriction: 'always',
} as const satisfies ProofsFor<typeof operations>

export const guardedFields = {
  ...guarded('Assignment', 'profileAssignments.update', {
    system: ['userId'],
    power: ['profileId', 'restrictionId'],
  }),
}
