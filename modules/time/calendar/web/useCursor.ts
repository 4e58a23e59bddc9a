import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDate, weekdayName } from '#chile/dates.ts'
import { counted } from '#chile/counts.ts'
import { today } from '#platform/web/look/today.ts'
import { awayOn, type Span } from '../model/calendar.ts'
import { type Cursor, dayWithin, movedBy, turnsTo } from '../model/cursor.ts'
import type { Team } from './types.ts'
import { barWords } from './words.ts'

/**
 * The calendar by keyboard: arrows move by days and people, the keys of pages by months, and Enter
 * opens the record of the person.
 */
export function useCursor(team: Team, span: Span, turn: (months: number) => void) {
  const region = useRef<HTMLElement>(null)
  const [kept, setKept] = useState<Cursor>()
  const { people } = team
  const cursor = kept && {
    row: Math.min(kept.row, people.length - 1),
    day: dayWithin(kept.day, span),
  }
  useEffect(() => {
    const cell = region.current?.querySelector('.tc-cursor')
    if (kept) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [kept])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) {
      return
    }
    const at = cursor ?? { row: 0, day: dayWithin(today(), span) }
    if (event.key === 'Enter') {
      const links = region.current?.querySelectorAll<HTMLElement>('.tc-people a')
      links?.[at.row]?.click()
      return
    }
    const next = movedBy(event.key, at, span, people.length)
    if (!next) return
    event.preventDefault()
    const months = turnsTo(next.day, span)
    if (months !== 0) turn(months)
    setKept(next)
  }
  const start = () => setKept((now) => now ?? { row: 0, day: dayWithin(today(), span) })
  return {
    cursor,
    words: cursor ? wordsAt(team, cursor) : '',
    bind: {
      ref: region,
      tabIndex: 0,
      onKeyDown,
      onFocus: (event: { target: unknown; currentTarget: unknown }) => {
        if (event.target === event.currentTarget) start()
      },
    },
  }
}

/** «Martes 10-11-2026. Bernarda Huenchul: Licencia médica, … 2 personas ausentes». */
function wordsAt({ people, bars }: Team, { row, day }: Cursor): string {
  const own = bars.filter(({ person, from, to }) => person === row && from <= day && day <= to)
  const [away = 0] = awayOn(bars, [day])
  const what = own.length > 0 ? own.map(barWords).join('; ') : 'sin ausencia'
  const total = counted(away, 'persona ausente', 'personas ausentes')
  const person = people[row]
  const whose = person ? `${person.fullname}: ${what}. ` : ''
  return `${weekdayName(day)} ${formatDate(day)}. ${whose}${total}`
}
