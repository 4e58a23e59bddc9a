import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { rut } from '#platform/model/field.ts'
import { PaymentMethod } from './links.ts'

const { kind, bankCode, accountType, accountNumber } = PaymentMethod.fields

/** A row of a file of accounts: how somebody is paid from then on. */
export const AccountRow = entity({
  name: 'AccountRow',
  table: 'payment_method',
  label: 'Cuenta de pago',
  fields: {
    rut: rut('RUT', { sensitivity: 'C' }),
    kind,
    bankCode,
    accountType,
    accountNumber,
  },
})
export type AccountValues = Partial<ValuesOf<(typeof AccountRow)['fields']>>
