import type { HealthPlanNoticesQuery } from '#generated/documents/graphql.ts'

export type Notice = HealthPlanNoticesQuery['healthPlanNotices']['rows'][number]
