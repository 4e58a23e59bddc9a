import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation } from '#platform/server/graphql/operations.ts'
import { LinkKind, LinkState, newLink, SurveyLink } from '../model/links.ts'
import { type ListedLink, surveyLinks } from './links.queries.ts'
import { createSurveyLink, revokeSurveyLink, sendSurveyLinks } from './links.service.ts'

const { surveyId } = SurveyLink.fields

list('surveyLinks', {
  filter: inputFrom('SurveyLinkFilter', { surveyId }),
  sort: ['createdAt', 'fullname'],
  type: objectFrom<ListedLink>('SurveyLink', {
    id: of.id('surveyLink'),
    kind: of.choice(LinkKind),
    state: of.choice(LinkState),
    fullname: of.maybe(of.text),
    evaluatee: of.maybe(of.text),
    usesLeft: of.maybe(of.int),
    expiresAt: of.dateTime,
    mailed: of.flag,
    createdAt: of.dateTime,
  }),
  run: surveyLinks,
})

mutation('createSurveyLink', {
  input: inputFrom('CreateSurveyLinkInput', newLink),
  type: objectFrom<{ id: number; url: string }>('NewSurveyLink', {
    id: of.id('surveyLink'),
    url: of.text,
  }),
  run: createSurveyLink,
})

mutation('sendSurveyLinks', {
  input: inputFrom('SendSurveyLinksInput', { surveyId }),
  type: objectFrom<{ sent: number; withoutMail: number }>('SentSurveyLinks', {
    sent: of.int,
    withoutMail: of.int,
  }),
  run: sendSurveyLinks,
})

mutation('revokeSurveyLink', {
  input: byId('surveyLink'),
  type: objectFrom<{ id: number }>('RevokedSurveyLink', { id: of.id('surveyLink') }),
  run: revokeSurveyLink,
})
