import { date, flag, integer, optional, ref } from '#platform/model/field.ts'
import { inputFrom, inputOf, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { ApprovalRule, stepFields } from '../model/rule.ts'
import { StepHolder, StepKind, StepRole, StepWhen } from '../model/steps.ts'
import {
  approvalPreview,
  type ApprovalRuleRow,
  approvalRules,
  saveApprovalRule,
  type StepRow,
} from './rules.service.ts'

const { businessId, kind } = ApprovalRule.fields

const StepType = objectFrom<StepRow>('ApprovalStep', {
  holder: of.choice(StepHolder),
  role: of.maybe(of.choice(StepRole)),
  userId: of.maybe(of.id('user')),
  person: of.maybe(of.text),
  when: of.choice(StepWhen),
  days: of.maybe(of.int),
  words: of.text,
})

query('approvalRules', {
  input: inputFrom('OfApprovalRules', { businessId }),
  type: objectFrom<ApprovalRuleRow>('ApprovalRule', {
    businessId: of.id('business'),
    kind: of.choice(StepKind),
    fromDay: of.date,
    steps: of.list(of.object(StepType)),
    escalateDays: of.maybe(of.int),
    version: of.int,
  }),
  many: true,
  run: approvalRules,
})

const steps = listOf(inputFrom('ApprovalStepInput', stepFields))

mutation('saveApprovalRule', {
  input: inputOf('SaveApprovalRuleInput', ApprovalRule, ['businessId', 'kind', 'escalateDays'], {
    fromDay: date('Rige desde'),
    steps,
    version: optional(integer('Versión')),
  }),
  type: objectFrom<{ saved: number }>('SavedApprovalRule', { saved: of.int }),
  run: saveApprovalRule,
})

query('approvalPreview', {
  input: inputFrom('ApprovalPreviewInput', {
    businessId,
    kind,
    userContractId: ref('contract', 'Persona y contrato'),
    days: integer('Días', { unit: 'días', min: 1, max: 365 }),
    advance: optional(flag('Anticipa días')),
    steps,
  }),
  type: objectFrom<{ place: number; words: string }>('ApprovalPreviewStep', {
    place: of.int,
    words: of.text,
  }),
  many: true,
  run: approvalPreview,
})
