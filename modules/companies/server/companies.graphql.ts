import { optional, text } from '#platform/model/field.ts'
import { inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { AuditEntry, AuditFilter, Company, NewCompany, OutboxMail } from '../model/company.ts'
import { auditLog, mailOutbox, verifyAudit } from './audit.queries.ts'
import {
  companies,
  createCompany,
  ownCompany,
  superadminGeneral,
  updateCompany,
  updateStatusCompany,
} from './companies.service.ts'

const CompanyType = objectOf(Company)

const Opened = objectFrom<Awaited<ReturnType<typeof createCompany>>>('OpenedCompany', {
  id: of.id('company'),
  name: of.text,
  username: of.text,
  temporaryPassword: of.text,
})

const AuditCheck = objectFrom<Awaited<ReturnType<typeof verifyAudit>>>('AuditCheck', {
  intact: of.flag,
  problem: of.maybe(of.text),
})

const General = objectFrom<Awaited<ReturnType<typeof superadminGeneral>>>('SuperadminGeneral', {
  companies: of.int,
  active: of.int,
  logins: of.int,
  runtime: of.text,
  uptimeMinutes: of.int,
})

list('companies', {
  type: CompanyType,
  filter: inputFrom('CompaniesFilter', { search: optional(text('Buscar', { max: 100 })) }),
  sort: ['name', 'createdAt'],
  platform: companies,
})

query('superadminGeneral', { type: General, platform: superadminGeneral })

mutation('createCompany', {
  input: inputOf('CreateCompanyInput', NewCompany, [
    'name',
    'slug',
    'adminFirstname',
    'adminLastname',
    'adminRut',
    'adminEmail',
    'adminUsername',
  ]),
  type: Opened,
  platform: createCompany,
})

mutation('updateStatusCompany', {
  input: inputOf('UpdateStatusCompanyInput', Company, ['id', 'status']),
  type: CompanyType,
  platform: updateStatusCompany,
})

query('company', { type: CompanyType, run: ownCompany })

mutation('updateCompany', {
  input: patchInputOf(
    'UpdateCompanyInput',
    Company,
    ['name', 'description', 'phone', 'url', 'email'],
    { version: Company.fields.version },
  ),
  type: CompanyType,
  run: updateCompany,
})

list('auditLog', {
  type: objectOf(AuditEntry),
  filter: inputOf('AuditLogFilter', AuditFilter, ['action', 'entity', 'entityId', 'from', 'until']),
  sort: ['at'],
  run: auditLog,
})

query('verifyAudit', { type: AuditCheck, run: verifyAudit })

list('mailOutbox', { type: objectOf(OutboxMail), sort: ['createdAt'], platform: mailOutbox })
