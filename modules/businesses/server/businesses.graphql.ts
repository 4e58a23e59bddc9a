import { id, ref } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectOf } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { BankAccount, Business, BusinessOption, Syndicate } from '../model/business.ts'
import { businessById, businessesInReach } from './businesses.queries.ts'
import {
  bankAccounts,
  businessOptions,
  createBankAccount,
  createBusiness,
  createSyndicate,
  deleteSyndicate,
  syndicates,
  updateBankAccount,
  updateBusiness,
  updateBusinessOption,
  updateSyndicate,
} from './businesses.service.ts'

const BusinessType = objectOf(Business)
const OptionType = objectOf(BusinessOption)
const AccountType = objectOf(BankAccount)
const SyndicateType = objectOf(Syndicate)

const editable = [
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
  'representativeName',
  'representativeRut',
] as const

const { version } = Business.fields
const ofBusiness = inputFrom('OfBusiness', { businessId: ref('business', 'Razón social') })

query('businesses', { type: BusinessType, many: true, run: (context) => businessesInReach(context) })

query('business', {
  input: byId('business'),
  type: BusinessType,
  run: (context, input) => businessById(context, input.id),
})

mutation('createBusiness', {
  input: inputOf('CreateBusinessInput', Business, editable),
  type: BusinessType,
  run: createBusiness,
})

mutation('updateBusiness', {
  input: patchInputOf('UpdateBusinessInput', Business, editable, { id: id('business'), version }),
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
    ],
    { businessId: ref('business', 'Razón social'), version },
  ),
  type: OptionType,
  run: updateBusinessOption,
})

query('bankAccountsBusiness', { input: ofBusiness, type: AccountType, many: true, run: bankAccounts })

mutation('createBankAccount', {
  input: inputOf('CreateBankAccountInput', BankAccount, [
    'businessId',
    'bankCode',
    'accountType',
    'accountIdentifier',
    'currency',
  ]),
  type: AccountType,
  run: createBankAccount,
})

mutation('updateBankAccount', {
  input: patchInputOf(
    'UpdateBankAccountInput',
    BankAccount,
    ['bankCode', 'accountType', 'accountIdentifier', 'currency'],
    { id: id('bankAccount'), version },
  ),
  type: AccountType,
  run: updateBankAccount,
})

query('syndicates', { type: SyndicateType, many: true, run: (context) => syndicates(context) })

const union = ['name', 'rut', 'feeType', 'feeValue'] as const

mutation('createSyndicate', {
  input: inputOf('CreateSyndicateInput', Syndicate, union),
  type: SyndicateType,
  run: createSyndicate,
})

mutation('updateSyndicate', {
  input: patchInputOf('UpdateSyndicateInput', Syndicate, union, { id: id('syndicate'), version }),
  type: SyndicateType,
  run: updateSyndicate,
})

mutation('deleteSyndicate', { input: byId('syndicate'), type: 'Boolean', run: deleteSyndicate })
