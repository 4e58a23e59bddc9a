import { SecondFactorRule } from '#modules/second-factor/model/factor.ts'
import { choice, optional, text } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { Company, CompanyStatus, NewCompany } from '../model/company.ts'
import { MailStatus, OutboxMail } from '../model/mail.ts'
import { companies, mailOutbox, superadminGeneral } from './companies.queries.ts'
import { createCompany, updateStatusCompany } from './companies.service.ts'
import {
  companySecurity,
  type CompanySecurity,
  inviteCompanyAdmins,
  updateCompanySecurity,
} from './security.service.ts'
import { ownCompany, servicesCompany, updateCompany } from './own-company.service.ts'

const CompanyType = objectOf(Company)
const search = optional(text('Buscar', { max: 100 }))

const Opened = objectFrom<Awaited<ReturnType<typeof createCompany>>>('OpenedCompany', {
  id: of.id('company'),
  name: of.text,
  username: of.text,
  invitedTo: of.text,
})

const General = objectFrom<Awaited<ReturnType<typeof superadminGeneral>>>('SuperadminGeneral', {
  companies: of.int,
  active: of.int,
  suspended: of.int,
  logins: of.int,
  sessions: of.int,
  mails: of.int,
  failedMails: of.int,
  database: of.text,
  databaseMegabytes: of.int,
  runtime: of.text,
  uptimeMinutes: of.int,
  memoryMegabytes: of.int,
  connections: of.int,
  waiting: of.int,
})

const CompanyService = objectFrom<Awaited<ReturnType<typeof servicesCompany>>[number]>(
  'CompanyService',
  {
    module: of.text,
    label: of.text,
    employees: of.flag,
    managers: of.flag,
    superManagers: of.flag,
    admins: of.flag,
    own: of.flag,
  },
)

list('companies', {
  type: CompanyType,
  filter: inputFrom('CompaniesFilter', {
    search,
    status: optional(choice(CompanyStatus, 'Estado')),
  }),
  sort: ['name', 'createdAt', 'logins'],
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

const Security = objectFrom<CompanySecurity>('CompanySecurity', {
  secondFactor: of.choice(SecondFactorRule),
})

query('companySecurity', { type: Security, run: companySecurity })

mutation('updateCompanySecurity', {
  input: inputFrom('UpdateCompanySecurityInput', {
    secondFactor: choice(SecondFactorRule, 'Segundo factor'),
  }),
  type: Security,
  run: updateCompanySecurity,
})

mutation('inviteCompanyAdmins', {
  input: byId('company'),
  type: objectFrom<{ invited: number }>('InvitedAdmins', { invited: of.int }),
  platform: async (context, input) => ({ invited: await inviteCompanyAdmins(context, input) }),
})

query('servicesCompany', { type: CompanyService, many: true, run: servicesCompany })

list('mailOutbox', {
  type: objectOf(OutboxMail),
  filter: inputFrom('MailOutboxFilter', {
    search,
    status: optional(choice(MailStatus, 'Estado')),
  }),
  sort: ['createdAt'],
  platform: mailOutbox,
})
