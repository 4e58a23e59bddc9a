import { flag, integer, optional, ref } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  ActionPlan,
  approvalAnswer,
  planFields,
  planFilter,
  planSeen,
  statusChange,
} from '../model/plan.ts'
import {
  updateActionPlanApprovalStatus,
  updateActionPlanEvaluationWeight,
  updateActionPlanSupervisor,
} from './answers.service.ts'
import { actionPlan, listedPlans, planSort, plans } from './plans.queries.ts'
import { createActionPlan, deleteActionPlan, updateActionPlan } from './plans.service.ts'
import { printActionPlan } from './print.service.ts'
import { sendActionPlanToSign } from './sign.service.ts'
import { updateActionPlanPercentage, updateActionPlanStatus } from './progress.service.ts'
import { actionPlanWeights } from './weights.queries.ts'

const { type } = plans
const { fields } = ActionPlan
const filter = inputFrom('ActionPlanFilter', planFilter)
const listed = { type, filter, sort: planSort }

list('actionPlans', { ...listed, run: (context, input) => listedPlans(context, 'all', input) })
list('myActionPlans', { ...listed, run: (context, input) => listedPlans(context, 'own', input) })
list('subordinateActionPlans', {
  ...listed,
  run: (context, input) => listedPlans(context, 'team', input),
})

query('actionPlan', { input: byId('actionPlan'), type, run: actionPlan })

query('actionPlanWeights', {
  input: inputFrom('ActionPlanWeightsInput', {
    workerId: optional(ref('user', 'Persona')),
    planId: optional(ref('actionPlan', 'Plan de acción')),
  }),
  type: objectFrom<{ approved: number; pending: number }>('ActionPlanWeights', {
    approved: of.int,
    pending: of.int,
  }),
  run: actionPlanWeights,
})

mutation('createActionPlan', {
  input: inputOf('CreateActionPlanInput', ActionPlan, planFields, {
    workerId: optional(ref('user', 'Persona')),
    supervisorId: fields.supervisorId,
    submit: flag('Enviar a aprobación'),
  }),
  type,
  run: createActionPlan,
})

mutation('updateActionPlan', {
  input: patchInputOf('UpdateActionPlanInput', ActionPlan, planFields, planSeen),
  type,
  run: updateActionPlan,
})

mutation('deleteActionPlan', {
  input: inputFrom('DeleteActionPlanInput', planSeen),
  type: objectFrom<{ id: number }>('DeletedActionPlan', { id: of.id('actionPlan') }),
  run: deleteActionPlan,
})

mutation('updateActionPlanStatus', {
  input: inputFrom('UpdateActionPlanStatusInput', statusChange),
  type,
  run: updateActionPlanStatus,
})

mutation('updateActionPlanApprovalStatus', {
  input: inputFrom('UpdateActionPlanApprovalStatusInput', approvalAnswer),
  type,
  run: updateActionPlanApprovalStatus,
})

mutation('updateActionPlanPercentage', {
  input: inputFrom('UpdateActionPlanPercentageInput', {
    ...planSeen,
    completenessPercentage: integer('Avance', { max: 100, unit: '%' }),
  }),
  type,
  run: updateActionPlanPercentage,
})

mutation('updateActionPlanEvaluationWeight', {
  input: inputFrom('UpdateActionPlanEvaluationWeightInput', {
    ...planSeen,
    evaluationWeight: fields.evaluationWeight,
  }),
  type,
  run: updateActionPlanEvaluationWeight,
})

mutation('updateActionPlanSupervisor', {
  input: inputFrom('UpdateActionPlanSupervisorInput', {
    ...planSeen,
    supervisorId: fields.supervisorId,
  }),
  type,
  run: updateActionPlanSupervisor,
})

mutation('sendActionPlanToSign', {
  input: inputFrom('SendActionPlanToSignInput', { id: fields.id }),
  type,
  run: sendActionPlanToSign,
})

mutation('printActionPlan', { input: byId('actionPlan'), type: FileLink, run: printActionPlan })
