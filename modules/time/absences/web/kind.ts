import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { AbsencePay, AbsenceType, subtypesOf, usualPay } from '../model/catalogs.ts'

/**
 * The type, the class and the pay in a form; nothing until it has a type. A class of another type
 * is replaced by the usual class of this type.
 */
export function kindIn(values: FormValues) {
  const { type, subtype: chosen, pay } = values
  if (!AbsenceType.has(type)) return undefined
  const kinds = subtypesOf[type]
  const subtype = kinds.find((kind) => kind === chosen) ?? kinds[0]
  if (type === 'LICENSE') return { type, subtype, pay: 'WITHOUTPAY' as const }
  return { type, subtype, pay: AbsencePay.has(pay) ? pay : usualPay(subtype) }
}
