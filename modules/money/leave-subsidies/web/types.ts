import type { LeaveSubsidiesQuery, LeavesToRecoverQuery } from '#generated/documents/graphql.ts'

export type Subsidy = LeaveSubsidiesQuery['leaveSubsidies']['rows'][number]
export type LeaveItem = LeavesToRecoverQuery['leavesToRecover']['rows'][number]
