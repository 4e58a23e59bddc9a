import type { AuditLogQuery } from '#generated/documents/graphql.ts'

export type Entry = AuditLogQuery['auditLog']['rows'][number]
