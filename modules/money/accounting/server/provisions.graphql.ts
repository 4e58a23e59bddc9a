import { choice, id, ref } from '#platform/model/field.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { FigureUnit } from '../model/figures.ts'
import { policyFields, ProvisionKind, ProvisionMethod, ProvisionPolicy } from '../model/policy.ts'
import { requireBusiness } from './plan.service.ts'
import { checkPolicy, policies } from './policies.service.ts'
import {
  centralizationProvisionPeople,
  centralizationProvisions,
  type ProvisionPerson,
  type ProvisionRow,
} from './provision-drill.queries.ts'

crud(ProvisionPolicy, {
  table: 'provisionPolicy',
  id: 'provisionPolicy',
  fields: policyFields,
  rows: policies,
  all: 'provisionPolicies',
  create: 'createProvisionPolicy',
  update: 'updateProvisionPolicy',
  remove: 'deleteProvisionPolicy',
  requires: requireBusiness,
  check: checkPolicy,
  refusals: {
    provision_policy_key: {
      message: 'La razón social ya tiene una política desde ese mes',
      field: 'fromMonth',
    },
    provision_policy_business: {
      message: 'No es una razón social de la empresa',
      field: 'businessId',
    },
  },
})

query('centralizationProvisions', {
  input: inputFrom('CentralizationProvisionsInput', { id: id('accountingEntry') }),
  type: objectFrom<ProvisionRow>('CentralizationProvision', {
    kind: of.choice(ProvisionKind),
    before: of.pesos,
    moved: of.pesos,
    left: of.pesos,
    contracts: of.int,
    unknown: of.int,
    norm: of.text,
    method: of.maybe(of.choice(ProvisionMethod)),
    percent: of.maybe(of.text),
    since: of.maybe(of.yearMonth),
  }),
  many: true,
  run: centralizationProvisions,
})

const FigureType = objectFrom<ProvisionPerson['figures'][number]>('ProvisionFigure', {
  key: of.text,
  label: of.text,
  unit: of.choice(FigureUnit),
  value: of.text,
})

list('centralizationProvisionPeople', {
  type: objectFrom<ProvisionPerson>('CentralizationProvisionPerson', {
    contractId: of.id('contract'),
    userId: of.id('user'),
    code: of.text,
    name: of.maybe(of.text),
    rut: of.text,
    before: of.pesos,
    moved: of.pesos,
    left: of.pesos,
    whole: of.maybe(of.pesos),
    problem: of.maybe(of.text),
    figures: of.list(of.object(FigureType)),
  }),
  filter: inputFrom('CentralizationProvisionPeopleFilter', {
    entryId: ref('accountingEntry', 'Asiento'),
    kind: choice(ProvisionKind, 'Provisión'),
  }),
  sort: ['name'],
  run: centralizationProvisionPeople,
})
