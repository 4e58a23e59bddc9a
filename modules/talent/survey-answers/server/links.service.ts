import { accounts } from '#modules/company/identities/server/index.ts'
import { peopleOn } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { NewLink } from '../model/links.ts'
import { keptSurvey } from './kept-survey.ts'
import { linkMail } from './link-mail.ts'
import { addressOfLink, newSecret } from './link-secrets.ts'
import { givenInSurvey } from './links.queries.ts'

/** How many browsers a shared link lets in unless another number is said. */
const USES = 1_000
/** Hours in which nobody gets a second link by mail. */
const QUIET_HOURS = 24
/** The most links that are sent at once. */
const MOST_SENT = 2_000

type KeptSurvey = Awaited<ReturnType<typeof keptSurvey>>

/**
 * Makes a link, and answers its address, which is shown this once. A person's newer link ends the
 * one before; of a confidential survey it goes to the person alone, by mail.
 */
export async function createSurveyLink(context: Context, input: NewLink) {
  const survey = await keptSurvey(context, input.surveyId)
  requireOpen(survey)
  const { secret, sha256 } = newSecret()
  const { tx, session, now, services } = context
  const isShared = input.userSurveyId === null
  if (isShared) requireAccess(survey, 'SHARED')
  else await requirePersonal(context, survey, input.userSurveyId)
  const row = await tx
    .insertInto('publicToken')
    .values({
      surveyId: survey.id,
      userSurveyId: input.userSurveyId,
      usesLeft: isShared ? (input.usesLeft ?? USES) : null,
      sha256,
      createdAt: now,
      creatorLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { companyId } = session
  const url = addressOfLink(services.publicUrl, { companyId, surveyId: survey.id, secret })
  return { id: row.id, url }
}

async function requirePersonal(context: Context, survey: KeptSurvey, userSurveyId: number | null) {
  if (userSurveyId === null) throw notFound()
  requireAccess(survey, 'PERSONAL')
  if (survey.privacy === 'CONFIDENTIAL') {
    throw conflict(
      'El enlace de una persona a una encuesta confidencial va solo a su correo: quien lo ' +
        'copiara podría leer lo que responde',
    )
  }
  const given = await givenInSurvey(context, survey.id, userSurveyId)
  if (given.status === 'COMPLETE') throw conflict('Ya envió esta encuesta')
  await endLinks(context, [given.id])
}

/** Ends living links: which of them, its caller says. */
const ended = ({ tx, now, session }: Context) =>
  tx
    .updateTable('publicToken')
    .set(({ eb }) => ({
      revokedAt: now,
      revokedLoginId: session.loginId,
      version: eb('version', '+', 1),
    }))
    .where('revokedAt', 'is', null)

/** Ends the living links of what some people have to answer. */
const endLinks = (context: Context, userSurveyIds: readonly number[]) =>
  ended(context)
    .where(sql<boolean>`user_survey_id = any(${[...userSurveyIds]}::bigint[])`)
    .execute()

/** Ends a link: from now on it opens nothing. Done twice, it is ended all the same. */
export async function revokeSurveyLink(context: Context, { id }: { id: number }) {
  const link = await context.tx
    .selectFrom('publicToken')
    .select(['id', 'surveyId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
  await keptSurvey(context, link.surveyId)
  await ended(context).where('id', '=', id).execute()
  return { id }
}

/**
 * Sends a link of their own to everybody who is asked, has no account, and has an address: one mail
 * a person. Whoever has got one within a day gets none; of a survey with names, nobody
 * who has sent it.
 */
export async function sendSurveyLinks(context: Context, { surveyId }: { surveyId: number }) {
  const { tx, services, session } = context
  const survey = await keptSurvey(context, surveyId)
  requireOpen(survey)
  requireAccess(survey, 'PERSONAL')
  if (!services.sendsMail) throw conflict('Esta instalación no envía correos')
  const asked = await withoutAccount(context, survey)
  const to = asked.filter(({ email }) => email !== null && isMailAddress(email))
  const made = to.map((one) => ({ ...one, ...newSecret() }))
  if (made.length > 0) {
    await endLinks(
      context,
      made.map(({ userSurveyId }) => userSurveyId),
    )
    const ids = await keepMailed(context, survey, made)
    const { companyId } = session
    const mails = [...Map.groupBy(made, ({ email }) => email ?? '')].map(([address, own]) => ({
      key: `survey-link:${companyId}:${ids.get(own[0]?.userSurveyId ?? 0)}`,
      to: address,
      mail: linkMail({
        title: survey.title,
        endAt: survey.endAt,
        urls: own.map(({ secret }) =>
          addressOfLink(services.publicUrl, { companyId, surveyId: survey.id, secret }),
        ),
      }),
    }))
    await enqueueMails(tx, mails)
  }
  return { sent: made.length, withoutMail: asked.length - to.length }
}

type Made = { userSurveyId: number; sha256: Buffer }

/** Keeps links that go by mail, all in one statement; answers the number of each. */
async function keepMailed(
  { tx, now, session }: Context,
  { id }: KeptSurvey,
  made: readonly Made[],
) {
  const rows = await tx
    .insertInto('publicToken')
    .values(
      made.map(({ userSurveyId, sha256 }) => ({
        surveyId: id,
        userSurveyId,
        sha256,
        mailed: true,
        createdAt: now,
        creatorLoginId: session.loginId,
      })),
    )
    .returning(['id', 'userSurveyId'])
    .execute()
  return new Map(rows.map((row) => [row.userSurveyId, row.id]))
}

/** What those have to answer who cannot sign in, with the address of each. */
async function withoutAccount(context: Context, { id, privacy }: KeptSurvey) {
  const { tx, platform, session, today, now } = context
  const recently = new Date(now.getTime() - QUIET_HOURS * 3_600_000)
  const given = await tx
    .selectFrom('userSurvey as given')
    .innerJoin(peopleOn(tx, today).as('person'), 'person.id', 'given.respondentId')
    .innerJoin('users', 'users.id', 'given.respondentId')
    .select(['given.id as userSurveyId', 'given.respondentId', 'person.email'])
    .where('given.surveyId', '=', id)
    .where('users.status', '=', 'ACTIVE')
    .where('users.isDisabled', '=', false)
    .$if(privacy === 'IDENTIFIED', (query) => query.where('given.status', '=', 'INCOMPLETE'))
    .where(
      sql<boolean>`not exists (select from public_token link
        where link.company_id = app.current_company() and link.user_survey_id = given.id
          and link.mailed and link.revoked_at is null and link.created_at > ${recently})`,
    )
    .orderBy('given.id')
    .limit(MOST_SENT)
    .execute()
  const ids = given.map(({ respondentId }) => respondentId)
  const signIn = await accounts
    .withCompany(platform)
    .select('login.userId')
    .where('login.companyId', '=', session.companyId)
    .where(sql<boolean>`login.user_id = any(${ids}::bigint[])`)
    .where((eb) =>
      eb.or([
        eb('login.activatedAt', 'is not', null),
        eb('login.forcePasswordChange', '=', true),
        eb('login.isDisabled', '=', true),
      ]),
    )
    .execute()
  const known = new Set(signIn.map(({ userId }) => userId))
  return given.filter(({ respondentId }) => !known.has(respondentId))
}

function requireOpen({ status }: KeptSurvey): void {
  if (status !== 'ACTIVE') throw conflict('La encuesta no está activa')
}

function requireAccess({ publicAccess }: KeptSurvey, asked: 'PERSONAL' | 'SHARED'): void {
  if (publicAccess === asked) return
  throw invalid(
    'surveyId',
    publicAccess === 'NONE'
      ? 'Esta encuesta se responde solo con cuenta. Los enlaces se permiten antes de activarla'
      : publicAccess === 'SHARED'
        ? 'Esta encuesta se responde por un enlace compartido'
        : 'Esta encuesta se responde con un enlace por persona',
  )
}
