import { z } from 'zod'
import { publicId } from '#platform/model/ids.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { defineMail, enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { stateOn } from '../model/announcement.ts'
import { audience } from './audience.queries.ts'

/** Number of people who are written to in one transaction. */
const AT_ONCE = 500

/**
 * Writes to the people of an announcement, once each for ever by its key. A killed worker leaves
 * whole batches; one that is withdrawn meanwhile is written to nobody else.
 */
export const mailAnnouncement = defineJob({
  kind: 'announcements.mail',
  input: z.object({ id: z.number().int(), publicUrl: z.string() }),
  async run(job, { id, publicUrl }, progress) {
    let sent = 0
    let after = 0
    for (;;) {
      const batch = await job.transaction((tx) =>
        mailSome(tx, { id, after, publicUrl, companyId: job.session.companyId }),
      )
      sent += batch.mails
      if (batch.last === null) break
      after = batch.last
      await progress(sent, undefined, 'Enviando correos')
    }
    await job.transaction((tx) =>
      tx
        .updateTable('announcement')
        .set({ mailedAt: sql`now()` })
        .where('id', '=', id)
        .where('mailedAt', 'is', null)
        .execute(),
    )
    return { sent }
  },
})

type Batch = { id: number; after: number; publicUrl: string; companyId: number }

/** The next people, by their numbers; `last` is null once there are none. */
async function mailSome(tx: Tx, { id, after, publicUrl, companyId }: Batch) {
  const today = todayAt(new Date())
  const row = await tx
    .selectFrom('announcement')
    .select(['title', 'publishDate', 'expiryDate', 'withdrawnAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.withdrawnAt !== null || stateOn(row, today) === 'EXPIRED') return { mails: 0, last: null }
  const people = await audience(tx, today)
    .select(['users.id', shortNameIn('users.id').as('name'), mailOf.as('email')])
    .where('announcement.id', '=', id)
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(AT_ONCE)
    .execute()
  const url = `${publicUrl}/home/anuncios/${publicId('announcement', id)}`
  const mails = people.flatMap(({ id: userId, name, email }) =>
    email !== null && isMailAddress(email)
      ? [
          {
            key: `announcement:${companyId}:${id}:${userId}`,
            to: email,
            mail: announcementMail({ name, title: row.title, url }),
          },
        ]
      : [],
  )
  await enqueueMails(tx, mails)
  return { mails: mails.length, last: people.at(-1)?.id ?? null }
}

const mailOf = sql<string | null>`coalesce(
  (select nullif(login.email, '') from login where login.company_id = app.current_company()
    and login.user_id = users.id and not login.is_disabled order by login.id limit 1),
  (select person.email from user_version person where person.company_id = app.current_company()
    and person.user_id = users.id and person.superseded_at is null
    order by lower(person.valid) desc limit 1))`

type Letter = { name: string | null; title: string; url: string }

/** Its words stay in the product, behind the sign-in. */
const announcementMail = defineMail<Letter>(({ name, title, url }) => ({
  subject: title,
  blocks: [`Hola ${name ?? ''}:`, `Hay un anuncio nuevo: ${title}.`, { label: 'Leerlo', url }],
}))

type Asking = Pick<Context, 'tx' | 'session'> & {
  services: Pick<Context['services'], 'publicUrl'>
}

/** Queues the mail of an announcement in the caller's transaction. */
export const mailNow = ({ tx, session, services }: Asking, id: number) =>
  enqueue(
    { tx, session },
    mailAnnouncement,
    { id, publicUrl: services.publicUrl },
    { key: `${id}` },
  )
