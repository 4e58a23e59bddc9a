import { InputError } from '#law/input.ts'
import { plain } from './amounts.ts'

/** What is not null, or the sentence that says what is missing. */
export function given<Value>(field: string, label: string, value: Value | null): Value {
  if (value !== null) return value
  throw new InputError(field, `Falta un dato: ${label}`)
}

/** An amount in each of the units that a payslip takes it in; nothing where there is no amount. */
export function amountsIn<Unit extends string>(
  units: Readonly<Record<Unit, string>>,
  field: string,
  label: string,
  { value, currency }: { value: string | null; currency: string | null },
): Readonly<Record<Unit, string>> {
  const none = { ...units }
  if (value === null || Number(value) === 0) return none
  const unit = Object.keys(units).find((one): one is Unit & string => one === currency)
  if (unit !== undefined) return { ...none, [unit]: plain(value) }
  const known = Object.keys(units).join(', ')
  throw new InputError(field, `${label}: «${currency ?? ''}» no es una moneda (${known})`)
}
