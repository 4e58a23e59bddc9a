import { date, id, optional, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { CompanyException, ExceptionCode, ExceptionState } from '../model/exception.ts'
import { Service, ServiceState } from '../model/service.ts'
import {
  companyExceptions,
  endException,
  type ExceptionRow,
  giveException,
} from './exceptions.service.ts'
import {
  type CompanyService,
  createServiceCompany,
  type ServiceKind,
  services,
  servicesCompany,
  updateStateServiceCompany,
} from './services.service.ts'

const open = {
  employees: of.flag,
  managers: of.flag,
  superManagers: of.flag,
  admins: of.flag,
}
const kind = { module: of.text, label: of.text, built: of.flag, neverEmployees: of.flag }

query('services', {
  type: objectFrom<ServiceKind>('Service', { ...kind, ...open }),
  many: true,
  platform: async () => services(),
})

const ServiceType = objectFrom<CompanyService>('CompanyService', {
  ...kind,
  ...open,
  given: of.flag,
  state: of.choice(ServiceState),
  version: of.int,
  employee: of.maybe(of.flag),
  manager: of.maybe(of.flag),
  superManager: of.maybe(of.flag),
  admin: of.maybe(of.flag),
})

const named = { companyId: optional(ref('company', 'Empresa')) }
const ofCompany = inputFrom('OfCompany', named)

query('servicesCompany', {
  input: ofCompany,
  type: ServiceType,
  many: true,
  platform: servicesCompany,
})

const { module, state, employee, manager, superManager, admin } = Service.fields
const given = {
  companyId: ref('company', 'Empresa'),
  module,
  employee,
  manager,
  superManager,
  admin,
}

mutation('createServiceCompany', {
  input: inputFrom('CreateServiceCompanyInput', given),
  type: ServiceType,
  platform: createServiceCompany,
})

mutation('updateStateServiceCompany', {
  input: inputFrom('UpdateStateServiceCompanyInput', {
    ...given,
    state,
    version: Service.fields.version,
  }),
  type: ServiceType,
  platform: updateStateServiceCompany,
})

const ExceptionType = objectFrom<ExceptionRow>('CompanyException', {
  id: of.id('companyException'),
  code: of.choice(ExceptionCode),
  label: of.text,
  userId: of.maybe(of.id('user')),
  person: of.maybe(of.text),
  since: of.date,
  until: of.maybe(of.date),
  reason: of.text,
  state: of.choice(ExceptionState),
  createdAt: of.dateTime,
  version: of.int,
})

query('companyExceptions', {
  input: ofCompany,
  type: ExceptionType,
  many: true,
  platform: companyExceptions,
})

const { companyId, code, userId, since, until, reason, version } = CompanyException.fields

mutation('giveException', {
  input: inputFrom('GiveExceptionInput', { companyId, code, userId, since, until, reason }),
  type: ExceptionType,
  platform: giveException,
})

mutation('endException', {
  input: inputFrom('EndExceptionInput', {
    id: id('companyException'),
    companyId,
    until: optional(date('Hasta')),
    version,
  }),
  type: 'Boolean',
  platform: endException,
})
