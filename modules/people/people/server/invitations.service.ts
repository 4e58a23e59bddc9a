import { fullnameOf } from '#chile/names.ts'
import { proposedUsername, usernameIn } from '#modules/company/session/model/account.ts'
import { companyName, openInvited, sendLinksTo } from '#modules/company/session/server/index.ts'
import { refusedFields, requireSet, targetsOf } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { tooMany } from '#platform/server/errors.ts'
import { lastPerson, personSurname } from '#platform/server/sql/person-names.ts'
import { take } from '#platform/server/limits/limits.ts'
import { isMailAddress } from '#platform/server/mail/mail.ts'
import { peopleOn } from './people.queries.ts'
import { within } from './scope.ts'

/** Maximum number of people invited at a time. */
export const mostInvited = 200
/** Invitation mails that a company may send in an hour. */
const pace = { capacity: 1000, seconds: 3600 }
const SLOWER = 'La empresa envió muchas invitaciones en la última hora. Espere un rato.'
const fields = ['Account.username', 'Account.email'] as const
/** Hours before an invited person may be invited again this way. */
const quietHours = 24

/** A person without access yet, and why they cannot be invited, if they cannot. */
export type Invitable = {
  id: number
  fullname: string
  email: string | null
  /** Whether they were invited and never chose a password. */
  invited: boolean
  whyNot: string | null
}

/** Active people without access, or with an unused invitation, by surname. */
export async function invitableUsers(context: Context): Promise<Invitable[]> {
  return (await waiting(context, null)).map(({ person }) => person)
}

/**
 * Invites several people, with a mail to each. People who cannot be invited are listed with the
 * reason, and stop no other.
 */
export async function inviteUsers(context: Context, userIds: readonly number[]) {
  const { platform, session, services, company, principal } = context
  const found = await waiting(context, userIds)
  const ready = found.filter(({ person }) => person.whyNot === null)
  for (const { target } of ready) requireSet(context, target, { fields })
  if (ready.length > 0) {
    const key = `invitations:${session.companyId}`
    if (!(await take(platform, key, pace, ready.length))) throw tooMany(SLOWER)
  }
  const fresh = ready.filter(({ login }) => login === undefined)
  const names = await freeUsernames(context, company.slug, fresh)
  const opened = await openInvited(
    context,
    fresh.map(({ person, email }, at) => ({
      userId: person.id,
      username: names[at] ?? '',
      email,
    })),
  )
  const again = ready.flatMap(({ login, email }) => (login ? [{ ...login, email }] : []))
  const name = await companyName(platform, session.companyId)
  const owners = [...opened, ...again].map((one) => ({ ...one, company: name }))
  await sendLinksTo(
    platform,
    Map.groupBy(owners, ({ email }) => email),
    {
      services,
      kind: 'INVITATION',
      authorLoginId: principal.loginId,
    },
  )
  return {
    invited: owners.length,
    others: found.map(({ person }) => person).filter(({ whyNot }) => whyNot !== null),
  }
}
export type Invited = Awaited<ReturnType<typeof inviteUsers>>

type Login = { id: number; username: string; email: string | null; sentAt: Date | null }

/** People without a password, some or all within reach, with the data that decides about each. */
async function waiting(context: Context, userIds: readonly number[] | null) {
  const { tx, today } = context
  const reach = context.reach('users.create')
  // Who they are is found by the index of surnames, and only then what is shown of those few.
  const found = await tx
    .selectFrom('users')
    .innerJoin(lastPerson(tx), 'person.userId', 'users.id')
    .select('users.id')
    .where(within(reach, 'users.id'))
    .where('users.status', '=', 'ACTIVE')
    .where(sql<boolean>`not exists (select 1 from login
      where login.company_id = app.current_company() and login.user_id = users.id
        and (login.activated_at is not null or login.force_password_change or login.is_disabled))`)
    .$if(userIds !== null, (query) =>
      query.where(sql<boolean>`users.id = any(${userIds}::bigint[])`),
    )
    .orderBy(personSurname)
    .orderBy('users.id')
    .limit(mostInvited)
    .execute()
  const ids = found.map(({ id }) => id)
  const people = await tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .select(['p.id', 'p.firstname', 'p.secondName', 'p.paternalLastname', 'p.maternalLastname'])
    .select(['p.email', 'p.rut'])
    .where(sql<boolean>`p.id = any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(people.map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  const targets = await targetsOf(context, ids)
  const logins = await loginsOf(context, ids)
  return rows.flatMap((row) => {
    const target = targets.get(row.id)
    if (!target) return []
    const login = logins.get(row.id)
    const email = login?.email ?? row.email
    const person: Invitable = {
      id: row.id,
      fullname: fullnameOf(row),
      email,
      invited: login !== undefined,
      whyNot: refusedFields(context, target, fields)[0]?.reason ?? whyNotNow(context, email, login),
    }
    return [{ person, target, login, email: email ?? '', row }]
  })
}

function whyNotNow({ now, services }: Context, email: string | null, login: Login | undefined) {
  if (!services.sendsMail) return 'Esta instalación no envía correos: dele un código en su ficha'
  if (email === null) return 'No tiene un correo en su ficha'
  if (!isMailAddress(email)) return 'El correo de su ficha no es una dirección'
  const recently = now.getTime() - quietHours * 3_600_000
  return login?.sentAt && login.sentAt.getTime() > recently
    ? 'Ya se le invitó en las últimas 24 horas'
    : null
}

/** The unused accounts of some people, and the time of their last mail. */
async function loginsOf({ platform, session }: Context, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, Login>()
  const rows = await platform
    .selectFrom('login')
    .leftJoin('passwordReset as link', 'link.loginId', 'login.id')
    .select(['login.id', 'login.userId', 'login.username', 'login.email'])
    .select(({ fn }) => fn.max('link.createdAt').as('sentAt'))
    .where('login.companyId', '=', session.companyId)
    .where('login.userId', 'in', userIds)
    .groupBy('login.id')
    .execute()
  return new Map(
    rows.flatMap(({ userId, ...login }): [number, Login][] =>
      userId === null ? [] : [[userId, login]],
    ),
  )
}

type Fresh = { row: { firstname: string; paternalLastname: string; rut: string } }

/** A free user name for each: their names; of two alike, the second with the figures of its RUT. */
async function freeUsernames({ platform }: Context, slug: string, fresh: readonly Fresh[]) {
  const wanted = fresh.map(({ row }) => {
    const digits = row.rut.replace(/[^0-9a-z]/gi, '').toLowerCase()
    const plain = proposedUsername(row.firstname, row.paternalLastname)
    const own = usernameIn(slug, `${plain.slice(0, 50)}.${digits}`)
    return { first: usernameIn(slug, plain) ?? own, own }
  })
  const names = wanted.flatMap(({ first, own }) => [first, own].filter((one) => one !== undefined))
  const rows =
    names.length === 0
      ? []
      : await platform
          .selectFrom('login')
          .select('username')
          .where('username', 'in', names)
          .execute()
  const taken = new Set(rows.map(({ username }) => username))
  return wanted.map(({ first, own }) => {
    const name = first !== undefined && !taken.has(first) ? first : (own ?? '')
    taken.add(name)
    return name
  })
}
