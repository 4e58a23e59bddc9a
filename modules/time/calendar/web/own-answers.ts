import { TeamCalendar } from '#generated/operations/calendar.ts'
import { ownAnswer } from '#platform/web/seen/own-answer.ts'

/** Of the calendar, one's own days and the holidays: nobody else is kept on a device. */
export const ownAnswers = [
  ownAnswer(TeamCalendar, ({ teamCalendar: team }, _variables, { id }) => {
    const own = team.people.findIndex((person) => person.id === id)
    return {
      teamCalendar: {
        ...team,
        cut: false,
        people: team.people.filter((person) => person.id === id),
        // A bar names its person by their place in the list.
        bars: team.bars
          .filter(({ person }) => person === own)
          .map((bar) => ({ ...bar, person: 0 })),
      },
    }
  }),
]
