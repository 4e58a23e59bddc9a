import { formatDate } from '#chile/dates.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { Team } from './types.ts'
import { barWords, dayWords } from './words.ts'

/** The same on a phone: each person with their days away, and the holidays below. */
export function TeamList({ team }: { team: Team }) {
  const { people, bars, holidays } = team
  return (
    <>
      <ul className="tc-list" aria-label="Quién falta">
        {people.map(({ id, fullname }, person) => (
          <li key={id}>
            <Link to={pathTo('ficha/:id', { id })}>{fullname}</Link>
            {bars
              .filter((bar) => bar.person === person)
              .map((bar, at) => (
                <span key={at} className="soft">
                  {barWords(bar)}
                </span>
              ))}
          </li>
        ))}
      </ul>
      {holidays.length > 0 && (
        <>
          <h2 className="tc-title">Feriados</h2>
          <ul className="tc-list" aria-label="Feriados">
            {holidays.map((day) => (
              <li key={`${day.date}${day.title}`}>
                {dayWords(day)} <span className="soft">{formatDate(day.date)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
