import { addDays } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type AbsenceRow, reached, rowsOf } from './absences.queries.ts'

/** How many days back a team's requests are listed. */
const aYear = 366

type Asked = { userId: number | null }

/**
 * The requests of the people that the actor supervises: those the actor entered, with their state,
 * and those that wait for the actor's answer. A supervisor does not read the other absences of the
 * team.
 */
export async function teamAbsences(context: Context, { userId }: Asked): Promise<AbsenceRow[]> {
  const { actor, session, reach, today } = context
  const team = actor.supervisedIds.filter((id) => userId === null || id === userId)
  if (team.length === 0) return []
  const query = reached(context, 'absences.create')
    .where('contract.userId', 'in', team)
    .where('absence.endDate', '>=', addDays(today, -aYear))
    .where((eb) =>
      eb.or([
        eb('absence.creatorLoginId', '=', session.loginId),
        eb.and([
          eb('absence.responseStatus', '=', 'PENDING'),
          contractWithin({ reach, actor }, 'absenceResponses.update'),
        ]),
      ]),
    )
  return rowsOf(context, query)
}
