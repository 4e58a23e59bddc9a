import { people } from '#modules/company/identities/server/index.ts'
import { pushToDevices } from '#modules/company/push/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { defineMail, enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import type { NoticeKind, NoticeMail } from '../model/notice.ts'

/** What is said to a person, without pay and without health. */
export type NewNotice = {
  userId: number
  kind: NoticeKind
  /** Once for each person and key: `vacation:512:2`. */
  key: string
  title: string
  detail?: string | null
  /** The screen that it speaks of. */
  link: string
  /** Whether the bell shows it; what waits in the inbox is not shown twice. */
  shown: boolean
  /**
   * What the razón social decides, until the person decides otherwise; `OWN` when the module writes
   * a mail of its own.
   */
  mail: NoticeMail | 'OWN'
}

type Telling = Pick<Context, 'tx' | 'session'> & {
  services: Pick<Context['services'], 'publicUrl'>
}

/** Says things to people, in the transaction of what happened: both stay or neither. */
export async function notify(context: Telling, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const readers = await readersOf(context, notices)
  const ways = notices.map((notice) => {
    const reader = readers.get(notice.userId)
    const wanted = reader?.wanted.find(({ kind }) => kind === notice.kind)
    const mail = notice.mail === 'OWN' ? 'NONE' : (wanted?.mail ?? notice.mail)
    return { notice, reader, mail, shown: notice.shown && (wanted?.app ?? true) }
  })
  const kept = ways.filter(({ shown, mail }) => shown || mail === 'DIGEST')
  if (kept.length > 0) await keep(context, kept)
  await pushToDevices(
    context,
    ways.flatMap(({ notice, reader }) => (reader ? [notice] : [])),
  )
  await enqueueMails(
    context.tx,
    ways.flatMap(({ notice, reader, mail }) =>
      mail === 'NOW' && reader?.email
        ? [
            {
              key: mailKey(context, notice),
              to: reader.email,
              mail: letter(context, reader, notice),
            },
          ]
        : [],
    ),
  )
}

type Answer = Omit<NewNotice, 'kind' | 'shown' | 'mail'>

/** Says to whoever asked for something what became of it; by mail too, if not said otherwise. */
export const notifyAnswer = (
  context: Telling,
  answer: Answer,
  mail: NewNotice['mail'] = 'NOW',
): Promise<void> => notify(context, [{ ...answer, kind: 'ANSWER', shown: true, mail }])

/** What the column keeps of a title: several long names may pass it. */
const longestTitle = 300

type Way = { notice: NewNotice; mail: NoticeMail; shown: boolean }

const keep = ({ tx }: Telling, ways: readonly Way[]) =>
  tx
    .insertInto('notification')
    .values(
      ways.map(({ notice, mail, shown }) => ({
        userId: notice.userId,
        kind: notice.kind,
        key: notice.key,
        title: notice.title.slice(0, longestTitle),
        detail: notice.detail || null,
        link: notice.link,
        isShown: shown,
        isDigest: mail === 'DIGEST',
      })),
    )
    .onConflict((conflict) => conflict.columns(['companyId', 'userId', 'key']).doNothing())
    .execute()

type Reader = {
  userId: number
  name: string
  email: string | null
  wanted: { kind: string; app: boolean; mail: NoticeMail }[]
}

/** The readers who can sign in: how each wants to know, and where to write to. */
async function readersOf({ tx }: Telling, notices: readonly NewNotice[]) {
  const { rows } = await sql<Reader>`
    select u.id as "userId", coalesce(u.firstname, l.username) as name,
      coalesce(nullif(l.email, ''), u.email) as email,
      array(select jsonb_build_object('kind', w.kind, 'app', w.app, 'mail', w.mail)
        from notification_preference w
        where w.company_id = app.current_company() and w.user_id = u.id) as wanted
    from ${people.written} u
    join login l on l.company_id = app.current_company() and l.user_id = u.id
      and not l.is_disabled
    where u.status = 'ACTIVE' and not u.is_disabled
      and u.id = any(${notices.map(({ userId }) => userId)}::bigint[])
    order by l.id desc`.execute(tx)
  return new Map(
    rows.map((row) => [
      row.userId,
      { ...row, email: isMailAddress(row.email ?? '') ? row.email : null },
    ]),
  )
}

const mailKey = ({ session }: Telling, { key, userId }: NewNotice) =>
  `notice:${session.companyId}:${key}:${userId}`

type Letter = { name: string; title: string; url: string }

/** Details stay in the product, behind the sign-in: people write reasons of health in them. */
const noticeMail = defineMail<Letter>(({ name, title, url }) => ({
  subject: title,
  blocks: [`Hola ${name}:`, `${title}.`, { label: 'Abrir minga', url }],
}))

const letter = ({ services }: Telling, { name }: Reader, { title, link }: NewNotice) =>
  noticeMail({ name, title, url: `${services.publicUrl}${link}` })
