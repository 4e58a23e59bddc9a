import { Role, UserStatus } from '#modules/people/people/model/catalogs.ts'
import { choice, flag, optional, ref, text } from '#platform/model/field.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { byId, inputFrom, inputOf, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { Assignment, Profile, ProfilePermission, Restriction } from '../model/grants.ts'
import {
  listAssignments,
  updateProfileUser,
  type AssignmentRow,
  assignmentSort,
  updateRestrictionUser,
} from './assignments.service.ts'
import { type EffectivePermissions, permission } from './effective.service.ts'
import { profiles, type RestrictionRow, restrictions } from './grants.queries.ts'
import {
  type ProfileDetail,
  profilePermissions,
  updateProfilePermission,
} from './profiles.service.ts'
import { linkParts, refuseRestricted } from './restrictions.service.ts'

crud(Profile, {
  table: 'profile',
  id: 'profile',
  fields: ['name'],
  orderBy: 'name',
  all: 'companyProfiles',
  create: 'createProfile',
  update: 'updateProfile',
  remove: 'deleteProfile',
})

const ProfileType = objectFrom<Awaited<ReturnType<typeof profiles>>[number]>('ProfileSummary', {
  id: of.id('profile'),
  name: of.text,
  version: of.int,
  people: of.int,
  services: of.int,
})

const RowType = objectFrom<ProfileDetail['permissions'][number]>('ProfilePermission', {
  code: of.text,
  create: of.flag,
  read: of.flag,
  update: of.flag,
  delete: of.flag,
})

const SwitchType = objectFrom<ProfileDetail['company']['modules'][number]>('ModuleSwitch', {
  module: of.text,
  employee: of.maybe(of.flag),
  manager: of.maybe(of.flag),
  superManager: of.maybe(of.flag),
  admin: of.maybe(of.flag),
})

const ExceptionType = objectFrom<Omit<ProfileDetail['company']['exceptions'][number], 'userId'>>(
  'ExceptionInForce',
  { code: of.text, since: of.date, until: of.maybe(of.date) },
)

const CompanyAccessType = objectFrom<ProfileDetail['company']>('CompanyAccess', {
  slug: of.text,
  today: of.date,
  modules: of.list(of.object(SwitchType)),
  options: of.list(of.text),
  exceptions: of.list(of.object(ExceptionType)),
})

const DetailType = objectFrom<ProfileDetail>('ProfileDetail', {
  id: of.id('profile'),
  name: of.text,
  version: of.int,
  people: of.int,
  services: of.int,
  isOwn: of.flag,
  roles: of.list(of.text),
  permissions: of.list(of.object(RowType)),
  company: of.object(CompanyAccessType),
})

const DecisionType = objectFrom<EffectivePermissions['decisions'][number]>('PermissionDecision', {
  permission: of.text,
  allowed: of.flag,
  because: of.text,
  reach: of.text,
})

const EffectiveType = objectFrom<EffectivePermissions>('EffectivePermissions', {
  userId: of.maybe(of.id('user')),
  fullname: of.text,
  role: of.text,
  isOwn: of.flag,
  inactive: of.flag,
  profileId: of.maybe(of.id('profile')),
  profileName: of.maybe(of.text),
  restrictionName: of.maybe(of.text),
  businesses: of.list(of.text),
  decisions: of.list(of.object(DecisionType)),
})

const LinkedType = objectFrom<RestrictionRow['businesses'][number]>('RestrictionBusiness', {
  restrictionId: of.id('restriction'),
  id: of.id('business'),
  name: of.text,
})

const PartType = objectFrom<RestrictionRow['units'][number]>('RestrictionUnit', {
  restrictionId: of.id('restriction'),
  id: of.id('hierarchyNode'),
  name: of.text,
})

const RestrictionType = objectFrom<RestrictionRow>('Restriction', {
  id: of.id('restriction'),
  name: of.text,
  version: of.int,
  people: of.int,
  businesses: of.list(of.object(LinkedType)),
  units: of.list(of.object(PartType)),
})

const AssignmentType = objectFrom<AssignmentRow>('Assignment', {
  userId: of.id('user'),
  fullname: of.text,
  role: of.text,
  status: of.choice(UserStatus),
  profileId: of.maybe(of.id('profile')),
  profileName: of.maybe(of.text),
  restrictionId: of.maybe(of.id('restriction')),
  restrictionName: of.maybe(of.text),
})

const linked = listOf(
  inputFrom('RestrictionBusinessInput', { businessId: ref('business', 'Razón social') }),
)

const parts = maybeListOf(
  inputFrom('RestrictionUnitInput', { hierarchyNodeId: ref('hierarchyNode', 'Unidad') }),
)

query('profiles', { type: ProfileType, many: true, run: (context) => profiles(context) })

query('profilePermissions', {
  input: byId('profile'),
  type: DetailType,
  run: profilePermissions,
})

mutation('updateProfilePermission', {
  input: inputFrom('UpdateProfilePermissionInput', {
    profileId: ref('profile', 'Perfil'),
    version: Profile.fields.version,
    permissions: listOf(
      inputOf('ProfilePermissionInput', ProfilePermission, [
        'code',
        'byRole',
        'create',
        'read',
        'update',
        'delete',
      ]),
    ),
  }),
  type: DetailType,
  run: updateProfilePermission,
})

query('permission', {
  input: inputFrom('PermissionInput', { userId: optional(ref('user', 'Persona')) }),
  type: EffectiveType,
  run: permission,
})

list('profileAssignments', {
  type: AssignmentType,
  filter: inputFrom('AssignmentFilter', {
    search: optional(text('Búsqueda', { max: 100 })),
    role: optional(choice(Role, 'Rol')),
    profileId: Assignment.fields.profileId,
    restrictionId: Assignment.fields.restrictionId,
    assigned: optional(flag('Con perfil o restricción')),
  }),
  sort: assignmentSort,
  run: listAssignments,
})

mutation('updateProfileUser', {
  input: inputOf('UpdateProfileUserInput', Assignment, ['userId', 'profileId']),
  type: AssignmentType,
  run: updateProfileUser,
})

crud(Restriction, {
  table: 'restriction',
  id: 'restriction',
  fields: ['name'],
  rows: restrictions,
  type: RestrictionType,
  besides: { input: { businesses: linked, units: parts }, save: linkParts },
  all: 'restrictions',
  one: 'restriction',
  create: 'createRestriction',
  update: 'updateRestrictionFilter',
  remove: 'deleteRestriction',
  requires: (context, action) => action !== 'read' && refuseRestricted(context),
  refusals: {
    restriction_name_key: { message: 'Ya existe una restricción con ese nombre', field: 'name' },
  },
})

mutation('updateRestrictionUser', {
  input: inputOf('UpdateRestrictionUserInput', Assignment, ['userId', 'restrictionId']),
  type: AssignmentType,
  run: updateRestrictionUser,
})
