import { companies } from '#modules/company/identities/server/index.ts'
import { companyImageAddress } from '#platform/model/company-images.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { notFound, UserError } from '#platform/server/errors.ts'
import { answersOf } from './answers.queries.ts'
import { confidential, type KeptAnswers, keptAnswers } from './kept-answers.ts'
import type { LinkRow } from './links.queries.ts'
import { beginShared, type Held, openLink, type OpenLink } from './open-link.ts'
import { type Kept, type Respond, respondTo } from './respond.service.ts'
import { type AskedRow, askedIn, ownSurvey, peopleOf, type Taking } from './user-survey.queries.ts'

/**
 * What a link asks, with what its holder has answered; nothing where it opens nothing, whatever the
 * reason. Whoever is signed in is nobody here.
 */
export async function publicSurvey(request: RequestContext, held: Held) {
  const open = await openLink(request, held, { late: false })
  if (!open) return null
  const { link, inside } = open
  const company = await companyOf(request, open)
  return inside(async (taking) => {
    const { taken, answers } = await toRead(taking, link)
    if (taken.status === 'COMPLETE') return null
    const about = link.evaluateeId === null ? [] : [link.evaluateeId]
    const [evaluatee] = (await peopleOf(taking, about)).values()
    return {
      status: taken.status,
      progress: taken.progress,
      isShared: link.isShared,
      now: taking.now,
      company,
      evaluatee: evaluatee
        ? {
            fullname: evaluatee.fullname,
            area: evaluatee.area,
            jobTitle: evaluatee.jobTitle,
          }
        : null,
      ...(await askedIn(taking, taken, answers)),
    }
  })
}
export type PublicSurvey = NonNullable<Awaited<ReturnType<typeof publicSurvey>>>

export type PublicResponse = Held & Omit<Respond, 'userSurveyId'>

/**
 * Keeps what is answered by a link, and sends it where asked, by the same rules as of who signs in.
 * Sent twice it is sent once, and the second time nothing of it is read.
 *
 * @throws UserError not-found where the link opens nothing, or the survey takes no more
 */
export async function respondPublicSurvey(
  request: RequestContext,
  input: PublicResponse,
): Promise<Kept> {
  const open = await openLink(request, input, { late: true })
  if (!open) throw notFound()
  const { link, inside } = open
  const begins =
    link.isShared && (await inside(async (taking) => isNew(await toRead(taking, link))))
  if (begins) await beginShared(request, open)
  try {
    return await inside(async (taking) => {
      const own = await toKeep(taking, link)
      const wasSent = own.taken.status === 'COMPLETE'
      if (wasSent && input.complete !== true) throw notFound()
      const receipt = await respondTo(taking, own, input)
      return wasSent ? { ...receipt, stored: [] } : receipt
    })
  } catch (error) {
    // A stranger does not learn whether it closed, was sent, or never was.
    if (error instanceof UserError && error.kind === 'conflict') throw notFound()
    throw error
  }
}

type Read = Pick<KeptAnswers, 'taken' | 'answers'>

const isNew = ({ taken, answers }: Read) => taken.status === 'INCOMPLETE' && answers.size === 0

/** What is answered by a link, to read. */
async function toRead(taking: Taking, link: LinkRow): Promise<Read> {
  if (link.userSurveyId === null) return confidential(taking, sharedRow(link))
  const own = await ownSurvey(taking, link.userSurveyId)
  if (own.privacy === 'CONFIDENTIAL') return confidential(taking, own)
  return { taken: own, answers: await answersOf(taking, own.id) }
}

/** What is answered by a link, to write. */
const toKeep = (taking: Taking, link: LinkRow): Promise<KeptAnswers> =>
  link.userSurveyId === null
    ? confidential(taking, sharedRow(link))
    : keptAnswers(taking, link.userSurveyId)

/** A survey of nobody, which a browser begins. */
const sharedRow = (link: LinkRow): AskedRow => ({ ...link, status: 'INCOMPLETE', progress: 0 })

async function companyOf({ services }: RequestContext, { inside }: OpenLink) {
  const companyId = await inside(({ session }) => Promise.resolve(session.companyId))
  const row = await services.db.withPlatform((tx) =>
    companies(tx)
      .select(['name', 'slug', 'logoFileId'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow(),
  )
  return { name: row.name, logoUrl: companyImageAddress(row.slug, 'logo', row.logoFileId) }
}
