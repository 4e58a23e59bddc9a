import { counted } from '#chile/counts.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineMail, enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import type { NoticeTo, ToldHow } from '../model/catalogs.ts'
import { type Notice, noticeOf } from '../model/notice.ts'
import { dataBreach } from './breaches.queries.ts'
import { addEntry, type BreachSeen, holdOpen } from './breaches.service.ts'
import { printNotice } from './notice.template.ts'

const OWN_SCREEN = '/home/cuenta/mis-datos'

/** What a column of rows and a mail hold at once. */
const AT_ONCE = 500

/**
 * Notifies the people of an incident who wait for it, in the bell and by mail, whatever they chose
 * of other notices: the law wants each of them notified. Whoever has neither an account nor an
 * address waits to be notified otherwise.
 */
export async function tellDataBreachPeople(context: Context, { id, version }: BreachSeen) {
  await holdOpen(context, { id, version })
  const breach = await dataBreach(context, { id })
  const waiting = await waitingOf(context, id)
  const reached = waiting.filter(
    ({ hasAccount, email }) => hasAccount || isMailAddress(email ?? ''),
  )
  if (reached.length === 0) {
    throw conflict(
      waiting.length === 0
        ? 'No queda nadie por avisar'
        : 'A quienes quedan no se les puede avisar por el sistema: hágalo por otro medio',
    )
  }
  const notice = noticeOf(breach, 'PEOPLE', await companyName(context), breach.people)
  for (let at = 0; at < reached.length; at += AT_ONCE) {
    await tell(context, id, notice, reached.slice(at, at + AT_ONCE))
  }
  await mark(
    context,
    id,
    reached.map(({ userId }) => userId),
    'NOTICE',
    null,
  )
  const left = waiting.length - reached.length
  const others = left === 0 ? '' : `; ${counted(left, 'persona')} sin cuenta ni correo`
  await addEntry(context, id, 'TOLD', `Se avisó a ${counted(reached.length, 'persona')}${others}`)
  return dataBreach(context, { id })
}

type OtherWay = { id: number; userId: number | null; note: string }

/** Says that one of the people who wait, or all, were notified by letter or in a newspaper. */
export async function markDataBreachPeopleTold(context: Context, input: OtherWay) {
  const { id, userId, note } = input
  await holdOpen(context, { id, version: null })
  const waiting = await waitingOf(context, id)
  const told = waiting.filter((one) => userId === null || one.userId === userId)
  if (told.length === 0) throw conflict('No queda nadie por avisar')
  const ids = told.map((one) => one.userId)
  await mark(context, id, ids, 'OTHER', note)
  await addEntry(context, id, 'TOLD', `Se avisó a ${counted(ids.length, 'persona')}: ${note}`)
  return dataBreach(context, { id })
}

/** The notice to the Agency or to the people, on paper. */
export async function dataBreachNotice(context: Context, { id, to }: { id: number; to: NoticeTo }) {
  const breach = await dataBreach(context, { id })
  const company = await companyName(context)
  const notice = noticeOf(breach, to, company, breach.people)
  const pdf = await printNotice({ company, ...notice, day: context.today })
  const whom = to === 'AGENCY' ? 'a la Agencia' : 'a las personas'
  return keptPaper(context, {
    name: `Aviso ${whom}: ${breach.title}.pdf`,
    pdf,
    of: 'dataBreach',
    id: publicId('dataBreach', id),
  })
}

type Waiting = { userId: number; name: string | null; email: string | null; hasAccount: boolean }

async function waitingOf({ tx }: Context, id: number) {
  const { rows } = await sql<Waiting>`
    select affected.user_id as "userId", one.firstname as name, one.email,
      exists (select from login account where account.company_id = app.current_company()
        and account.user_id = one.id and not account.is_disabled) as "hasAccount"
    from data_breach_person affected
    join ${people.written} one on one.id = affected.user_id
    where affected.company_id = app.current_company() and affected.data_breach_id = ${id}
      and affected.told_at is null
    order by affected.user_id`.execute(tx)
  return rows
}

async function tell(context: Context, id: number, notice: Notice, some: readonly Waiting[]) {
  const { services, session } = context
  const key = `breach:${id}`
  await notify(
    context,
    some
      .filter(({ hasAccount }) => hasAccount)
      .map(({ userId }) => ({
        userId,
        key,
        kind: 'ANSWER',
        title: notice.title,
        link: OWN_SCREEN,
        shown: true,
        mail: 'OWN',
      })),
  )
  const url = `${services.publicUrl}${OWN_SCREEN}`
  await enqueueMails(
    context.tx,
    some.flatMap(({ userId, name, email, hasAccount }) =>
      email && isMailAddress(email)
        ? [
            {
              key: `${key}:${session.companyId}:${userId}`,
              to: email,
              mail: letter({ name, notice, url: hasAccount ? url : null }),
            },
          ]
        : [],
    ),
  )
}

type Letter = { name: string | null; notice: Notice; url: string | null }

/** It names classes of data and none of the data, so that it may go by mail whole. */
const letter = defineMail<Letter>(({ name, notice, url }) => ({
  subject: notice.title,
  blocks: [
    ...(name ? [`Hola ${name}:`] : []),
    notice.opening,
    ...notice.facts.map(([label, words]) => `${label}: ${words}`),
    notice.ending,
    ...(url === null ? [] : [{ label: 'Abrir mis datos', url }]),
  ],
}))

async function mark(
  { tx, now, session }: Context,
  id: number,
  userIds: readonly number[],
  how: ToldHow,
  note: string | null,
): Promise<void> {
  await sql`update data_breach_person set told_at = ${now.toISOString()}::timestamptz,
      told_how = ${how}, told_note = ${note}, told_login_id = ${session.loginId}
    where company_id = app.current_company() and data_breach_id = ${id}
      and user_id = any(${[...userIds]}::bigint[]) and told_at is null`.execute(tx)
  await sql`update data_breach set version = version + 1
    where company_id = app.current_company() and id = ${id}`.execute(tx)
  await sql`select app.write_audit(${session.companyId}::bigint, 'Proceso', 'aviso:incidente',
    ${publicId('dataBreach', id)}, null,
    ${JSON.stringify({ personas: userIds.length, medio: how })}::jsonb)`.execute(tx)
}

async function companyName({ tx }: Context): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from company where id = app.current_company()`.execute(tx)
  return rows[0]?.name ?? ''
}
