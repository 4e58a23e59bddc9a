import { text } from '#platform/model/field.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { SurveyStatus } from '../model/catalogs.ts'
import { Survey } from '../model/survey.ts'
import {
  mergeTrainingNeeds,
  splitTrainingNeeds,
  type TrainingNeeds,
  trainingNeeds,
} from './needs.service.ts'

type Need = TrainingNeeds['needs'][number]

const NeedType = objectFrom<Need>('TrainingNeed', {
  place: of.int,
  name: of.text,
  written: of.list(of.text),
  keys: of.list(of.text),
  isMerged: of.flag,
  people: of.int,
  answers: of.int,
  lines: of.list(
    of.object(
      objectFrom<Need['lines'][number]>('TrainingNeedLine', {
        area: of.text,
        level: of.text,
        people: of.int,
        answers: of.int,
      }),
    ),
  ),
})

const NeedsType = objectFrom<TrainingNeeds>('TrainingNeeds', {
  id: of.id('survey'),
  title: of.text,
  status: of.choice(SurveyStatus),
  canKeep: of.flag,
  needs: of.list(of.object(NeedType)),
})

query('trainingNeeds', { input: byId('survey'), type: NeedsType, run: trainingNeeds })

const keys = listOf(inputFrom('TrainingNeedKeyInput', { key: text('Necesidad', { max: 500 }) }))

mutation('mergeTrainingNeeds', {
  input: inputFrom('MergeTrainingNeedsInput', {
    id: Survey.fields.id,
    keys,
    name: text('Necesidad', { max: 200 }),
  }),
  type: NeedsType,
  run: mergeTrainingNeeds,
})

mutation('splitTrainingNeeds', {
  input: inputFrom('SplitTrainingNeedsInput', { id: Survey.fields.id, keys }),
  type: NeedsType,
  run: splitTrainingNeeds,
})
