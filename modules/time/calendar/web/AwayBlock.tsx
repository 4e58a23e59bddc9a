import { addDays, formatDate } from '#chile/dates.ts'
import { TeamCalendar } from '#generated/operations/calendar.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LinkRows } from '#platform/web/kit/list/LinkRows.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { today } from '#platform/web/look/today.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { awaySoon } from '../model/calendar.ts'
import { barWords, dayWords } from './words.ts'

/** So many days are looked ahead, today among them. */
const DAYS = 7

/** Who of the people of whoever is signed in is away today and this week. */
export default function AwayBlock() {
  const { id: own } = useMe()
  const day = today()
  const span = { from: day, to: addDays(day, DAYS - 1) }
  const { data } = useDetail(TeamCalendar, { input: span })
  if (!data) return null
  const { people, bars, holidays } = data.teamCalendar
  const away = awaySoon(bars, day).filter(({ person }) => people[person]?.id !== own)
  if (away.length === 0) return null
  const now = away.filter(({ from }) => from <= day).length
  return (
    <Panel
      title="Quién falta"
      text={[
        `${now} hoy, ${away.length} en los próximos ${DAYS} días`,
        ...holidays.map((one) => `${dayWords(one)}: ${formatDate(one.date)}`),
      ].join(' · ')}
      action={
        <Link alone to={pathTo('calendario')}>
          Ver calendario
        </Link>
      }
    >
      <LinkRows
        what="personas"
        rows={away.flatMap((bar) => {
          const person = people[bar.person]
          if (!person) return []
          return [
            {
              id: person.id,
              to: pathTo('ficha/:id', { id: person.id }),
              words: person.fullname,
              hint: barWords(bar),
              ...(bar.from <= day ? { aside: 'Hoy' } : {}),
            },
          ]
        })}
      />
    </Panel>
  )
}
