import type { ForeignWorkersQuery, ResidencePermitsQuery } from '#generated/documents/graphql.ts'

export type Permit = ResidencePermitsQuery['residencePermits'][number]
export type ForeignRow = ForeignWorkersQuery['foreignWorkers']['rows'][number]
