import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { loginNameIn, nameIn } from '#platform/server/sql/person-names.ts'
import { reachesType } from './scope.ts'
import { survey } from './surveys.queries.ts'

/**
 * Which surveys of other people were opened again after they were sent, by which account and why:
 * the newest first. Of a confidential survey there are none.
 */
export async function surveyReopenings(context: Context, { id }: { id: number }) {
  const row = await survey(context, { id })
  if (!reachesType(context, row.type, 'read')) throw notFound()
  return context.tx
    .selectFrom('userSurveyReopening as opened')
    .innerJoin('userSurvey as given', 'given.id', 'opened.userSurveyId')
    .select(['opened.id', 'opened.reason', 'opened.at', 'given.relation'])
    .select(nameIn('given.respondentId').as('respondent'))
    .select(nameIn('given.evaluateeId').as('evaluatee'))
    .select(sql<string | null>`${sql.raw(loginNameIn('opened.login_id'))}`.as('author'))
    .where('given.surveyId', '=', id)
    .where(personWithin(context.reach('users.read'), 'given.respondentId'))
    .where((eb) =>
      eb.or([
        eb('given.evaluateeId', 'is', null),
        eb.and([personWithin(context.reach('users.read'), 'given.evaluateeId')]),
      ]),
    )
    .orderBy('opened.at', 'desc')
    .orderBy('opened.id', 'desc')
    .limit(200)
    .execute()
}
export type ReopeningRow = Awaited<ReturnType<typeof surveyReopenings>>[number]
