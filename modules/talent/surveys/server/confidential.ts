import { sql } from '#platform/server/sql/db.ts'
import { type CompanyDb, type CompanyNow, todayAt } from '#platform/server/context.ts'
import { type Place, placesOn } from './people.queries.ts'

/** A survey whose answers bear no name. */
export type ConfidentialSurvey = {
  id: number
  status: string
  closedAt: Date | null
  offlineGraceH: number
}

/** The confidential surveys that were activated, whatever became of them. */
const toCount = ({ tx }: Pick<CompanyDb, 'tx'>): Promise<ConfidentialSurvey[]> =>
  tx
    .selectFrom('survey')
    .select(['id', 'status', 'closedAt', 'offlineGraceH'])
    .where('privacy', '=', 'CONFIDENTIAL')
    .where('activatedAt', 'is not', null)
    .orderBy('id')
    .execute()

/**
 * Ends a closed survey for good: it takes no more answers and is not opened again. Done twice it is
 * ended all the same; undefined when it is not closed.
 */
async function closeForGood({ tx, now }: Pick<CompanyNow, 'tx' | 'now'>, id: number) {
  const row = await tx
    .selectFrom('survey')
    .select(['id', 'edition', 'minGroup', 'minComments', 'sealedAt'])
    .where('id', '=', id)
    .where('status', '=', 'CLOSED')
    .forUpdate()
    .executeTakeFirst()
  if (row && !row.sealedAt) {
    await tx.updateTable('survey').set({ sealedAt: now }).where('id', '=', id).execute()
  }
  return row
}

/**
 * Everybody who was asked, with where they were when the survey began; of one that has not begun,
 * with where they are on its first day as far as is known.
 */
export async function snapshotsOf({ tx }: Pick<CompanyDb, 'tx'>, surveyId: number) {
  const rows = await tx
    .selectFrom('userSurvey')
    .select(['respondentId', 'status'])
    .select(sql<Partial<Place> | null>`person_snapshot -> 'respondent'`.as('place'))
    .where('surveyId', '=', surveyId)
    .orderBy('respondentId')
    .execute()
  const expected = rows.some(({ place }) => place === null)
    ? await expectedPlaces({ tx }, surveyId, rows)
    : undefined
  return rows.map(({ respondentId, status, place }) => ({
    userId: respondentId,
    isComplete: status === 'COMPLETE',
    place: place ?? expected?.get(respondentId) ?? {},
  }))
}

async function expectedPlaces(
  { tx }: Pick<CompanyDb, 'tx'>,
  surveyId: number,
  rows: readonly { readonly respondentId: number }[],
) {
  const survey = await tx
    .selectFrom('survey')
    .select('startAt')
    .where('id', '=', surveyId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
  if (!survey) return undefined
  const people = rows.map(({ respondentId }) => respondentId)
  return placesOn(tx, todayAt(survey.startAt), people)
}

/**
 * Writes who has answered a confidential survey, for many at once: one by one, the moment would say
 * which answer is whose.
 */
export async function keepParticipation(
  { tx, now }: Pick<CompanyNow, 'tx' | 'now'>,
  surveyId: number,
  changed: readonly { readonly userId: number; readonly isComplete: boolean }[],
): Promise<void> {
  for (const isComplete of [true, false]) {
    const people = changed.filter((one) => one.isComplete === isComplete)
    if (people.length === 0) continue
    await tx
      .updateTable('userSurvey')
      .set(
        isComplete
          ? { status: 'COMPLETE', progress: 100, completedAt: now }
          : { status: 'INCOMPLETE', progress: 0, completedAt: null },
      )
      .where('surveyId', '=', surveyId)
      .where(sql<boolean>`respondent_id = any(${people.map(({ userId }) => userId)}::bigint[])`)
      .execute()
  }
}

/** Says that the results of a survey that ended for good are there to read. */
const publishSealed = ({ tx, now }: Pick<CompanyNow, 'tx' | 'now'>, id: number) =>
  tx
    .updateTable('survey')
    .set(({ eb }) => ({
      status: 'COMPLETE',
      updatedLoginId: null,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'CLOSED')
    .where('sealedAt', 'is not', null)
    .execute()

/** The end of a confidential survey: it closes for good, and its results are there to read. */
export const surveySealing = { closeForGood, publishSealed, toCount }
