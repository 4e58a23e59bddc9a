import { SurveyObject } from '#modules/talent/surveys/server/index.ts'
import { optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { printClimateResults } from './print.service.ts'
import { climateComments, type ClimateComment } from './comments.queries.ts'
import { type Outline, outlinesOf } from './outlines.queries.ts'
import {
  type AreaAverage,
  type ClimateResults,
  climateResults,
  competenceAveragesByArea,
  type QuestionAverage,
  reportQuestionAverages,
} from './results.queries.ts'

const surveyId = ref('survey', 'Encuesta')

type Group = ClimateResults['groups'][number]

const ScoreType = objectFrom<Group['scores'][number]>('ClimateScore', {
  key: of.text,
  value: of.maybe(of.decimal),
  fraction: of.maybe(of.text),
  change: of.maybe(of.decimal),
})

const GroupType = objectFrom<Group>('ClimateGroup', {
  id: of.text,
  family: of.text,
  label: of.text,
  n: of.maybe(of.int),
  hidden: of.maybe(of.text),
  final: of.maybe(of.decimal),
  fraction: of.maybe(of.text),
  enps: of.maybe(of.int),
  engagement: of.maybe(of.decimal),
  scores: of.list(of.object(ScoreType)),
})

const DimensionType = objectFrom<ClimateResults['dimensions'][number]>('ClimateDimension', {
  key: of.text,
  title: of.text,
})

query('climateResults', {
  input: inputFrom('ClimateResultsInput', { surveyId }),
  type: objectFrom<ClimateResults>('ClimateResults', {
    surveyId: of.id('survey'),
    title: of.text,
    sealedAt: of.maybe(of.dateTime),
    minGroup: of.int,
    invited: of.maybe(of.int),
    answered: of.maybe(of.int),
    openToEveryone: of.flag,
    previousTitle: of.maybe(of.text),
    dimensions: of.list(of.object(DimensionType)),
    groups: of.list(of.object(GroupType)),
  }),
  run: climateResults,
})

query('climateComments', {
  input: inputFrom('ClimateCommentsInput', { surveyId }),
  type: objectFrom<ClimateComment>('ClimateComment', {
    id: of.text,
    question: of.text,
    group: of.text,
    text: of.text,
  }),
  many: true,
  run: climateComments,
})

const ValueType = objectFrom<QuestionAverage['values'][number]>('QuestionAverageValue', {
  value: of.int,
  label: of.text,
  count: of.maybe(of.int),
})

query('reportQuestionAverages', {
  input: inputFrom('ReportQuestionAveragesInput', {
    surveyId,
    group: optional(text('Grupo', { max: 10, help: 'Toda la empresa si se deja vacío' })),
  }),
  type: objectFrom<QuestionAverage>('QuestionAverage', {
    questionId: of.id('question'),
    title: of.text,
    competence: of.text,
    hidden: of.maybe(of.text),
    average: of.maybe(of.decimal),
    favourable: of.maybe(of.int),
    omitted: of.maybe(of.int),
    notApplicable: of.maybe(of.int),
    values: of.list(of.object(ValueType)),
  }),
  many: true,
  run: reportQuestionAverages,
})

query('competenceAveragesByArea', {
  input: inputFrom('CompetenceAveragesByAreaInput', { surveyId }),
  type: objectFrom<AreaAverage>('CompetenceAverageByArea', {
    area: of.text,
    competence: of.text,
    answered: of.maybe(of.int),
    hidden: of.maybe(of.text),
    average: of.maybe(of.decimal),
    fraction: of.maybe(of.text),
  }),
  many: true,
  run: competenceAveragesByArea,
})

mutation('printClimateResults', {
  input: inputFrom('PrintClimateResultsInput', { surveyId }),
  type: FileLink,
  run: printClimateResults,
})

joinedFields<{ id: number; privacy: string }, Outline>(SurveyObject, outlinesOf, {
  finalScore: of.maybe(of.decimal),
  scoreChange: of.maybe(of.decimal),
  enps: of.maybe(of.int),
})
