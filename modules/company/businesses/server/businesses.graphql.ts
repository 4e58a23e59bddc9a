import { id, ref, text } from '#platform/model/field.ts'
import { refuse } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import {
  byId,
  inputFrom,
  inputOf,
  listOf,
  maybeListOf,
  patchInputOf,
} from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { BankAccount, Business, BusinessOption, Representative } from '../model/business.ts'
import type { Convention } from '../model/conventions.ts'
import { accountProblem } from '../model/rules.ts'
import {
  businessById,
  businessesInReach,
  type BusinessName,
  businessNames,
  type BusinessRow,
  businessWhole,
  detailed,
} from './businesses.queries.ts'
import { createBusiness, updateBusiness } from './businesses.service.ts'
import { businessOptions, type OptionRow, updateBusinessOption } from './options.service.ts'

const RepresentativeType = objectFrom<BusinessRow['representatives'][number]>('Representative', {
  name: of.text,
  rut: of.maybe(of.text),
  jobTitle: of.maybe(of.text),
})

/** What is written of a razón social. */
const writtenFields = [
  'name',
  'businessName',
  'rut',
  'usePayroll',
  'activityCode',
  'businessField',
  'phone',
  'email',
  'address',
  'communeCode',
  'mutualCode',
  'baseAccidentabilityRate',
  'accidentabilityRate',
  'sannaRate',
  'ccafCode',
  'status',
] as const

const shownFields = [
  ...writtenFields,
  'id',
  'slug',
  'draft',
  'principal',
  'logoFileId',
  'version',
  'workers',
] as const

export const BusinessType = objectFrom<
  Pick<BusinessRow, (typeof shownFields)[number] | 'representatives' | 'logo'>
>('Business', {
  ...specsOf(Business, shownFields),
  representatives: of.list(of.object(RepresentativeType)),
  logo: of.maybe(of.text),
})

const ConventionType = objectFrom<Convention>('Convention', { code: of.text, value: of.text })

const OptionType = objectFrom<OptionRow>('BusinessOption', {
  businessId: of.id('business'),
  payrollUseThirtyDays: of.flag,
  payrollUseThirtyDaysOnLicense: of.flag,
  payrollPayGratificationLicense: of.flag,
  vacationPublic: of.flag,
  vacationPublicSupervisor: of.flag,
  payrollPublicSupervisor: of.flag,
  vacationEmailSupervisor: of.flag,
  vacationEmailManager: of.flag,
  vacationEmailResponse: of.flag,
  logoId: of.maybe(of.id('file')),
  logo: of.maybe(of.text),
  conventions: of.list(of.object(ConventionType)),
  version: of.int,
})

const representatives = maybeListOf(
  inputOf('RepresentativeInput', Representative, ['name', 'rut', 'jobTitle']),
)

const { version } = Business.fields
const ofBusiness = inputFrom('OfBusiness', { businessId: ref('business', 'Razón social') })

query('businesses', {
  type: BusinessType,
  many: true,
  run: async (context) => detailed(context, await businessesInReach(context)),
})

query('businessNames', {
  type: objectFrom<BusinessName>('BusinessName', {
    id: of.id('business'),
    name: of.text,
    rut: of.maybe(of.text),
  }),
  many: true,
  run: businessNames,
})

query('business', {
  input: byId('business'),
  type: BusinessType,
  run: (context, input) => businessWhole(context, input.id),
})

mutation('createBusiness', {
  input: inputOf('CreateBusinessInput', Business, writtenFields, { representatives }),
  type: BusinessType,
  run: createBusiness,
})

mutation('updateBusiness', {
  input: patchInputOf('UpdateBusinessInput', Business, writtenFields, {
    id: id('business'),
    version,
    representatives,
  }),
  type: BusinessType,
  run: updateBusiness,
})

query('businessOptions', { input: ofBusiness, type: OptionType, run: businessOptions })

mutation('updateBusinessOption', {
  input: patchInputOf(
    'UpdateBusinessOptionInput',
    BusinessOption,
    [
      'payrollUseThirtyDays',
      'payrollUseThirtyDaysOnLicense',
      'payrollPayGratificationLicense',
      'vacationPublic',
      'vacationPublicSupervisor',
      'payrollPublicSupervisor',
      'vacationEmailSupervisor',
      'vacationEmailManager',
      'vacationEmailResponse',
      'logoId',
    ],
    {
      businessId: ref('business', 'Razón social'),
      version,
      conventions: listOf(
        inputFrom('ConventionInput', {
          code: text('Convención', { max: 40 }),
          value: text('Respuesta', { max: 40 }),
        }),
      ),
    },
  ),
  type: OptionType,
  run: updateBusinessOption,
})

export const BankAccountType = crud(BankAccount, {
  table: 'bankAccount',
  id: 'bankAccount',
  fields: ['businessId', 'bankCode', 'accountType', 'accountIdentifier', 'currency'],
  parent: { field: 'businessId', input: ofBusiness },
  all: 'bankAccountsBusiness',
  create: 'createBankAccount',
  update: 'updateBankAccount',
  // No account is deleted: past payments name it.
  requires: (context, action, { businessId = 0 }) =>
    action !== 'delete' && businessById(context, businessId, `bankAccounts.${action}`),
  check: (given) => refuse(accountProblem(given)),
})
