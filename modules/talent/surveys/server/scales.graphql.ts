import { date, optional } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { ownScaleFields } from '../model/scales.ts'
import { keepSurveyScale, type ScaleRow, surveyScales } from './scales.service.ts'

const ScaleType = objectFrom<ScaleRow>('SurveyScale', {
  code: of.text,
  version: of.int,
  name: of.text,
  min: of.int,
  max: of.int,
  naAllowed: of.flag,
  own: of.flag,
  from: of.maybe(of.date),
  until: of.maybe(of.date),
  values: of.list(
    of.object(
      objectFrom<ScaleRow['values'][number]>('SurveyScaleValue', {
        value: of.int,
        label: of.text,
        description: of.maybe(of.text),
      }),
    ),
  ),
})

query('surveyScales', {
  input: inputFrom('SurveyScalesInput', { day: optional(date('Día de inicio')) }),
  type: ScaleType,
  many: true,
  run: surveyScales,
})

mutation('keepSurveyScale', {
  input: inputFrom('SurveyScaleInput', ownScaleFields),
  type: ScaleType,
  run: keepSurveyScale,
})
