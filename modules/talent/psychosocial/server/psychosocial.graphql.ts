import { PlanApproval, PlanStanding } from '#modules/talent/action-plans/model/catalogs.ts'
import { ActionPlan, planFields } from '#modules/talent/action-plans/model/plan.ts'
import { CealDimension, RiskLevel } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { flag, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { CealMeasure, CealResult, pastedResults } from '../model/ceal-result.ts'
import { type CealDetail, cealResult, type CealResultRow, cealResults } from './results.queries.ts'
import { createCealMeasure, deleteCealResult, importCealResults } from './results.service.ts'

const { id, appliedOn, version } = CealResult.fields

const summary = {
  id: of.id('cealResult'),
  center: of.text,
  appliedOn: of.date,
  workers: of.int,
  responses: of.int,
  participation: of.maybe(of.decimal),
  valid: of.flag,
  total: of.int,
  risk: of.choice(RiskLevel),
  nextOn: of.date,
  isDue: of.flag,
  measures: of.int,
  version: of.int,
} as const

const SummaryType = objectFrom<CealResultRow>('CealResult', summary)

list('cealResults', {
  type: SummaryType,
  filter: inputFrom('CealResultFilter', { search: optional(text('Centro', { max: 100 })) }),
  sort: ['appliedOn', 'center'] as const,
  run: cealResults,
})

const DimensionType = objectFrom<CealDetail['dimensions'][number]>('CealDimensionResult', {
  dimension: of.choice(CealDimension),
  low: of.int,
  medium: of.int,
  high: of.int,
  points: of.int,
  previousPoints: of.maybe(of.int),
})

const MeasureType = objectFrom<CealDetail['measureRows'][number]>('CealMeasure', {
  planId: of.id('actionPlan'),
  dimension: of.choice(CealDimension),
  objective: of.text,
  fullname: of.maybe(of.text),
  endDate: of.date,
  approvalStatus: of.choice(PlanApproval),
  standing: of.choice(PlanStanding),
  completenessPercentage: of.int,
})

query('cealResult', {
  input: byId('cealResult'),
  type: objectFrom<CealDetail>('CealResultDetail', {
    ...summary,
    warnings: of.list(of.text),
    previous: of.maybe(of.object(SummaryType)),
    dimensions: of.list(of.object(DimensionType)),
    measureRows: of.list(of.object(MeasureType)),
    unseenMeasures: of.int,
  }),
  run: cealResult,
})

mutation('importCealResults', {
  input: inputFrom('ImportCealResultsInput', { appliedOn, pasted: pastedResults }),
  type: objectFrom<{ count: number }>('ImportedCealResults', { count: of.int }),
  run: importCealResults,
})

mutation('deleteCealResult', {
  input: inputFrom('DeleteCealResultInput', { id, version }),
  type: objectFrom<{ id: number }>('DeletedCealResult', { id: of.id('cealResult') }),
  run: deleteCealResult,
})

mutation('createCealMeasure', {
  input: inputOf('CreateCealMeasureInput', ActionPlan, planFields, {
    resultId: CealMeasure.fields.cealResultId,
    dimension: CealMeasure.fields.dimension,
    workerId: optional(ref('user', 'Responsable')),
    supervisorId: ActionPlan.fields.supervisorId,
    submit: flag('Enviar a aprobación'),
  }),
  type: objectFrom<{ id: number }>('CreatedCealMeasure', { id: of.id('actionPlan') }),
  run: createCealMeasure,
})
