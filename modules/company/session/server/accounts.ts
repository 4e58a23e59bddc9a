import { companies, people } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { type NewLogin, noCode, usernameIn, usernameRule } from '../model/account.ts'
import { trustedSince } from '#modules/company/second-person/model/trust.ts'
import { independentOf } from '#modules/company/second-person/server/index.ts'
import { newCode } from './codes.ts'
import { sendLinks } from './links.service.ts'
import { endSessions } from './open-sessions.ts'
import { hashPassword, newNonce } from '#modules/company/credentials/server/index.ts'

constraintMessages({
  login_username_key: { message: 'Ese usuario ya existe: elija otro', field: 'username' },
  login_user_key: { message: 'La persona ya tiene acceso', field: 'username' },
})

type Opening = { userId: number; username: string; email: string | null }

/**
 * Gives somebody a way to sign in: a link by mail to choose their own password or, where no mail
 * can reach them, a one-time code. Until its owner takes it over, the account also counts as held
 * by the person who opened it.
 */
export async function openAccount(context: Context, opening: Opening): Promise<NewLogin> {
  const { platform, services, session, company, principal, now } = context
  const { userId, email } = opening
  const username = usernameIn(company.slug, opening.username)
  if (!username) throw invalid('username', usernameRule)
  // Nobody knows a password of an invited person, until they choose theirs.
  const to = services.sendsMail ? email : null
  const code = to === null ? await newCode(now) : null
  const { id } = await platform
    .insertInto('login')
    .values({
      username,
      email,
      passwordHash: code?.passwordHash ?? (await hashPassword(newNonce())),
      companyId: session.companyId,
      userId,
      forcePasswordChange: code !== null,
      codeUntil: code?.codeUntil ?? null,
      activatedAt: null,
      givenBy: context.principal.loginId,
      ...(email === null ? {} : (await writersOf(context, [{ userId, email }]))[0]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (to === null) return { username, ...(code?.shown ?? noCode), invitedTo: null }
  const name = await companyName(platform, session.companyId)
  await sendLinks(platform, [{ id, username, company: name }], {
    services,
    kind: 'INVITATION',
    to,
    authorLoginId: principal.loginId,
  })
  return { username, ...noCode, invitedTo: to }
}

type First = {
  companyId: number
  userId: number
  username: string
  email: string
  by: number
  /** Whether a mail invites them; without one, a one-time code opens the account. */
  isInvited: boolean
  now: Date
}

/**
 * Opens the account of the first administrator of a company, which the platform makes: nobody knows
 * the password of an invited person.
 *
 * @returns its id, and the code that opens it, shown this once
 */
export async function openFirstAccount(platform: PlatformTx, first: First) {
  const { by, isInvited, now, ...login } = first
  const code = isInvited ? null : await newCode(now)
  const { id } = await platform
    .insertInto('login')
    .values({
      ...login,
      passwordHash: code?.passwordHash ?? (await hashPassword(newNonce())),
      forcePasswordChange: code !== null,
      codeUntil: code?.codeUntil ?? null,
      activatedAt: null,
      givenBy: by,
      mailBy: by,
      mailAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code: code?.shown ?? null }
}

/** The company's name, for a mail. */
export async function companyName(platform: PlatformTx, companyId: number): Promise<string> {
  const { name } = await companies(platform)
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return name
}

/**
 * The author of each address: the first person who entered it in the record, if that is somebody
 * independent; otherwise the person who gives it now.
 */
async function writersOf(context: Context, given: readonly { userId: number; email: string }[]) {
  const { tx, principal, now } = context
  const ids = given.map(({ userId }) => userId)
  const found = await people.addresses(tx, ids)
  const first = given.map(({ userId, email }) =>
    found.find((row) => row.userId === userId && row.email === email),
  )
  const authors = new Set(first.flatMap((row) => row?.authorLoginId ?? []))
  const free = await independentOf(context, principal.loginId, [...authors])
  return given.map((_one, at) => {
    const here = { mailBy: principal.loginId, mailAt: now }
    const row = first[at]
    if (!row) return here
    const { authorLoginId: author, recordedAt } = row
    if (author === null) return {}
    return free.has(author) ? { mailBy: author, mailAt: recordedAt } : here
  })
}

/**
 * Opens an account for each of several people with an address and without an account, and invites
 * each by mail. The number of statements does not depend on the number of people. Nobody knows
 * their passwords.
 */
export async function openInvited(
  context: Context,
  people: readonly { userId: number; username: string; email: string }[],
): Promise<{ id: number; username: string; email: string }[]> {
  if (people.length === 0) return []
  const { platform, session, principal } = context
  // One hash of a random value that nobody has seen serves all of them: it opens nothing.
  const passwordHash = await hashPassword(newNonce())
  const writers = await writersOf(context, people)
  const made = await platform
    .insertInto('login')
    .values(
      people.map(({ userId, username, email }, at) => ({
        username,
        email,
        passwordHash,
        companyId: session.companyId,
        userId,
        forcePasswordChange: false,
        activatedAt: null,
        givenBy: principal.loginId,
        mailBy: null,
        mailAt: null,
        ...writers[at],
      })),
    )
    .returning(['id', 'username', 'email'])
    .execute()
  return made.map((login) => ({ ...login, email: login.email ?? '' }))
}

/** The account of a person of the company, locked until the end of the transaction. */
export async function accountOf({ platform, session }: Context, userId: number) {
  const account = await platform
    .selectFrom('login')
    .selectAll()
    .where('companyId', '=', session.companyId)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw notFound()
  return account
}
export type StoredAccount = Awaited<ReturnType<typeof accountOf>>

/**
 * The author of a password: the owner, signed in; the owner, by a link to their address; or
 * somebody else, by the id of their login, who then knows the password.
 */
export type Chooser = 'owner' | 'link' | number

type HowSet = {
  by: Chooser
  now: Date
  /** The session that stays. */
  keep: number | null
  /** Of a one-time code, until when it opens the account. */
  codeUntil?: Date
}

/** Stores a password's hash and ends the sessions opened with the old one. */
export async function setPassword(
  platform: PlatformTx,
  loginId: number,
  passwordHash: string,
  { by, now, keep, codeUntil }: HowSet,
): Promise<void> {
  const taken = by === 'link' ? { takenAt: now } : {}
  const given = typeof by === 'number' ? { givenBy: by, takenAt: null } : {}
  await platform
    .updateTable('login')
    .set({
      passwordHash,
      forcePasswordChange: typeof by === 'number',
      codeUntil: codeUntil ?? null,
      passwordChangedAt: now,
      activatedAt: typeof by === 'number' ? null : sql<Date>`coalesce(activated_at, ${now})`,
      ...taken,
      ...given,
    })
    .where('id', '=', loginId)
    .execute()
  await endSessions(platform, { loginIds: [loginId], keep }, now)
}

/**
 * Sets the address of the recovery link. While other people could still sign in to the account, an
 * address that the owner writes counts as written by those people.
 */
export async function setMail(
  { platform, client, principal, now }: Context,
  account: StoredAccount,
  email: string | null,
): Promise<void> {
  const { rows } = await client.query<{ keepers: number[] }>(
    'select app.keepers_of($1, $2) as keepers',
    [account.id, trustedSince(now)],
  )
  const own = principal.loginId === account.id
  const writer = own ? (rows[0]?.keepers[0] ?? null) : principal.loginId
  const known = email === null || writer === null
  await platform
    .updateTable('login')
    .set({ email, mailBy: known ? null : writer, mailAt: known ? null : now })
    .where('id', '=', account.id)
    .execute()
}

/** Closes or reopens the account of a person; closing ends their open sessions. */
export async function closeAccount(
  { platform, session, now }: Context,
  userId: number,
  closed: boolean,
): Promise<void> {
  const account = await platform
    .updateTable('login')
    .set({ isDisabled: closed })
    .where('companyId', '=', session.companyId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (account && closed) await endSessions(platform, { loginIds: [account.id] }, now)
}
