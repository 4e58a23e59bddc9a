import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AuditLog = graphql(`query AuditLog($filter: AuditLogFilter, $page: Page, $sort: AuditLogSort, $counted: Boolean = true) { auditLog(filter: $filter, page: $page, sort: $sort) { rows { acting action at author entity key more parts { action changes { after before field } entity withheld } personId seq subject withheld } total @include(if: $counted) } }`)
export const VerifyAudit = graphql(`query VerifyAudit { verifyAudit { erased events intact problem } }`)
