import type { UserFieldDataQuery, UserFieldsQuery } from '#generated/documents/graphql.ts'

export type FieldRow = UserFieldsQuery['userFields'][number]
export type ValueRow = UserFieldDataQuery['userFieldData'][number]
