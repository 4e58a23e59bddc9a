import { addDays } from '#chile/dates.ts'
import { within } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type AbsenceRow, reached, rowsOf } from './absences.queries.ts'

/** How far back a team's requests are told. */
const aYear = 366

type Asked = { userId: number | null }

/**
 * The requests of the people whom the actor supervises: those that they asked for themselves, with
 * their state, and those that wait for an answer of theirs. Who supervises does not read the rest
 * of a team's absences.
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
          within(reach('absenceResponses.update'), 'contract', actor.userId),
        ]),
      ]),
    )
  return rowsOf(context, query)
}
