import { AccountType } from '#modules/company/businesses/model/business.ts'
import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  digits,
  id,
  integer,
  kept,
  optional,
  rut,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { stateMachine } from '#platform/model/states.ts'

export const AccountState = catalog('AccountState', {
  WAITING: 'Por confirmar',
  CONFIRMED: 'Confirmada',
})

/** The states of a supplier's account: another person confirms what was written. */
export const accountStates = stateMachine({
  states: AccountState,
  tones: { WAITING: 'warning', CONFIRMED: 'success' },
  acts: {
    confirm: {
      label: 'Confirmar cuenta',
      permission: 'suppliers.update',
      from: ['WAITING'],
      to: 'CONFIRMED',
      refusals: { CONFIRMED: 'La cuenta ya está confirmada' },
      done: 'Cuenta confirmada',
    },
  },
})

/** People and companies that a company pays besides its workers. */
export const Supplier = entity({
  name: 'Supplier',
  table: 'supplier',
  label: 'Proveedor',
  fields: {
    id: id('supplier'),
    name: text('Nombre', { max: 100 }),
    businessName: optional(text('Razón social', { max: 200 })),
    identifier: rut('RUT'),
    bankId: text('Banco', { max: 10, sensitivity: 'A' }),
    paymentAccountType: choice(AccountType, 'Tipo de cuenta', { sensitivity: 'A' }),
    accountNumber: digits('Número de cuenta', { least: 4, most: 20, sensitivity: 'A' }),
    accountState: choice(AccountState, 'Cuenta'),
    accountAt: timestamp('Cuenta desde'),
    kept: kept(),
    version: integer('Versión'),
  },
})
