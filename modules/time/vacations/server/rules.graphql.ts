import { integer, optional } from '#platform/model/field.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { requireBusiness } from '#platform/server/reach.ts'
import { BlockRule, HalfDayRule, PoolOrder, VacationBlackout, VacationRule } from '../model/rule.ts'
import { saveVacationRule, type VacationRuleRow, vacationRules } from './rules.queries.ts'

const { businessId, fromDay, poolOrder, advanceMax, noticeDays } = VacationRule.fields
const { block, halfDay, maxAwayPct, additionalOnExit, progressiveOnExit } = VacationRule.fields
const ofBusiness = inputFrom('OfVacationRules', { businessId })

const RuleType = objectFrom<VacationRuleRow>('VacationRule', {
  businessId: of.id('business'),
  fromDay: of.date,
  poolOrder: of.choice(PoolOrder),
  advanceMax: of.maybe(of.int),
  noticeDays: of.int,
  block: of.choice(BlockRule),
  halfDay: of.choice(HalfDayRule),
  maxAwayPct: of.maybe(of.int),
  additionalOnExit: of.flag,
  progressiveOnExit: of.flag,
  version: of.int,
})

query('vacationRules', { input: ofBusiness, type: RuleType, many: true, run: vacationRules })

mutation('saveVacationRule', {
  input: inputFrom('SaveVacationRuleInput', {
    businessId,
    fromDay,
    poolOrder,
    advanceMax,
    noticeDays,
    block,
    halfDay,
    maxAwayPct,
    additionalOnExit,
    progressiveOnExit,
    version: optional(integer('Versión')),
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
