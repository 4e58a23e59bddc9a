import type { ProfileAssignmentsQuery, RestrictionsQuery } from '#generated/documents/graphql.ts'

export type Assigned = ProfileAssignmentsQuery['profileAssignments']['rows'][number]
export type RestrictionRow = RestrictionsQuery['restrictions'][number]
