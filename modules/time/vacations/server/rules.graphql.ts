import { fieldNames, type Row } from '#platform/model/entity.ts'
import { optional } from '#platform/model/field.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import { ruleFields, VacationBlackout, VacationRule } from '../model/rule.ts'
import { saveVacationRule, vacationRules } from './rules.queries.ts'

const ofBusiness = inputOf('OfVacationRules', VacationRule, ['businessId'])
const RuleType = objectFrom<Row<typeof VacationRule>>(
  'VacationRule',
  specsOf(VacationRule, fieldNames(VacationRule)),
)

query('vacationRules', { input: ofBusiness, type: RuleType, many: true, run: vacationRules })

mutation('saveVacationRule', {
  input: inputOf('SaveVacationRuleInput', VacationRule, ['businessId', 'fromDay', ...ruleFields], {
    version: optional(VacationRule.fields.version),
  }),
  type: objectFrom<{ saved: number }>('SavedVacationRule', { saved: of.int }),
  run: async (context, input) => ({ saved: (await saveVacationRule(context, input)).length }),
})

crud(VacationBlackout, {
  table: 'vacationBlackout',
  id: 'vacationBlackout',
  fields: ['businessId', 'startDate', 'endDate', 'reason'],
  orderBy: 'startDate',
  parent: { field: 'businessId', input: ofBusiness },
  all: 'vacationBlackouts',
  create: 'createVacationBlackout',
  update: 'updateVacationBlackout',
  remove: 'deleteVacationBlackout',
  requires: (context, action, row) =>
    requireBusiness(
      context,
      row.businessId ?? 0,
      action === 'read' ? 'businessOptions.read' : 'businessOptions.update',
    ),
  check: (_given, { startDate, endDate }) => {
    if (endDate < startDate) throw invalid('endDate', 'Termina antes de comenzar')
  },
  refusals: { vacation_blackout_dates: { message: 'A lo más un año', field: 'endDate' } },
})
