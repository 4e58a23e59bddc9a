import { Select } from 'antd'
import { UNOFFERED, UNREAD } from './unread-names.ts'

type Props = {
  id?: string
  value?: string | null
  'aria-label'?: string
  'aria-required'?: boolean
}

/** A choice among rows that the reader may not read: what was chosen stays. */
export const UnreadChoice = ({ value, ...rest }: Props) => (
  <Select
    {...rest}
    disabled
    className="mg-wide"
    value={value ?? null}
    placeholder={UNOFFERED}
    options={value ? [{ value, label: UNREAD }] : []}
  />
)
