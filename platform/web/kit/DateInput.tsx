import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { useMemo } from 'react'
import { isDate } from '#chile/dates.ts'

dayjs.extend(customParseFormat)

/** The first is how dates are shown; all of them may be typed. */
export const DATE_FORMATS = [
  'DD-MM-YYYY',
  'DD/MM/YYYY',
  'DD/MM/YY',
  'D/M/YY',
  'D-M-YYYY',
  'D/M/YYYY',
  'DDMMYYYY',
  'YYYY-MM-DD',
]

type Props = {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  placeholder?: string
  disabled?: boolean
  min?: string
  max?: string
  allowClear?: boolean
  'aria-label'?: string
  'aria-required'?: boolean
}

/** A calendar date. Inside it is ISO text; the moment and the time zone never enter. */
export function DateInput({ value, onChange, min, max, ...rest }: Props) {
  // The same day stays the same object: a new one at each render takes away what is being typed.
  const day = useMemo(() => (isDate(value) ? dayjs(value, 'YYYY-MM-DD') : null), [value])
  return (
    <DatePicker
      {...rest}
      className="mg-wide"
      format={DATE_FORMATS}
      placeholder={rest.placeholder ?? 'DD-MM-AAAA'}
      value={day}
      onChange={(chosen) => onChange?.(chosen ? chosen.format('YYYY-MM-DD') : null)}
      {...(min ? { minDate: dayjs(min) } : {})}
      {...(max ? { maxDate: dayjs(max) } : {})}
    />
  )
}
