import type { AbsencesQuery } from '#generated/documents/graphql.ts'

export type AbsenceItem = AbsencesQuery['absences']['rows'][number]
