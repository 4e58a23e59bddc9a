import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { monthLabel, monthRange, shiftMonth, yearMonthOf } from '#chile/period.ts'

type Props = {
  id?: string
  /** 202609 */
  value?: number | null
  onChange?: (yearMonth: number) => void
  /** The months to choose from; by default three years around today. */
  months?: readonly number[]
  disabled?: boolean
  arrows?: boolean
  'aria-label'?: string
}

/** Chooses a month: «septiembre 2026». The value is the number 202609. */
export function MonthSelector({ value, onChange, months, arrows = true, ...rest }: Props) {
  const offered = [...(months ?? aroundToday(value))].toSorted((a, b) => b - a)
  const at = offered.indexOf(value ?? 0)
  const step = (by: number) => {
    const next = offered[at + by]
    if (next !== undefined) onChange?.(next)
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
      <Select
        {...rest}
        aria-label={rest['aria-label'] ?? 'Mes'}
        showSearch={{ optionFilterProp: 'label' }}
        value={value ?? null}
        placeholder="Mes"
        onChange={(next) => next && onChange?.(next)}
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

function aroundToday(value: number | null | undefined): number[] {
  const now = yearMonthOf(new Date().toISOString().slice(0, 10))
  const range = monthRange(shiftMonth(now, -30), shiftMonth(now, 6))
  return value && !range.includes(value) ? [...range, value] : range
}
