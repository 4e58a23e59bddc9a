import { Checkbox, Radio } from 'antd'
import type { Option } from '#platform/web/screen/slots.tsx'

type Props = {
  id?: string
  value?: string | null
  onChange?: (value: string) => void
  options: readonly Option[]
  disabled?: boolean
  className?: string
  'aria-label'?: string
}

/** One of a few, all in sight. */
export const Radios = ({ value, onChange, options, ...rest }: Props) => (
  <Radio.Group
    {...rest}
    value={value ?? null}
    onChange={({ target }) => onChange?.(String(target.value))}
    options={options.map(({ value: code, label, disabled }) => ({
      value: code,
      label,
      disabled: disabled ?? false,
    }))}
  />
)

type TicksProps = {
  id?: string
  value?: readonly string[]
  onChange?: (value: string[]) => void
  options: readonly Option[]
  className?: string
}

/** Some of a few, all in sight. */
export const Ticks = ({ value, onChange, options, ...rest }: TicksProps) => (
  <Checkbox.Group
    {...rest}
    value={[...(value ?? [])]}
    onChange={(next) => onChange?.(next)}
    options={options.map(({ value: code, label }) => ({ value: code, label }))}
  />
)
