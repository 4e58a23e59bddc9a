import { date, flag, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { VersionStatus } from '#platform/model/version-status.ts'
import { HistoryType } from '#platform/server/graphql/history.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { hiddenSpecsOf, specsOf } from '#platform/server/graphql/specs.ts'
import { ContractState } from '../model/catalogs.ts'
import { Contract, termsFields, reservedFields, versionedFields } from '../model/contract.ts'
import {
  type ContractRow,
  contractHistory,
  userContract,
  userContracts,
} from './contracts.queries.ts'
import {
  createUserContract,
  deleteUserContract,
  updateUserContract,
  updateUserContractStatus,
} from './contracts.service.ts'
import {
  allContracts,
  type ContractChoice,
  type ContractOptions,
  contractOptions,
  type Named,
} from './options.queries.ts'

type Shown = Omit<ContractRow, `${string}Currency` | 'monthlySalaryValue' | 'valid'>

/** Fields derived from a contract and its person. */
const standing = {
  secondaryStatus: of.choice(ContractState),
  userContractVersionId: of.id('version'),
  current: of.flag,
  versionStatus: of.choice(VersionStatus),
  validFrom: of.date,
  validTo: of.maybe(of.date),
  partTime: of.flag,
  exceptionalJourney: of.flag,
  healthInstitution: of.maybe(of.text),
  healthAmountUf: of.maybe(of.decimal),
  healthAmount: of.maybe(of.pesos),
  healthPercentage: of.maybe(of.decimal),
} as const

export const ContractType = objectFrom<
  Pick<
    Shown,
    | (typeof versionedFields)[number]
    | (typeof termsFields)[number]
    | 'id'
    | 'userId'
    | 'businessId'
    | 'status'
    | 'version'
    | 'businessName'
    | 'syndicateName'
    | 'supervisorName'
    | 'hierarchyNodeName'
    | 'fullname'
    | 'state'
    | 'asOf'
    | 'versionFrom'
    | 'nextFrom'
    | 'revealed'
    | 'canUpdate'
    | 'warnings'
    | keyof typeof standing
  >
>('UserContract', {
  ...specsOf(Contract, [...versionedFields, ...termsFields]),
  ...hiddenSpecsOf(Contract, reservedFields),
  ...specsOf(Contract, ['status', 'version']),
  id: of.id('contract'),
  userId: of.id('user'),
  businessId: of.id('business'),
  businessName: of.text,
  syndicateName: of.maybe(of.text),
  supervisorName: of.maybe(of.text),
  hierarchyNodeName: of.maybe(of.text),
  fullname: of.maybe(of.text),
  state: of.choice(ContractState),
  asOf: of.date,
  versionFrom: of.date,
  nextFrom: of.maybe(of.date),
  revealed: of.flag,
  canUpdate: of.flag,
  warnings: of.list(of.text),
  ...standing,
})

const view = {
  asOf: optional(date('Al día')),
  reveal: optional(flag('Mostrar datos reservados')),
}

query('userContracts', {
  input: inputFrom('UserContractsInput', { userId: ref('user', 'Persona'), ...view }),
  type: ContractType,
  many: true,
  run: userContracts,
})

query('userContract', {
  input: inputFrom('UserContractInput', { id: id('contract'), ...view }),
  type: ContractType,
  run: userContract,
})

query('contractHistory', {
  input: inputFrom('ContractHistoryInput', { id: id('contract'), reveal: view.reveal }),
  type: HistoryType,
  run: contractHistory,
})

const loose = [...termsFields, ...versionedFields] as const

mutation('createUserContract', {
  input: patchInputOf('CreateUserContractInput', Contract, loose, {
    userId: Contract.fields.userId,
    businessId: Contract.fields.businessId,
    initialDate: Contract.fields.initialDate,
    contractType: Contract.fields.contractType,
    jobTitle: Contract.fields.jobTitle,
    monthlySalary: Contract.fields.monthlySalary,
    hoursPerWeek: Contract.fields.hoursPerWeek,
  }),
  type: ContractType,
  run: createUserContract,
})

/** The input of a contract change; also used to ask for its consequences. */
export const contractChange = patchInputOf('UpdateUserContractInput', Contract, loose, {
  id: id('contract'),
  from: optional(date('¿Desde cuándo rige?')),
  version: optional(integer('Versión')),
})

mutation('updateUserContract', {
  input: contractChange,
  type: ContractType,
  run: updateUserContract,
})

mutation('updateUserContractStatus', {
  input: inputOf('UpdateUserContractStatusInput', Contract, ['id', 'status']),
  type: ContractType,
  run: updateUserContractStatus,
})

mutation('deleteUserContract', {
  input: byId('contract'),
  type: 'Boolean',
  run: deleteUserContract,
})

const BusinessChoice = objectFrom<Named>('BusinessChoice', { id: of.id('business'), name: of.text })
const UnitChoice = objectFrom<ContractOptions['units'][number]>('UnitChoice', {
  id: of.id('hierarchyNode'),
  name: of.text,
  begins: of.date,
  version: of.int,
})
const AreaUnit = objectFrom<ContractOptions['areaUnits'][number]>('AreaUnit', {
  area: of.text,
  unitId: of.id('hierarchyNode'),
})
export const SyndicateChoice = objectFrom<Named>('SyndicateChoice', {
  id: of.id('syndicate'),
  name: of.text,
})

query('contractOptions', {
  type: objectFrom<ContractOptions>('ContractOptions', {
    areas: of.list(of.text),
    branchOffices: of.list(of.text),
    jobTitles: of.list(of.text),
    jobTitleFamilies: of.list(of.text),
    businesses: of.list(of.object(BusinessChoice)),
    syndicates: of.list(of.object(SyndicateChoice)),
    units: of.list(of.object(UnitChoice)),
    areaUnits: of.list(of.object(AreaUnit)),
  }),
  run: (context) => contractOptions(context),
})

query('allContracts', {
  input: inputFrom('AllContractsInput', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    contractId: optional(ref('contract', 'Contrato')),
  }),
  type: objectFrom<ContractChoice>('ContractChoice', {
    id: of.id('contract'),
    label: of.text,
    hint: of.text,
    state: of.choice(ContractState),
  }),
  many: true,
  run: allContracts,
})
