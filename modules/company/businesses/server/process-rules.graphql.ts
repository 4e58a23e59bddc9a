import { flag, integer, optional, ref, yearMonth } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { ProcessRule } from '../model/process-rule.ts'
import { type ProcessRuleRow, processRules, saveProcessRule } from './process-rules.service.ts'

const business = ref('business', 'Razón social')

const RuleType = objectFrom<ProcessRuleRow>('ProcessRule', {
  businessId: of.id('business'),
  fromMonth: of.yearMonth,
  closingApproval: of.flag,
  payDay: of.int,
  payNextMonth: of.flag,
  version: of.int,
})

query('processRules', {
  input: inputFrom('OfRules', { businessId: business }),
  type: RuleType,
  many: true,
  run: processRules,
})

mutation('saveProcessRule', {
  input: inputFrom('SaveProcessRuleInput', {
    businessId: business,
    fromMonth: yearMonth('Rige desde'),
    closingApproval: flag('El cierre lo aprueba otra persona'),
    payDay: ProcessRule.fields.payDay,
    payNextMonth: flag('Se paga en el mes siguiente'),
    version: optional(integer('Versión')),
  }),
  type: objectFrom<{ saved: number }>('SavedProcessRule', { saved: of.int }),
  run: async (context, input) => ({ saved: (await saveProcessRule(context, input)).length }),
})
