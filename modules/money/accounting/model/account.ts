import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, id, integer, kept, optional, ref, text } from '#platform/model/field.ts'

export const AccountKind = catalog('AccountingAccountKind', {
  ASSET: 'Activo',
  LIABILITY: 'Pasivo',
  EQUITY: 'Patrimonio',
  INCOME: 'Ingreso',
  EXPENSE: 'Gasto',
})
export type AccountKind = ValueOf<typeof AccountKind>

/** Whether the amounts of an account are opened by cost centre. */
export const CenterUse = catalog('AccountingCenterUse', {
  NONE: 'Sin centro de costo',
  OPTIONAL: 'Con centro de costo, si lo hay',
  REQUIRED: 'Exige centro de costo',
})
export type CenterUse = ValueOf<typeof CenterUse>

/** Whose code an accounting program asks for in the lines of an account. */
export const Auxiliary = catalog('AccountingAuxiliary', {
  NONE: 'Sin auxiliar',
  PERSON: 'Cada persona',
  INSTITUTION: 'Cada institución',
})
export type Auxiliary = ValueOf<typeof Auxiliary>

export const AccountStatus = catalog('AccountingAccountStatus', {
  ACTIVE: 'Vigente',
  SUSPENDED: 'Suspendida',
})
export type AccountStatus = ValueOf<typeof AccountStatus>

/** An account of the company's books, under another one or at the top of the plan. */
export const AccountingAccount = entity({
  name: 'AccountingAccount',
  table: 'accounting_account',
  label: 'Cuenta contable',
  fields: {
    id: id('accountingAccount'),
    code: text('Código', { max: 40 }),
    name: text('Nombre', { max: 120 }),
    kind: choice(AccountKind, 'Tipo'),
    parentId: optional(ref('accountingAccount', 'Bajo la cuenta')),
    takesEntries: flag('Recibe movimientos', {
      help: 'Sin esto es un título: agrupa las cuentas que están debajo.',
    }),
    centerUse: choice(CenterUse, 'Centro de costo'),
    auxiliary: choice(Auxiliary, 'Auxiliar', {
      help: 'El archivo del asiento abre la cuenta por persona o por institución, con su RUT.',
    }),
    businessId: optional(
      ref('business', 'Razón social', { help: 'Sin ella, sirve a todas las razones sociales' }),
    ),
    status: choice(AccountStatus, 'Estado'),
    businessName: optional(text('Razón social')),
    level: integer('Nivel'),
    uses: integer('Usos', { help: 'Reglas y asientos que la nombran' }),
    kept: kept(),
    version: integer('Versión'),
  },
})

/** What people write of an account. */
export const accountFields = [
  'code',
  'name',
  'kind',
  'parentId',
  'takesEntries',
  'centerUse',
  'auxiliary',
  'businessId',
  'status',
] as const
