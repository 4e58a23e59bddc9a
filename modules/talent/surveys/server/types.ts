import { catalog } from '#platform/model/catalog.ts'
import { companyIdOn, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { EditionState, SurveyRelation, SurveyStatus, UserSurveyStatus } from '../model/catalogs.ts'
import type { SurveyCheck } from '../model/checks.ts'
import type { Participation } from '../model/participation.ts'
import { QuestionType } from '../model/question-types.ts'
import { SurveyType } from '../model/survey-types.ts'
import type { AssignmentPreview } from './assignment.service.ts'
import type { BankQuestion } from './bank.queries.ts'
import {
  type AlternativeRow,
  type CompetenceRow,
  competencesOf,
  type QuestionRow,
} from './definition.queries.ts'
import type { SurveyDefinition } from './definition.service.ts'
import type { SurveyOverview } from './overview.queries.ts'
import type { PeopleChoices, PlaceChoice } from './people.queries.ts'
import type { ReopeningRow } from './reopenings.queries.ts'
import { type SurveyRow, surveySpecs } from './surveys.queries.ts'
import {
  type Evaluatee,
  givenOf,
  type ParticipantRow,
  type SurveyPerson,
  type UserSurveyRow,
} from './user-surveys.queries.ts'

const AlternativeType = objectFrom<AlternativeRow>('Alternative', {
  value: of.int,
  label: of.text,
  isOther: of.flag,
})

const QuestionObject = objectFrom<QuestionRow>('Question', {
  id: of.id('question'),
  key: of.text,
  order: of.int,
  title: of.text,
  subtitle: of.maybe(of.text),
  type: of.choice(QuestionType),
  scaleCode: of.maybe(of.text),
  scaleVersion: of.maybe(of.int),
  required: of.flag,
  demographic: of.flag,
  multiple: of.flag,
  reversed: of.flag,
  engagement: of.flag,
  metadata: of.text,
  shownIf: of.maybe(of.text),
  alternatives: of.list(of.object(AlternativeType)),
})

const CompetenceType = objectFrom<CompetenceRow>('Competence', {
  id: of.id('competence'),
  surveyId: of.id('survey'),
  key: of.text,
  title: of.text,
  description: of.maybe(of.text),
  weight: of.int,
  shownIf: of.maybe(of.text),
  questions: of.list(of.object(QuestionObject)),
})

export const PersonType = objectFrom<SurveyPerson>('SurveyPerson', {
  id: of.id('user'),
  fullname: of.text,
  area: of.maybe(of.text),
  jobTitle: of.maybe(of.text),
})

export const UserSurveyType = objectFrom<UserSurveyRow>('UserSurvey', {
  id: of.id('userSurvey'),
  surveyId: of.id('survey'),
  surveyTitle: of.text,
  surveyType: of.choice(SurveyType),
  surveyStatus: of.choice(SurveyStatus),
  startAt: of.dateTime,
  endAt: of.dateTime,
  closed: of.flag,
  respondent: of.object(PersonType),
  evaluatee: of.maybe(of.object(PersonType)),
  relation: of.maybe(of.choice(SurveyRelation)),
  isSelf: of.flag,
  isOwn: of.flag,
  alternative: of.maybe(of.text),
  status: of.choice(UserSurveyStatus),
  progress: of.int,
  completedAt: of.maybe(of.dateTime),
})

export const SurveyObject = objectFrom<SurveyRow>('Survey', surveySpecs)
companyIdOn(SurveyObject)
joinedFields(
  SurveyObject,
  async ({ tx }, rows) => {
    const found = await competencesOf(
      tx,
      rows.map(({ id, edition }) => ({ surveyId: id, edition })),
    )
    return rows.map(({ id }) => ({ competences: found.get(id) ?? [] }))
  },
  { competences: of.list(of.object(CompetenceType)) },
)
joinedFields(SurveyObject, givenOf, { userSurveys: of.list(of.object(UserSurveyType)) })

export const DefinitionType = objectFrom<SurveyDefinition>('SurveyDefinition', {
  surveyId: of.id('survey'),
  edition: of.int,
  state: of.choice(EditionState),
  instructions: of.maybe(of.text),
  version: of.int,
  competences: of.list(of.object(CompetenceType)),
})

export const BankQuestionType = objectFrom<BankQuestion>('BankQuestion', {
  id: of.id('question'),
  title: of.text,
  subtitle: of.maybe(of.text),
  type: of.choice(QuestionType),
  scaleCode: of.maybe(of.text),
  metadata: of.text,
  required: of.flag,
  demographic: of.flag,
  multiple: of.flag,
  reversed: of.flag,
  engagement: of.flag,
  competence: of.text,
  surveyTitle: of.text,
})

const CheckLevel = catalog('SurveyCheckLevel', {
  OK: 'En orden',
  WARNING: 'Por revisar',
  ERROR: 'Falta',
})
export const CheckType = objectFrom<SurveyCheck>('SurveyCheck', {
  code: of.text,
  level: of.choice(CheckLevel),
  message: of.text,
})

const ProblemType = objectFrom<AssignmentPreview['problems'][number]>('AssignmentProblem', {
  who: of.text,
  message: of.text,
  line: of.maybe(of.int),
})
export const PreviewType = objectFrom<AssignmentPreview>('AssignmentPreview', {
  created: of.int,
  existing: of.int,
  words: of.text,
  problems: of.list(of.object(ProblemType)),
})

const PlaceChoiceType = (name: string, kind: 'area' | 'branchOffice' | 'hierarchyNode') =>
  objectFrom<PlaceChoice>(name, { id: of.id(kind), name: of.text, people: of.int })
export const PeopleChoicesType = objectFrom<PeopleChoices>('SurveyPeopleChoices', {
  areas: of.list(of.object(PlaceChoiceType('SurveyAreaChoice', 'area'))),
  branchOffices: of.list(of.object(PlaceChoiceType('SurveyOfficeChoice', 'branchOffice'))),
  units: of.list(of.object(PlaceChoiceType('SurveyUnitChoice', 'hierarchyNode'))),
  jobTitles: of.list(of.text),
})

const ParticipationType = objectFrom<Participation>('SurveyParticipation', {
  area: of.text,
  invited: of.int,
  answered: of.int,
})
export const OverviewType = objectFrom<SurveyOverview>('SurveyOverview', {
  survey: of.object(SurveyObject),
  invited: of.int,
  answered: of.maybe(of.int),
  areas: of.list(of.object(ParticipationType)),
})

export const ReopeningType = objectFrom<ReopeningRow>('SurveyReopening', {
  id: of.int,
  respondent: of.maybe(of.text),
  evaluatee: of.maybe(of.text),
  relation: of.maybe(of.choice(SurveyRelation)),
  reason: of.text,
  author: of.maybe(of.text),
  at: of.dateTime,
})

export const EvaluateeType = objectFrom<Evaluatee>('Evaluatee', {
  id: of.id('user'),
  fullname: of.text,
  area: of.maybe(of.text),
  jobTitle: of.maybe(of.text),
  surveys: of.int,
  answered: of.int,
})

export const ParticipantType = objectFrom<ParticipantRow>('SurveyParticipant', {
  id: of.id('userSurvey'),
  respondent: of.object(PersonType),
  evaluatee: of.maybe(of.object(PersonType)),
  relation: of.maybe(of.choice(SurveyRelation)),
  status: of.maybe(of.choice(UserSurveyStatus)),
  progress: of.maybe(of.int),
})
