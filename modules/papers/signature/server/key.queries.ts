import { accounts } from '#modules/company/identities/server/index.ts'
import { trustedSince } from '#modules/company/second-person/server/index.ts'
import { formatDate } from '#chile/dates.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { CONSENT_TEXT } from '../model/consent.ts'
import { consentOf, consentSha256 } from './consent.queries.ts'

/** The key of a person, as its table keeps it. */
export const keyOf = ({ tx }: Pick<Context, 'tx'>, userId: number) =>
  tx.selectFrom('signatureKey').selectAll().where('userId', '=', userId).executeTakeFirst()

/**
 * The mailbox with which the person of the session makes their key, or why they make none with it:
 * one that somebody else wrote belongs to them after some days alone.
 */
export async function ownMailbox({ platform, principal, now }: Context) {
  const account = await accounts
    .withCompany(platform)
    .select(['login.email', 'login.mailBy', 'login.mailAt'])
    .where('login.id', '=', principal.loginId)
    .executeTakeFirstOrThrow()
  const { email, mailBy, mailAt } = account
  if (!email) return { email: null, whyNot: 'Su cuenta no tiene correo: pida que lo anoten' }
  if (mailBy === null || mailBy === principal.loginId || mailAt === null) {
    return { email, whyNot: null }
  }
  const wait = mailAt.getTime() - trustedSince(now).getTime()
  if (wait <= 0) return { email, whyNot: null }
  const from = formatDate(todayAt(new Date(now.getTime() + wait)))
  return {
    email,
    whyNot: `Su correo lo escribió alguien más: con él pone su clave desde el ${from}`,
  }
}

/** What one needs to sign: what one accepted, and one's key. */
export async function ownSignature(context: Context) {
  const { actor, session, now } = context
  const userId = actor.userId
  const text = { text: CONSENT_TEXT, textSha256: consentSha256 }
  if (userId === null || session.acting) {
    const none = { consent: null, consentAt: null, hasKey: false, keySince: null }
    const whyNot = 'Firma cada persona lo suyo'
    return { ...text, ...none, accepts: false, lockedUntil: null, mail: null, whyNot }
  }
  const key = await keyOf(context, userId)
  const last = await consentOf(context, userId)
  const { email, whyNot } = await ownMailbox(context)
  const locked = key?.lockedUntil && key.lockedUntil > now ? key.lockedUntil : null
  return {
    ...text,
    consent: last?.kind ?? null,
    consentAt: last?.createdAt ?? null,
    accepts: last?.kind === 'GIVEN' && last.textSha256 === consentSha256,
    hasKey: key?.hash != null,
    keySince: key?.verifiedAt ?? null,
    lockedUntil: locked,
    mail: email && masked(email),
    whyNot,
  }
}
export type OwnSignature = Awaited<ReturnType<typeof ownSignature>>

/** An address of which its owner knows which one it is: «b•••@coihues.example». */
export const masked = (email: string): string => email.replace(/^(.).*@/, '$1•••@')
