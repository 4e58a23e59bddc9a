import { Select, Space } from 'antd'
import { NumberInput } from './NumberInput.tsx'

export type Money = { value: string | null; currency: 'CLP' | 'UF' }

type Props = {
  id?: string
  value?: Money | null
  onChange?: (value: Money | null) => void
  disabled?: boolean
  optional?: boolean
  'aria-label'?: string
}

/** A value with its currency: pesos without decimals, UF with three. */
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
        {...(currency === 'CLP' ? { prefix: '$' } : {})}
        onChange={(amount) => change(amount, currency)}
      />
      <Select
        aria-label="Moneda"
        className="mg-currency"
        disabled={rest.disabled ?? false}
        value={currency}
        onChange={(next) =>
          change(next === 'CLP' ? whole(value?.value) : (value?.value ?? null), next)
        }
        options={[
          { value: 'CLP' as const, label: 'CLP' },
          { value: 'UF' as const, label: 'UF' },
        ]}
      />
    </Space.Compact>
  )
}

const whole = (value: string | null | undefined) => value?.split('.')[0] ?? null
