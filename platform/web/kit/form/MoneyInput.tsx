import { Space } from 'antd'
import { Choice } from './Choice.tsx'
import { NumberInput } from './NumberInput.tsx'

export type Money = { value: string | null; currency: 'CLP' | 'UF' }

type Props = {
  id?: string
  value?: Money | null
  onChange?: (value: Money | null) => void
  onBlur?: () => void
  disabled?: boolean
  optional?: boolean
  'aria-label'?: string
}

/**
 * A value with its currency: pesos without decimals, UF with three. Another currency is another
 * unit of the same figure: nothing of it is cut.
 */
export function MoneyInput({ value, onChange, optional = false, ...rest }: Props) {
  const currency = value?.currency ?? 'CLP'
  const change = (amount: string | null, next: Money['currency']) =>
    onChange?.(optional && amount === null ? null : { value: amount, currency: next })
  return (
    <Space.Compact className="mg-wide">
      <NumberInput
        {...rest}
        value={value?.value ?? null}
        decimals={currency === 'UF' ? 3 : 0}
        unit={currency}
        {...(currency === 'CLP' ? { prefix: '$' } : {})}
        onChange={(amount) => change(amount, currency)}
      />
      <Choice
        aria-label="Moneda"
        className="mg-currency"
        disabled={rest.disabled ?? false}
        value={currency}
        onChange={(next) => change(value?.value ?? null, next ?? 'CLP')}
        options={currencies}
      />
    </Space.Compact>
  )
}

const currencies = [
  { value: 'CLP' as const, label: 'CLP' },
  { value: 'UF' as const, label: 'UF' },
]
