import type { ISODate } from '#chile/dates.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { hourAt, todayAt } from '#platform/server/context.ts'
import { type Database, sql } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { defineMail, enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { inEachCompany, type ReminderRun } from './each-company.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** The hour of the digest, in Chile: the task asks it every hour, whatever the season. */
const digestHour = 8

/** What the worker does with notices by itself: the digest of the morning. */
export const noticeTasks = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask[] => [
  {
    name: 'notice_digest',
    cron: '2 * * * *',
    run: async () => {
      // A worker that was down at that hour catches up: the key of a mail is its day.
      if (hourAt(now()) < digestHour) return
      await inEachCompany(db, now(), (round) => sendDigests(round, publicUrl))
    },
  },
]

type Digest = { userId: number; name: string; email: string | null; titles: string[] }

/**
 * The notices of a day, from 08:00 to 08:00, that people want together: one mail for each person
 * and day.
 */
async function sendDigests({ tx, session, now }: ReminderRun, publicUrl: string): Promise<void> {
  const { companyId } = session
  const day = todayAt(now)
  const until = sql`((${day}::date + time '08:00') at time zone 'America/Santiago')`
  const since = sql`((${day}::date - 1 + time '08:00') at time zone 'America/Santiago')`
  const { rows } = await sql<Digest>`
    select n.user_id as "userId", coalesce(max(u.firstname), max(l.username)) as name,
      coalesce(nullif(max(l.email), ''), max(u.email)) as email,
      array_agg(distinct n.title) as titles
    from notification n
    join login l on l.company_id = app.current_company() and l.user_id = n.user_id
      and not l.is_disabled
    join ${people.written} u on u.id = n.user_id and u.status = 'ACTIVE' and not u.is_disabled
    where n.company_id = app.current_company() and n.is_digest and n.created_at > ${since}
      and n.created_at <= ${until}
    group by n.user_id order by n.user_id`.execute(tx)
  await enqueueMails(
    tx,
    rows.flatMap(({ userId, name, email, titles }) =>
      email && isMailAddress(email)
        ? [
            {
              key: `digest:${companyId}:${userId}:${day}`,
              to: email,
              mail: digestMail({ name, titles, day, url: `${publicUrl}/home/avisos` }),
            },
          ]
        : [],
    ),
  )
}

type Letter = { name: string; titles: readonly string[]; day: ISODate; url: string }

const digestMail = defineMail<Letter>(({ name, titles, url }) => ({
  subject: titles.length === 1 ? 'Tiene 1 aviso' : `Tiene ${titles.length} avisos`,
  blocks: [`Hola ${name}:`, ...titles.map((title) => `${title}.`), { label: 'Abrir minga', url }],
}))
