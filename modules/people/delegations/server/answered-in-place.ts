import { counted } from '#chile/counts.ts'
import type { RawBuilder } from 'kysely'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { hook } from '#platform/model/hook.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Days after an answer on which it is still said, should a round have been missed. */
const looked = 3

type Answer = { person: number; day: ISODate; author: string | null }

/**
 * What was answered in the place of others, as a select of `person`, in whose place; `day`, the
 * day in Chile; and `author`, the name of who answered.
 */
export const answeredInPlace = hook<RawBuilder<Answer>>('answers in the place of others')

type Answered = { userId: number; day: ISODate; author: string | null; answers: number }

/** What others answered in the place of each person who delegates, once a day and the day after. */
async function ofAnswersInPlace({ tx, today }: ReminderRun): Promise<NewNotice[]> {
  const parts = sql.join(answeredInPlace.listeners, sql` union all `)
  const { rows } = await sql<Answered>`
    select answered.person as "userId", answered.day::text as day, answered.author,
      count(*)::int as answers
    from (${parts}
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

hourlyReminders.on('delegations', ofAnswersInPlace)
