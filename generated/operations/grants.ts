import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CompanyProfiles = graphql(`query CompanyProfiles { companyProfiles { id name version } }`)
export const CreateRestriction = graphql(`mutation CreateRestriction($input: CreateRestrictionInput!) { createRestriction(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const DeleteRestriction = graphql(`mutation DeleteRestriction($input: ByIdRestriction!) { deleteRestriction(input: $input) { status message error { kind message field traceId } data } }`)
export const Permission = graphql(`query Permission($input: PermissionInput) { permission(input: $input) { businesses decisions { allowed because permission reach } fullname inactive isOwn profileId profileName restrictionName role userId } }`)
export const ProfileAssignments = graphql(`query ProfileAssignments($filter: AssignmentFilter, $page: Page, $sort: ProfileAssignmentsSort, $counted: Boolean = true) { profileAssignments(filter: $filter, page: $page, sort: $sort) { rows { fullname profileId profileName restrictionId restrictionName role status userId } total @include(if: $counted) } }`)
export const ProfilePermissions = graphql(`query ProfilePermissions($input: ByIdProfile!) { profilePermissions(input: $input) { company { exceptions { code since until } modules { admin employee manager module superManager } options slug today } id isOwn name people permissions { code create delete read update } roles services version } }`)
export const Profiles = graphql(`query Profiles { profiles { id name people services version } }`)
export const Restrictions = graphql(`query Restrictions { restrictions { businesses { id name restrictionId } id name people units { id name restrictionId } version } }`)
export const UpdateProfilePermission = graphql(`mutation UpdateProfilePermission($input: UpdateProfilePermissionInput!) { updateProfilePermission(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateProfileUser = graphql(`mutation UpdateProfileUser($input: UpdateProfileUserInput!) { updateProfileUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }`)
export const UpdateRestrictionFilter = graphql(`mutation UpdateRestrictionFilter($input: UpdateRestrictionFilterInput!) { updateRestrictionFilter(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateRestrictionUser = graphql(`mutation UpdateRestrictionUser($input: UpdateRestrictionUserInput!) { updateRestrictionUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }`)
