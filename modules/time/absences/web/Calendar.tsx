import type { CSSProperties } from 'react'
import type { AbsenceMonthQuery } from '#generated/documents/graphql.ts'
import { addDays, formatDate, weekday } from '#chile/dates.ts'
import { daysInMonth, firstDay, lastDay, monthLabel } from '#chile/period.ts'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { RequestStatus } from '../model/catalogs.ts'
import { spanText } from './words.ts'
import type { AbsenceItem } from './types.ts'
import './absences.css'

type Props = {
  month: number
  rows: readonly AbsenceItem[]
  holidays: readonly Day[]
  /** Whether the month has more than is drawn. */
  cut: boolean
  onMonth: (month: number) => void
  onOpen: (row: AbsenceItem) => void
}

/** A month of absences: a line for each person, a bar for each absence. */
export function Calendar({ month, rows, holidays, cut, onMonth, onOpen }: Props) {
  const [first, last] = [firstDay(month), lastDay(month)]
  const days = Array.from({ length: daysInMonth(month) }, (_, place) => addDays(first, place))
  const given = Map.groupBy(holidays, ({ date }) => date)
  const people = [...Map.groupBy(rows, (row) => row.userId)]
  const style: CSSProperties & Record<`--${string}`, number> = { '--days': days.length }
  return (
    <section className="ab-calendar" aria-label={`Ausencias de ${monthLabel(month)}`} style={style}>
      <div className="ab-line ab-head">
        <MonthSelector value={month} onChange={onMonth} aria-label="Mes del calendario" />
        <div className="ab-days-line" aria-hidden="true">
          {days.map((day) => (
            <span key={day} {...restOf(day, given.get(day))}>
              {Number(day.slice(8))}
            </span>
          ))}
        </div>
      </div>
      <p className="sr-only">
        {holidays.map((day) => `${formatDate(day.date)}: ${titleOf(day)}`).join('; ')}
      </p>
      {cut && <p className="ab-none soft">No cabe el mes entero: acote con los filtros.</p>}
      {people.length === 0 && <p className="ab-none soft">Nadie falta en este mes.</p>}
      {people.map(([userId, own]) => (
        <div key={userId} className="ab-line">
          <span className="ab-name">{own[0]?.fullname}</span>
          <div className="ab-days-line ab-days-row">
            {days.map((day, at) => (
              <span
                key={day}
                aria-hidden="true"
                style={{ gridColumn: `${at + 1} / ${at + 2}` }}
                {...restOf(day, given.get(day))}
              />
            ))}
            {own.map((row) => (
              <Bar key={row.id} row={row} first={first} last={last} onOpen={onOpen} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

type Day = AbsenceMonthQuery['absenceMonth']['holidays'][number]

const titleOf = ({ title, place }: Day) => (place ? `${title} (${place})` : title)

/** A day of rest is shaded: the weekend, and a holiday of everybody with its name. */
function restOf(day: string, given: readonly Day[] = []) {
  const isRest = weekday(day) % 6 === 0 || given.some(({ place }) => place === null)
  return {
    'data-rest': isRest || undefined,
    'data-holiday': given.length > 0 || undefined,
    title: given.map(titleOf).join('; ') || undefined,
  }
}

type BarProps = Pick<Props, 'onOpen'> & { row: AbsenceItem; first: string; last: string }

function Bar({ row, first, last, onOpen }: BarProps) {
  const { startDate, endDate, type, responseStatus, kind } = row
  if (!startDate || !endDate || endDate < first || startDate > last) return null
  const column = (day: string) => Number(day.slice(8))
  const from = startDate < first ? 1 : column(startDate)
  const to = endDate > last ? column(last) : column(endDate)
  const words = `${kind}, ${spanText(row)}, ${RequestStatus.label(responseStatus)}`
  return (
    <button
      type="button"
      className="ab-bar"
      data-type={type}
      data-status={responseStatus}
      style={{ gridColumn: `${from} / ${to + 1}` }}
      title={words}
      aria-label={`${words}, desde el ${formatDate(startDate)}`}
      onClick={() => onOpen(row)}
    >
      {to - from > 3 ? kind : ''}
    </button>
  )
}
