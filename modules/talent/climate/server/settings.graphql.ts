import { activationCheck } from '#modules/talent/surveys/server/index.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { ClimateFamily } from '../model/families.ts'
import { ClimateSettings, familyField } from '../model/settings.ts'
import {
  climateCutsPreview,
  climateSettings,
  type ClimateSettingsRow,
  cutsCheck,
  type CutsPreview,
  updateClimateSettings,
} from './settings.service.ts'

const { surveyId, openToEveryone, version } = ClimateSettings.fields

const cuts = {
  families: listOf(inputFrom('ClimateFamilyInput', { family: familyField })),
  crossings: listOf(inputFrom('ClimateCrossingInput', { one: familyField, other: familyField })),
}

const SettingsType = objectFrom<ClimateSettingsRow>('ClimateSettings', {
  surveyId: of.id('survey'),
  openToEveryone: of.flag,
  families: of.list(
    of.object(
      objectFrom<ClimateSettingsRow['families'][number]>('ClimateFamilyOf', {
        family: of.choice(ClimateFamily),
      }),
    ),
  ),
  crossings: of.list(
    of.object(
      objectFrom<ClimateSettingsRow['crossings'][number]>('ClimateCrossingOf', {
        one: of.choice(ClimateFamily),
        other: of.choice(ClimateFamily),
      }),
    ),
  ),
  minGroup: of.int,
  minComments: of.int,
  fixed: of.maybe(of.text),
  version: of.int,
})

query('climateSettings', {
  input: inputFrom('ClimateSettingsInput', { surveyId }),
  type: SettingsType,
  run: climateSettings,
})

mutation('updateClimateSettings', {
  input: inputFrom('UpdateClimateSettingsInput', { surveyId, version, openToEveryone, ...cuts }),
  type: SettingsType,
  run: updateClimateSettings,
})

query('climateCutsPreview', {
  input: inputFrom('ClimateCutsPreviewInput', { surveyId, ...cuts }),
  type: objectFrom<CutsPreview>('ClimateCutsPreview', {
    words: of.text,
    isPossible: of.flag,
    cuts: of.list(
      of.object(
        objectFrom<CutsPreview['cuts'][number]>('ClimateCut', {
          label: of.text,
          groups: of.int,
          hidden: of.int,
        }),
      ),
    ),
  }),
  run: climateCutsPreview,
})

activationCheck.on('climate', cutsCheck)
