import { Checkbox, Segmented, Switch } from 'antd'
import type { ReactNode } from 'react'

type ToggleProps = {
  id?: string
  checked?: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Yes or no. */
export const Toggle = (props: ToggleProps) => <Switch {...props} />

type TickProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  children: ReactNode
}

/** Yes or no, with its words beside it. */
export const Tick = ({ onChange, ...rest }: TickProps) => (
  <Checkbox {...rest} onChange={({ target }) => onChange(target.checked)} />
)

type SwitchProps<Value extends string> = {
  /** What is switched, for who does not see it. */
  'aria-label': string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  disabled?: boolean
  orientation?: 'vertical' | 'horizontal'
  size?: 'small' | 'middle'
  className?: string
}

/** One of a few views, side by side. */
export const ViewSwitch = <Value extends string>({ options, ...rest }: SwitchProps<Value>) => (
  <Segmented<Value> {...rest} options={options.map((option) => ({ ...option }))} />
)
