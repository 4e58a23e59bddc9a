import { UserSurveyStatus } from '#modules/talent/surveys/model/catalogs.ts'
import { text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { SurveyLink } from '../model/links.ts'
import type { Kept } from './respond.service.ts'
import { type PublicSurvey, publicSurvey, respondPublicSurvey } from './public-survey.service.ts'
import { Answer, arriving, Asked, Mentioned } from './user-survey.graphql.ts'

/** What a browser holds: the address of the link, and a secret of its own. */
const held = {
  surveyId: SurveyLink.fields.surveyId,
  token: text('Enlace', { max: 100 }),
  browser: text('Navegador', { min: 40, max: 64 }),
}

query('publicSurvey', {
  input: inputFrom('PublicSurveyInput', held),
  type: objectFrom<PublicSurvey>('PublicSurvey', {
    status: of.choice(UserSurveyStatus),
    progress: of.int,
    isShared: of.flag,
    now: of.dateTime,
    company: of.object(
      objectFrom<PublicSurvey['company']>('PublicSurveyCompany', {
        name: of.text,
        logoUrl: of.maybe(of.text),
      }),
    ),
    evaluatee: of.maybe(
      of.object(
        objectFrom<NonNullable<PublicSurvey['evaluatee']>>('PublicSurveyPerson', {
          fullname: of.maybe(of.text),
          area: of.maybe(of.text),
          jobTitle: of.maybe(of.text),
        }),
      ),
    ),
    survey: of.object(Asked),
    answers: of.list(of.object(Answer)),
  }),
  nullable: true,
  open: publicSurvey,
})

mutation('respondPublicSurvey', {
  input: inputFrom('RespondPublicSurveyInput', { ...held, ...arriving }),
  type: objectFrom<Kept>('PublicSurveyReceipt', {
    status: of.choice(UserSurveyStatus),
    progress: of.int,
    stored: of.list(of.object(Answer)),
    mentions: of.list(of.object(Mentioned)),
  }),
  open: respondPublicSurvey,
})
