import { GivenAccess } from '#modules/company/accounts/server/index.ts'
import { SecondFactorRule } from '#modules/company/second-factor/model/factor.ts'
import { choice, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  Company,
  CompanyAccess,
  CompanyImage,
  CompanyStatus,
  NewCompany,
} from '../model/company.ts'
import { AccessState } from '../model/person-access.ts'
import { MailStatus, OutboxMail } from '../model/mail.ts'
import { companies, type CompanyRow, mailOutbox, superadminGeneral } from './companies.queries.ts'
import { createCompany, updateStatusCompany } from './companies.service.ts'
import { companyDashboard, type CompanyFigures } from './company-dashboard.queries.ts'
import { companyPeople, type PersonAccess } from './company-people.queries.ts'
import { company, type CompanyDetail, updateCompany } from './company.service.ts'
import { removeCompanyImage } from './images.ts'
import {
  companySecurity,
  type CompanySecurity,
  inviteCompanyAdmins,
  updateCompanySecurity,
} from './security.service.ts'
import { BusinessStatus } from '#modules/company/businesses/model/business.ts'

/** What a company is, in the list of the platform and by itself. */
const identity = {
  id: of.id('company'),
  name: of.text,
  slug: of.text,
  description: of.maybe(of.text),
  phone: of.maybe(of.text),
  url: of.maybe(of.text),
  email: of.maybe(of.text),
  status: of.choice(CompanyStatus),
  countryId: of.text,
  logo: of.maybe(of.text),
  logins: of.int,
  version: of.int,
  createdAt: of.dateTime,
} as const

const CompanyType = objectFrom<CompanyRow>('Company', {
  ...identity,
  online: of.int,
  lastSeenAt: of.maybe(of.dateTime),
  failedMails: of.int,
})
const search = optional(text('Buscar', { max: 100 }))

const Opened = objectFrom<Awaited<ReturnType<typeof createCompany>>>('OpenedCompany', {
  id: of.id('company'),
  name: of.text,
  username: of.text,
  invitedTo: of.maybe(of.text),
  oneTimeCode: of.maybe(of.text),
  codeUntil: of.maybe(of.dateTime),
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

list('companies', {
  type: CompanyType,
  filter: inputFrom('CompaniesFilter', {
    search,
    status: optional(choice(CompanyStatus, 'Estado')),
  }),
  sort: ['name', 'createdAt', 'logins', 'online', 'lastSeenAt'],
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
  input: inputFrom('UpdateStatusCompanyInput', {
    id: Company.fields.id,
    status: Company.fields.status,
    companyIdCurrent: optional(ref('company', 'Empresa en que está')),
  }),
  type: CompanyType,
  platform: updateStatusCompany,
})

const BusinessOfCompany = objectFrom<CompanyDetail['businesses'][number]>('CompanyBusiness', {
  id: of.id('business'),
  name: of.text,
  rut: of.text,
  status: of.choice(BusinessStatus),
})

const Config = objectFrom<CompanyDetail['config']>('CompanyConfig', {
  access: of.choice(CompanyAccess),
})

const FieldOfCompany = objectFrom<CompanyDetail['userFields'][number]>('CompanyUserField', {
  id: of.id('userField'),
  title: of.text,
  code: of.text,
  type: of.text,
  tableId: of.maybe(of.text),
  sorting: of.int,
})

const Detail = objectFrom<CompanyDetail>('CompanyDetail', {
  ...identity,
  access: of.choice(CompanyAccess),
  config: of.object(Config),
  loginBackground: of.maybe(of.text),
  usersCount: of.int,
  businesses: of.list(of.object(BusinessOfCompany)),
  userFields: of.list(of.object(FieldOfCompany)),
})

query('company', {
  input: inputFrom('CompanyInput', { id: optional(ref('company', 'Empresa')) }),
  type: Detail,
  platform: company,
})

mutation('updateCompany', {
  input: patchInputOf(
    'UpdateCompanyInput',
    Company,
    ['name', 'description', 'phone', 'url', 'email', 'countryId', 'access'],
    { id: optional(ref('company', 'Empresa')), version: Company.fields.version },
  ),
  type: Detail,
  platform: updateCompany,
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
  type: objectFrom<Awaited<ReturnType<typeof inviteCompanyAdmins>>>('InvitedAdmins', {
    invited: of.int,
    codes: of.list(of.object(GivenAccess)),
  }),
  platform: inviteCompanyAdmins,
})

mutation('removeCompanyImage', {
  input: inputFrom('RemoveCompanyImageInput', { image: choice(CompanyImage, 'Imagen') }),
  type: 'Boolean',
  run: removeCompanyImage,
})

query('companyDashboard', {
  input: byId('company'),
  type: objectFrom<CompanyFigures>('CompanyDashboard', {
    people: of.int,
    withContract: of.int,
    businesses: of.int,
    openMonths: of.int,
    lastClosedMonth: of.maybe(of.yearMonth),
    failedJobs: of.int,
    suspendedServices: of.int,
    exceptions: of.int,
    logins: of.int,
    neverSignedIn: of.int,
    withoutAccess: of.int,
    online: of.int,
    lastSeenAt: of.maybe(of.dateTime),
    storedMegabytes: of.int,
  }),
  platform: companyDashboard,
})

list('companyPeople', {
  type: objectFrom<PersonAccess>('PersonAccess', {
    userId: of.id('user'),
    fullname: of.text,
    role: of.text,
    username: of.maybe(of.text),
    email: of.maybe(of.text),
    access: of.choice(AccessState),
    lastSeenAt: of.maybe(of.dateTime),
  }),
  filter: inputFrom('CompanyPeopleFilter', {
    companyId: ref('company', 'Empresa'),
    search,
    access: optional(choice(AccessState, 'Acceso')),
  }),
  sort: ['fullname'],
  platform: companyPeople,
})

list('mailOutbox', {
  type: objectOf(OutboxMail),
  filter: inputFrom('MailOutboxFilter', {
    search,
    status: optional(choice(MailStatus, 'Estado')),
  }),
  sort: ['createdAt'],
  platform: mailOutbox,
})
