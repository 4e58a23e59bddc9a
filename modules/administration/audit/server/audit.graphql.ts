import { inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { AuditFilter, type AuditPart, type AuditRow } from '../model/audit.ts'
import type { Change } from '../model/changes.ts'
import { auditLog, verifyAudit } from './audit.queries.ts'

const ChangeType = objectFrom<Change>('AuditChange', {
  field: of.text,
  before: of.maybe(of.text),
  after: of.maybe(of.text),
})

const PartType = objectFrom<AuditPart>('AuditPart', {
  entity: of.text,
  action: of.text,
  withheld: of.flag,
  changes: of.list(of.object(ChangeType)),
})

const Entry = objectFrom<AuditRow>('AuditEntry', {
  seq: of.int,
  at: of.dateTime,
  action: of.text,
  entity: of.text,
  subject: of.maybe(of.text),
  personId: of.maybe(of.id('user')),
  author: of.text,
  acting: of.flag,
  key: of.maybe(of.text),
  withheld: of.flag,
  parts: of.list(of.object(PartType)),
  more: of.int,
})

const Check = objectFrom<Awaited<ReturnType<typeof verifyAudit>>>('AuditCheck', {
  events: of.int,
  erased: of.int,
  intact: of.flag,
  problem: of.maybe(of.text),
})

list('auditLog', {
  type: Entry,
  filter: inputOf('AuditLogFilter', AuditFilter, ['action', 'entity', 'from', 'until']),
  sort: ['at'],
  run: auditLog,
})

query('verifyAudit', { type: Check, run: verifyAudit })
