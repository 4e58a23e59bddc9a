import {
  DoubleLeftOutlined,
  DoubleRightOutlined,
  LeftOutlined,
  RightOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { addDays, addMonths, formatLongDate, type ISODate, partsOf, weekday } from '#chile/dates.ts'
import {
  daysInMonth,
  firstDay,
  lastDay,
  monthLabel,
  monthTitle,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { today } from '#platform/web/look/today.ts'
import { useDaysOff } from './useDaysOff.ts'

type Props = {
  value: ISODate | null
  min?: ISODate | undefined
  max?: ISODate | undefined
  onPick: (day: ISODate | null) => void
  onClose: () => void
}

/** A month of days: arrows by day and week, RePág and AvPág by month (with Mayús, by year). */
export function CalendarPanel({ value, min, max, onPick, onClose }: Props) {
  const within = (day: ISODate) => (max && day > max ? max : min && day < min ? min : day)
  const [at, setAt] = useState<ISODate>(() => within(value ?? today()))
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])
  const month = yearMonthOf(at)
  const daysOff = useDaysOff()
  const go = (day: ISODate) => setAt(within(day))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes the calendar and not the dialog around the field.
      event.stopPropagation()
      return onClose()
    }
    const next = stepOf(event, at)
    if (!next) return
    event.preventDefault()
    go(next)
  }
  return (
    // The keys of its days come up to the dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="dialog" aria-label="Calendario" className="mg-calendar" onKeyDown={press}>
      <CalendarHead month={month} by={by} />
      <table ref={grid} aria-label={monthLabel(month)}>
        <WeekHead />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={WEEK[index]?.[1]}>
                  {day && (
                    <Day
                      day={day}
                      isAt={day === at}
                      isChosen={day === value}
                      off={daysOff.names.get(day)}
                      disabled={within(day) !== day}
                      onPick={onPick}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <OffIn month={month} {...daysOff} />
      <div className="mg-calendar-foot">
        <Button size="small" disabled={within(today()) !== today()} onClick={() => onPick(today())}>
          Hoy
        </Button>
        {value && (
          <Button size="small" onClick={() => onPick(null)}>
            Borrar
          </Button>
        )}
      </div>
    </div>
  )

  function by(months: number): StepTaken {
    const next = addMonths(at, months)
    return { onClick: () => go(next), disabled: within(next) === at }
  }
}

type StepTaken = { onClick: () => void; disabled: boolean }

/** The month in sight, and the ways to others: `by` goes some months on. */
const CalendarHead = ({ month, by }: { month: number; by: (months: number) => StepTaken }) => (
  <div className="mg-calendar-head">
    <Step label="Año anterior" icon={<DoubleLeftOutlined aria-hidden />} {...by(-12)} />
    <Step label="Mes anterior" icon={<LeftOutlined aria-hidden />} {...by(-1)} />
    <strong aria-live="polite">{monthTitle(month)}</strong>
    <Step label="Mes siguiente" icon={<RightOutlined aria-hidden />} {...by(1)} />
    <Step label="Año siguiente" icon={<DoubleRightOutlined aria-hidden />} {...by(12)} />
  </div>
)

const Step = (props: StepTaken & { label: string; icon: ReactNode }) => (
  <Button
    type="text"
    size="small"
    aria-label={props.label}
    icon={props.icon}
    disabled={props.disabled}
    onClick={props.onClick}
  />
)

const WeekHead = () => (
  <thead>
    <tr>
      {WEEK.map(([short, name]) => (
        <th key={name} scope="col" abbr={name}>
          {short}
        </th>
      ))}
    </tr>
  </thead>
)

/** The days off of the month in words: nothing else says them where nothing points. */
function OffIn({ month, names, isUnread }: ReturnType<typeof useDaysOff> & { month: YearMonth }) {
  const [first, last] = [firstDay(month), lastDay(month)]
  const days = [...names].filter(([day]) => first <= day && day <= last)
  if (isUnread) return <p className="mg-calendar-off">Los feriados no se pudieron leer.</p>
  if (days.length === 0) return null
  return (
    <ul className="mg-calendar-off">
      {days.map(([day, name]) => (
        <li key={day}>{`${partsOf(day).day} ${name}`}</li>
      ))}
    </ul>
  )
}

type DayProps = {
  day: ISODate
  /** The name of a day off. */
  off: string | undefined
  /** Where the keys are. */
  isAt: boolean
  isChosen: boolean
  disabled: boolean
  onPick: (day: ISODate) => void
}

const Day = ({ day, off, isAt, isChosen, disabled, onPick }: DayProps) => (
  <button
    type="button"
    tabIndex={isAt ? 0 : -1}
    aria-label={[formatLongDate(day, true), off && `feriado: ${off}`].filter(Boolean).join(', ')}
    title={off}
    data-off={off !== undefined || WEEKEND.has(weekday(day))}
    aria-current={day === today() ? 'date' : undefined}
    aria-pressed={isChosen}
    disabled={disabled}
    onClick={() => onPick(day)}
  >
    {partsOf(day).day}
  </button>
)

/** Sunday and Saturday. */
const WEEKEND = new Set([0, 6])

const WEEK = [
  ['L', 'lunes'],
  ['M', 'martes'],
  ['M', 'miércoles'],
  ['J', 'jueves'],
  ['V', 'viernes'],
  ['S', 'sábado'],
  ['D', 'domingo'],
] as const

/** The weeks of a month, from Monday; null is a day of another month. */
function weeksOf(month: number): (ISODate | null)[][] {
  const first = firstDay(month)
  const before = (weekday(first) + 6) % 7
  const cells = Array.from({ length: 42 }, (_, index) => {
    const day = index - before
    return day >= 0 && day < daysInMonth(month) ? addDays(first, day) : null
  })
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  return weeks.filter((week) => week.some((day) => day !== null))
}

function stepOf({ key, shiftKey }: KeyboardEvent, at: ISODate): ISODate | undefined {
  const inWeek = (weekday(at) + 6) % 7
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -inWeek,
    End: 6 - inWeek,
  }
  const step = days[key]
  if (step !== undefined) return addDays(at, step)
  const months = shiftKey ? 12 : 1
  if (key === 'PageUp') return addMonths(at, -months)
  return key === 'PageDown' ? addMonths(at, months) : undefined
}
