import type { DataCorrectionsQuery } from '#generated/documents/graphql.ts'

export type Correction = DataCorrectionsQuery['dataCorrections']['rows'][number]
