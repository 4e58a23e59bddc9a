import { graphql } from '#platform/web/graphql.ts'

export const AuditTrail = graphql(`
  query AuditTrail($filter: AuditLogFilter, $sort: AuditLogSort, $page: Page) {
    auditLog(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        seq
        at
        action
        entity
        subject
        personId
        author
        acting
        withheld
        parts {
          entity
          action
          withheld
          changes {
            field
            before
            after
          }
        }
        more
      }
    }
  }
`)

export const VerifyTrail = graphql(`
  query VerifyTrail {
    verifyAudit {
      events
      intact
      problem
    }
  }
`)
