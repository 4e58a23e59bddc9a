import { type CSSProperties, useId, useMemo } from 'react'
import { addDays, daysBetween, formatDate, type ISODate, weekday } from '#chile/dates.ts'
import { counted } from '#chile/counts.ts'
import { monthTitle, yearMonthOf } from '#chile/period.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { awayOn, isWeekend, placeOf, type Span } from '../model/calendar.ts'
import type { Team } from './types.ts'
import { useCursor } from './useCursor.ts'
import { barWords, dayWords } from './words.ts'

const initials = ['D', 'L', 'M', 'M', 'J', 'V', 'S']

type Props = { team: Team; span: Span; onTurn: (months: number) => void }

/** People in rows and days in columns; rest days are shaded once for all of the rows. */
export function TeamGrid({ team, span, onTurn }: Props) {
  const { people, bars, holidays } = team
  const days = useMemo(
    () =>
      Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, at) =>
        addDays(span.from, at),
      ),
    [span.from, span.to],
  )
  const byPerson = useMemo(() => Map.groupBy(bars, ({ person }) => person), [bars])
  const given = Map.groupBy(holidays, ({ date }) => date)
  const style: CSSProperties & Record<`--${string}`, number> = { '--days': days.length }
  const { cursor, words, bind } = useCursor(team, span, onTurn)
  const keys = useId()
  return (
    <>
      <section
        {...bind}
        className="tc"
        aria-label="Calendario del equipo"
        aria-describedby={keys}
        style={style}
      >
        <div className="tc-back" aria-hidden="true">
          {days.map((day) => (
            <span
              key={day}
              data-rest={isRest(day, given.get(day)) || undefined}
              data-at={day === cursor?.day || undefined}
            />
          ))}
        </div>
        <Head days={days} given={given} />
        <Counts days={days} bars={bars} given={given} />
        <ul className="tc-people">
          {people.map(({ id, fullname, businessName }, person) => (
            <li key={id} className="tc-row">
              <span className="tc-name" title={`${fullname}, ${businessName}`}>
                <Link to={pathTo('ficha/:id', { id })}>{fullname}</Link>
              </span>
              <div className="tc-days">
                {byPerson.get(person)?.map((bar, at) => (
                  <Bar key={at} bar={bar} days={days} />
                ))}
                {cursor?.row === person && (
                  <span
                    className="tc-cursor"
                    aria-hidden="true"
                    style={{ gridColumn: columnOf(days.indexOf(cursor.day)) }}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p id={keys} className="tc-keys soft">
        Con el teclado: las flechas cambian de día y de persona, RePág y AvPág de mes, e Intro abre
        la ficha.
      </p>
      <p role="status" className="sr-only">
        {words}
      </p>
    </>
  )
}

const columnOf = (at: number) => `${at + 1} / ${at + 2}`

type Days = Team['holidays']

/** A day of rest for everybody: the weekend and what is of no single place. */
const isRest = (day: ISODate, given: Days = []) =>
  isWeekend(day) || given.some(({ place }) => place === null)

/** The months and, below, each day: its weekday, its number and whether it is a holiday. */
function Head({ days, given }: { days: readonly ISODate[]; given: ReadonlyMap<ISODate, Days> }) {
  const months = [...Map.groupBy(days, yearMonthOf)]
  return (
    <div className="tc-row tc-head">
      <span className="tc-name" />
      <div className="tc-days">
        {months.map(([month, own]) => (
          <strong key={month} style={{ gridColumn: `span ${own.length}` }}>
            {monthTitle(month)}
          </strong>
        ))}
        {days.map((day) => {
          const words = given.get(day)?.map(dayWords).join('; ')
          return (
            <span
              key={day}
              className="tc-day"
              data-holiday={words !== undefined || undefined}
              data-today={day === today() || undefined}
              title={words ? `${formatDate(day)}: ${words}` : formatDate(day)}
            >
              <span aria-hidden="true">{initials[weekday(day)]}</span>
              {Number(day.slice(8))}
              {words && <span className="sr-only">, {words}</span>}
            </span>
          )
        })}
      </div>
    </div>
  )
}

type CountsProps = { days: readonly ISODate[]; bars: Team['bars']; given: Map<ISODate, Days> }

/** How many people are away on each day; on days of rest nobody is missed. */
function Counts({ days, bars, given }: CountsProps) {
  const counts = useMemo(() => awayOn(bars, days), [bars, days])
  const shown = counts.map((away, at) => ({ away, day: days[at] }))
  return (
    <div className="tc-row tc-counts">
      <span className="tc-name soft">Personas ausentes</span>
      <div className="tc-days">
        {shown.map(({ away, day }) => {
          const isMissed = away > 0 && day !== undefined && !isRest(day, given.get(day))
          const title = counted(away, 'persona ausente', 'personas ausentes')
          return (
            <span key={day} {...(isMissed ? { title } : {})}>
              {isMissed ? away : ''}
            </span>
          )
        })}
      </div>
    </div>
  )
}

function Bar({ bar, days }: { bar: Team['bars'][number]; days: readonly ISODate[] }) {
  const { start, end } = placeOf(bar, days)
  const words = barWords(bar)
  return (
    <span
      role="img"
      className="tc-bar"
      data-kind={bar.kind}
      data-pending={bar.pending || undefined}
      data-half={bar.half || undefined}
      data-part={bar.part ?? undefined}
      style={{ gridColumn: `${start} / ${end + 1}` }}
      title={words}
      aria-label={words}
    >
      {end - start > 3 ? (bar.changes ? 'Nuevas fechas' : bar.kind) : ''}
    </span>
  )
}
