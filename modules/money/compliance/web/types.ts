import type { ComplianceCalendarQuery } from '#generated/documents/graphql.ts'

export type DutyRow = ComplianceCalendarQuery['complianceCalendar']['duties'][number]
