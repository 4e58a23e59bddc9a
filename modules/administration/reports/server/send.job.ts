import { z } from 'zod'
import { actingNow } from '#modules/company/accounts/server/index.ts'
import { accounts } from '#modules/company/identities/server/index.ts'
import { hourlyReminders, type ReminderRun } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Acting } from '#platform/server/context.ts'
import { UserError } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { defineMail, enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nextSending } from '../model/own-report.ts'
import { shapeSchema } from '../model/shape-catalogs.ts'
import { catalogue } from './catalogue.ts'
import { sightOf } from './made-with.ts'
import { askSchema } from './made-input.ts'
import type { ReportDefinition } from './report.ts'
import { mayTake, permissionsOf } from './rights.ts'
import { writtenReport } from './write-report.ts'

const sentInput = z.object({ id: z.number().int(), on: z.iso.date(), at: z.iso.datetime() })

type Parts = { readonly storage: Storage; readonly publicUrl: string }

/** What is sent in an hour to the people of one company at most; the rest goes in the next. */
const AT_ONCE = 200

/**
 * Makes a report for somebody who asked to receive it, with the rights that they have now, and
 * writes to them. Who may not take it any more receives it no more. Twice is once, by the key of
 * the mail.
 */
export const sendReport = (parts: Parts | undefined) =>
  defineJob({
    kind: 'reports.send',
    input: sentInput,
    maxAttempts: 3,
    async run(job, { id, on, at }) {
      if (!parts) throw new Error('sendReport runs in a worker, with a storage')
      const wanted = await job.transaction((tx, client, platform) =>
        wantedNow({ tx, client, platform, session: job.session }, id, new Date(at)),
      )
      if (!wanted) {
        await endSending(job, id)
        return { sent: false }
      }
      const made = await writtenReport(job, parts.storage, wanted)
      await job.transaction((tx) =>
        enqueueMails(tx, [
          {
            key: `report:${job.session.companyId}:${id}:${on}`,
            to: wanted.to,
            mail: letter({
              name: wanted.ask.title,
              url: `${parts.publicUrl}/home/reports?propio=${publicId('ownReport', wanted.ownId)}`,
              has: made === undefined ? 'NOTHING' : wanted.attached ? 'FILE' : 'LINK',
            }),
            ...(made && wanted.attached ? { files: [made.fileId] } : {}),
          },
        ]),
      )
      return { sent: true }
    },
  })

type Work = Parameters<typeof actingNow>[0]

/** What is asked for by a sending, while its person may take it; undefined otherwise. */
async function wantedNow(work: Work, id: number, at: Date) {
  const row = await work.tx
    .selectFrom('reportSubscription as sent')
    .innerJoin('ownReport as own', 'own.id', 'sent.ownReportId')
    .select(['own.id as ownId', 'own.name', 'own.report', 'own.ask', 'own.shape', 'sent.format'])
    .select(sql<boolean>`(own.login_id = sent.login_id or own.shared)`.as('isTheirs'))
    .select(personMail.as('mail'))
    .where('sent.id', '=', id)
    .executeTakeFirst()
  const report = catalogue.find(({ name }) => name === row?.report)
  if (!row?.isTheirs || !report) return undefined
  const to = await mailOf(work, row.mail)
  if (to === null) return undefined
  const acting = await actingNow(work, at).catch(gone)
  if (acting === GONE || !mayTake(acting, report)) return undefined
  return { ...askedBy(acting, report, row), to, ownId: row.ownId, attached: isOpen(report) }
}

/** Whoever asked for it comes in no more. */
const GONE = 'gone'

function gone(error: unknown): typeof GONE {
  if (error instanceof UserError) return GONE
  throw error
}

type Row = { name: string; ask: unknown; shape: unknown; format: string }

function askedBy(acting: Acting, report: ReportDefinition, row: Row) {
  const { today, session, actor } = acting
  const ask = askSchema.parse(row.ask)
  const shape = shapeSchema.parse(row.shape)
  return {
    ask: { ...ask, name: report.name, shape, title: row.name },
    scope: { companyId: session.companyId, self: actor.userId, today },
    sight: sightOf(acting, permissionsOf(report)),
    format: row.format,
  }
}

/**
 * Whether a report goes as a file of the mail. What tells of pay stays in the product, behind its
 * sign-in: a mailbox has other readers.
 */
const isOpen = ({ permission, shows }: ReportDefinition): boolean =>
  permission === 'peopleReports.read' && !shows.some((one) => /^(contracts|payslips)\./.test(one))

const personMail = sql<string | null>`(select person.email from user_version person
  where person.company_id = app.current_company() and person.user_id = sent.user_id
    and person.superseded_at is null order by lower(person.valid) desc limit 1)`

/** The address of the account that receives it, or else the one of its person. */
async function mailOf({ platform, session }: Work, ofPerson: string | null) {
  const account = await accounts
    .besideCompany(platform, session.companyId)
    .select('login.email')
    .where('login.id', '=', session.loginId)
    .executeTakeFirst()
  return [account?.email, ofPerson].find((mail) => mail && isMailAddress(mail)) ?? null
}

const endSending = (job: JobContext, id: number) =>
  job.transaction((tx) => tx.deleteFrom('reportSubscription').where('id', '=', id).execute())

const letter = defineMail<{ name: string; url: string; has: 'FILE' | 'LINK' | 'NOTHING' }>(
  ({ name, url, has }) => ({
    subject: `Reporte: ${name}`,
    blocks: [
      {
        FILE: `Su reporte «${name}» va adjunto, con los datos que usted alcanza hoy.`,
        LINK: `Su reporte «${name}» está listo. Habla de remuneraciones: se abre con su cuenta.`,
        NOTHING: `Su reporte «${name}» no tiene datos esta vez.`,
      }[has],
      { label: 'Abrir el reporte', url },
      'Para no recibirlo más, quite el envío en la página del reporte.',
    ],
  }),
)

/** Has sent what is due today, each in a job of its own in the name of who receives it. */
async function sendWhatIsDue({ tx, session, now, today }: ReminderRun): Promise<[]> {
  const due = await tx
    .selectFrom('reportSubscription')
    .select(['id', 'loginId', 'userId', 'every', 'day'])
    .where('nextOn', '<=', today)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  const next = due.map((row) => nextSending(row, today))
  await sql`update report_subscription as sent set next_on = given.next_on
    from unnest(${due.map(({ id }) => id)}::bigint[], ${next}::date[]) as given (id, next_on)
    where sent.company_id = app.current_company() and sent.id = given.id`.execute(tx)
  for (const { id, loginId, userId } of due) {
    const input = { id, on: today, at: now.toISOString() }
    await enqueue({ tx, session: { ...session, loginId, userId } }, sendReport(undefined), input)
  }
  return []
}

hourlyReminders.on('reports', sendWhatIsDue)
