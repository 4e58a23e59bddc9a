import { flag, id, optional, ref } from '#platform/model/field.ts'
import { ContractState } from '#modules/people/contracts/model/catalogs.ts'
import { VersionStatus } from '#platform/model/version-status.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { PaymentMethod, UserBusiness } from '../model/links.ts'
import {
  addToBusiness,
  deleteUserBusiness,
  updateUserBusiness,
  userBusinesses,
} from './businesses.service.ts'
import {
  createPaymentMethod,
  deletePaymentMethod,
  paymentMethods,
  updatePaymentMethod,
} from './payment-methods.service.ts'

const linkFields = [
  'inPayroll',
  'privateRole',
  'workPhone',
  'businessEmail',
  'firstAdmissionDate',
  'admissionDate',
] as const

type Link = Awaited<ReturnType<typeof userBusinesses>>[number]
/** A contract of a link, without what is reserved of it. */
const linkContract = {
  id: of.id('contract'),
  code: of.text,
  jobTitle: of.text,
  state: of.choice(ContractState),
  initialDate: of.date,
  finalDate: of.maybe(of.date),
} as const
const LinkContract = objectFrom<Pick<Link['userContracts'][number], keyof typeof linkContract>>(
  'LinkContract',
  linkContract,
)
export const LinkType = objectFrom<Omit<Link, 'companyId'>>('UserBusiness', {
  ...specsOf(UserBusiness, [...linkFields, 'id', 'userId', 'businessId', 'version']),
  businessName: of.text,
  current: of.flag,
  versionStatus: of.choice(VersionStatus),
  validFrom: of.maybe(of.date),
  validTo: of.maybe(of.date),
  userContracts: of.list(of.object(LinkContract)),
})

query('userBusinesses', {
  input: inputFrom('UserBusinessesInput', { userId: ref('user', 'Persona') }),
  type: LinkType,
  many: true,
  run: userBusinesses,
})

mutation('addToBusiness', {
  input: patchInputOf('AddToBusinessInput', UserBusiness, linkFields, {
    userId: UserBusiness.fields.userId,
    businessId: UserBusiness.fields.businessId,
  }),
  type: LinkType,
  run: addToBusiness,
})

mutation('updateUserBusiness', {
  input: patchInputOf('UpdateUserBusinessInput', UserBusiness, linkFields, {
    id: id('userBusiness'),
    version: UserBusiness.fields.version,
  }),
  type: LinkType,
  run: updateUserBusiness,
})

mutation('deleteUserBusiness', {
  input: byId('userBusiness'),
  type: 'Boolean',
  run: deleteUserBusiness,
})

const MethodType = objectOf(PaymentMethod)
const details = ['bankCode', 'accountType', 'accountNumber'] as const

query('paymentMethods', {
  input: inputFrom('PaymentMethodsInput', {
    userId: ref('user', 'Persona'),
    reveal: optional(flag('Mostrar datos reservados')),
  }),
  type: MethodType,
  many: true,
  run: paymentMethods,
})

mutation('createPaymentMethod', {
  input: patchInputOf('CreatePaymentMethodInput', PaymentMethod, details, {
    userId: PaymentMethod.fields.userId,
    kind: PaymentMethod.fields.kind,
  }),
  type: MethodType,
  run: createPaymentMethod,
})

mutation('updatePaymentMethod', {
  input: patchInputOf(
    'UpdatePaymentMethodInput',
    PaymentMethod,
    [...details, 'kind', 'isCurrent'],
    {
      id: id('paymentMethod'),
      version: PaymentMethod.fields.version,
    },
  ),
  type: MethodType,
  run: updatePaymentMethod,
})

mutation('deletePaymentMethod', {
  input: byId('paymentMethod'),
  type: 'Boolean',
  run: deletePaymentMethod,
})
