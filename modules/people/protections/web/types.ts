import type { LaborProtectionsQuery } from '#generated/documents/graphql.ts'

export type ProtectionRow = LaborProtectionsQuery['laborProtections'][number]
