import { id } from '#platform/model/field.ts'
import { refuse } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { AccountType } from '#modules/company/businesses/model/business.ts'
import { AccountState, Supplier } from '../model/supplier.ts'
import { accountProblem } from './account-problem.ts'
import {
  type AccountOf,
  confirmSupplierAccount,
  supplierAccounts,
  whySuppliersKept,
} from './accounts.service.ts'

const account = ['bankId', 'paymentAccountType', 'accountNumber'] as const

crud(Supplier, {
  table: 'supplier',
  id: 'supplier',
  fields: ['name', 'businessName', 'identifier', ...account],
  orderBy: 'name',
  all: 'allSupplier',
  create: 'createSupplier',
  update: 'updateSupplier',
  remove: 'deleteSupplier',
  keeps: whySuppliersKept,
  refusals: {
    supplier_identifier_key: { message: 'Ya hay un proveedor con ese RUT', field: 'identifier' },
  },
  check: (_given, whole) => refuse(accountProblem(whole)),
})

query('supplierAccounts', {
  input: byId('supplier'),
  type: objectFrom<AccountOf>('SupplierAccount', {
    bankId: of.text,
    paymentAccountType: of.choice(AccountType),
    accountNumber: of.text,
    state: of.choice(AccountState),
    at: of.dateTime,
    author: of.maybe(of.text),
  }),
  many: true,
  run: supplierAccounts,
})

mutation('confirmSupplierAccount', {
  input: inputFrom('ConfirmSupplierAccountInput', {
    id: id('supplier'),
    version: Supplier.fields.version,
  }),
  type: objectOf(Supplier, {
    name: 'ConfirmedSupplier',
    fields: ['id', 'accountState', 'version'],
  }),
  run: confirmSupplierAccount,
})
