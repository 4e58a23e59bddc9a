import { afps, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { PaymentKind } from '#modules/people/people/model/catalogs.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { AccountingSource } from './sources.ts'

/** Which accounts take what comes from a source of amounts, or from one item. */
export const AccountingRule = entity({
  name: 'AccountingRule',
  table: 'accounting_rule',
  label: 'Regla contable',
  fields: {
    id: id('accountingRule'),
    source: optional(choice(AccountingSource, 'De qué viene')),
    itemCode: optional(
      text('Ítem', { max: 40, help: 'Código del ítem, cuando la regla es solo de uno' }),
    ),
    institution: optional(text('Institución o forma de pago', { max: 40 })),
    costCenterId: optional(ref('costCenter', 'Centro de costo')),
    businessId: optional(ref('business', 'Razón social')),
    debitAccountId: optional(ref('accountingAccount', 'Cuenta del debe')),
    creditAccountId: optional(ref('accountingAccount', 'Cuenta del haber')),
    costCenterName: optional(text('Centro de costo')),
    businessName: optional(text('Razón social')),
    debitAccount: optional(text('Debe')),
    creditAccount: optional(text('Haber')),
    version: integer('Versión'),
  },
})

/** What people write of a rule. */
export const ruleFields = [
  'source',
  'itemCode',
  'institution',
  'costCenterId',
  'businessId',
  'debitAccountId',
  'creditAccountId',
] as const

/** Institutions and forms of payment that a rule may name, by the code that amounts carry. */
export const institutionOptions: readonly { value: string; label: string; hint: string }[] = [
  ...afps.map(({ code, name }) => ({ value: code, label: name, hint: 'AFP' })),
  ...healthInstitutions.map(({ code, name }) => ({ value: code, label: name, hint: 'Salud' })),
  ...mutuals.map(({ code, name }) => ({ value: code, label: name, hint: 'Mutual' })),
  ...ccafs.map(({ code, name }) => ({ value: code, label: name, hint: 'CCAF' })),
  { value: 'COMPIN', label: 'COMPIN', hint: 'Subsidios' },
  ...PaymentKind.options.map(({ value, label }) => ({ value, label, hint: 'Forma de pago' })),
]

const known = new Map(institutionOptions.map(({ value, label }) => [value, label]))

/** The name of an institution or form of payment; a code without one reads as it is. */
export const institutionName = (code: string | null): string | null =>
  code === null ? null : (known.get(code) ?? code)

export const isInstitution = (code: string): boolean => known.has(code)
