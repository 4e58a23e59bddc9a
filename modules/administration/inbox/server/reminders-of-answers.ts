import { counted } from '#chile/counts.ts'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import type { NewNotice, ReminderRun } from '#modules/company/notices/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { reminders } from './readers.ts'

/** Days after an answer on which it is still said, should a round have been missed. */
const looked = 3

type Answered = { userId: number; day: ISODate; author: string | null; answers: number }

/** What others answered in the place of each person who delegates, once a day and the day after. */
export async function ofAnswersInPlace({ tx, today }: ReminderRun): Promise<NewNotice[]> {
  const { rows } = await sql<Answered>`
    select answered.person as "userId", answered.day::text as day, answered.author,
      count(*)::int as answers
    from (
      select responded_for_user_id as person,
        (responded_at at time zone 'America/Santiago')::date as day,
        ${sql.raw(personBehind('vacation.responded_login_id'))} as author
      from vacation where company_id = app.current_company()
        and responded_for_user_id is not null
      union all
      select responded_for_user_id, (responded_at at time zone 'America/Santiago')::date,
        ${sql.raw(personBehind('absence.responded_login_id'))}
      from absence where company_id = app.current_company()
        and responded_for_user_id is not null
    ) answered
    where answered.day >= ${addDays(today, -looked)}::date and answered.day < ${today}::date
    group by 1, 2, 3 order by 1, 2, 3`.execute(tx)
  const byDay = Map.groupBy(rows, ({ userId, day }) => `${userId} ${day}`)
  return [...byDay.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const parts = own.map(
      ({ author, answers }) =>
        `${author ?? 'Otra persona'} respondió ${counted(answers, 'solicitud', 'solicitudes')}`,
    )
    return reminders([first.userId], {
      key: `answered-for:${first.day}`,
      title: `El ${formatDate(first.day)}, por encargo suyo: ${parts.join('; ')}`,
      link: '/home/bandeja',
    })
  })
}
