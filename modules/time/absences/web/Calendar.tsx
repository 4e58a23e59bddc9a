import type { CSSProperties } from 'react'
import { addDays, formatDate, weekday } from '#chile/dates.ts'
import { daysInMonth, firstDay, lastDay, monthLabel } from '#chile/period.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { RequestStatus } from '../model/catalogs.ts'
import { spanText } from './words.ts'
import type { AbsenceItem } from './types.ts'
import './absences.css'

type Props = {
  month: number
  rows: readonly AbsenceItem[]
  onMonth: (month: number) => void
  onOpen: (row: AbsenceItem) => void
}

/** A month of absences: a line for each person, a bar for each absence. */
export function Calendar({ month, rows, onMonth, onOpen }: Props) {
  const [first, last] = [firstDay(month), lastDay(month)]
  const days = Array.from({ length: daysInMonth(month) }, (_, place) => addDays(first, place))
  const people = [...Map.groupBy(rows, (row) => row.userId)]
  const style: CSSProperties & Record<`--${string}`, number> = { '--days': days.length }
  return (
    <section className="ab-calendar" aria-label={`Ausencias de ${monthLabel(month)}`} style={style}>
      <div className="ab-line ab-head">
        <MonthSelector value={month} onChange={onMonth} aria-label="Mes del calendario" />
        <div className="ab-days-line" aria-hidden="true">
          {days.map((day) => (
            <span key={day} data-rest={weekday(day) % 6 === 0 || undefined}>
              {Number(day.slice(8))}
            </span>
          ))}
        </div>
      </div>
      {people.length === 0 && <p className="ab-none soft">Nadie falta en este mes.</p>}
      {people.map(([userId, own]) => (
        <div key={userId} className="ab-line">
          <span className="ab-name">{own[0]?.fullname}</span>
          <div className="ab-days-line">
            {own.map((row) => (
              <Bar key={row.id} row={row} first={first} last={last} onOpen={onOpen} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
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
