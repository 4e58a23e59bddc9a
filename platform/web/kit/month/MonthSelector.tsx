import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { monthLabel, monthRange, shiftMonth, yearMonthOf } from '#chile/period.ts'
import { readMonth } from '#chile/typed-month.ts'
import { today } from '#platform/web/look/today.ts'
import { Choice } from '../form/Choice.tsx'

type Props = {
  /** Of a field with a label, which then names it. */
  id?: string
  /** 202609 */
  value?: number | null
  onChange?: (yearMonth: number) => void
  /** Called instead when the month may be taken away. */
  onClear?: () => void
  onBlur?: () => void
  /** The months to choose from; by default three years around today, and any other by typing. */
  months?: readonly number[]
  disabled?: boolean
  arrows?: boolean
  placeholder?: string
  'aria-label'?: string
  'aria-required'?: boolean
}

/** Chooses a month, «septiembre 2026», or types it: 09/2026, sep 26. The value is 202609. */
export function MonthSelector({ value, onChange, onClear, months, arrows = true, ...rest }: Props) {
  const offered = [...(months ?? around(value))].toSorted((a, b) => b - a)
  const at = offered.findIndex((month) => month === value)
  const step = (by: number) => {
    const next = offered[at + by]
    if (next !== undefined) onChange?.(next)
  }
  const read = (text: string) => {
    const month = readMonth(text, today())
    return month !== undefined && (!months || months.includes(month)) ? month : undefined
  }
  return (
    <span className="mg-month">
      {arrows && (
        <Button
          aria-label="Mes anterior"
          icon={<LeftOutlined aria-hidden />}
          disabled={rest.disabled || at < 0 || at >= offered.length - 1}
          onClick={() => step(1)}
        />
      )}
      <Choice
        {...(rest.id ? {} : { 'aria-label': 'Mes' })}
        {...rest}
        className="mg-month-list"
        placeholder={rest.placeholder ?? 'Mes'}
        optional={onClear !== undefined}
        value={value ?? null}
        read={read}
        onChange={(next) => (next === null ? onClear?.() : onChange?.(next))}
        options={offered.map((month) => ({ value: month, label: monthLabel(month) }))}
      />
      {arrows && (
        <Button
          aria-label="Mes siguiente"
          icon={<RightOutlined aria-hidden />}
          disabled={rest.disabled || at <= 0}
          onClick={() => step(-1)}
        />
      )}
    </span>
  )
}

function around(value: number | null | undefined): number[] {
  const now = yearMonthOf(today())
  const range = monthRange(shiftMonth(now, -30), shiftMonth(now, 6))
  return value && !range.includes(value) ? [...range, value] : range
}
