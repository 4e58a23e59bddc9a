import { AccountType } from '#modules/company/businesses/model/business.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  digits,
  email,
  flag,
  id,
  integer,
  optional,
  phone,
  ref,
  text,
} from '#platform/model/field.ts'
import { PaymentKind } from './catalogs.ts'

/** That somebody works, or may work, for a razón social. */
export const UserBusiness = entity({
  name: 'UserBusiness',
  table: 'user_business',
  label: 'Vínculo con razón social',
  guarded: true,
  fields: {
    id: id('userBusiness'),
    userId: ref('user', 'Persona'),
    businessId: ref('business', 'Razón social'),
    inPayroll: flag('Entra en remuneraciones'),
    privateRole: flag('Rol privado'),
    workPhone: optional(phone('Teléfono de trabajo')),
    businessEmail: optional(email('Correo de trabajo')),
    firstAdmissionDate: optional(date('Primer ingreso')),
    admissionDate: optional(date('Ingreso reconocido')),
    version: integer('Versión'),
  },
})

/** How somebody is paid. One of them is the current one. */
export const PaymentMethod = entity({
  name: 'PaymentMethod',
  table: 'payment_method',
  label: 'Forma de pago',
  guarded: true,
  fields: {
    id: id('paymentMethod'),
    userId: ref('user', 'Persona'),
    kind: choice(PaymentKind, 'Forma de pago', { sensitivity: 'A' }),
    bankCode: optional(text('Banco', { max: 10, sensitivity: 'A' })),
    accountType: optional(choice(AccountType, 'Tipo de cuenta', { sensitivity: 'A' })),
    accountNumber: optional(digits('Número de cuenta', { least: 4, most: 20, sensitivity: 'A' })),
    isCurrent: flag('En uso'),
    version: integer('Versión'),
  },
})
