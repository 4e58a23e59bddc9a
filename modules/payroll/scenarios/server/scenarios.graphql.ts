import { id, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { changeFields, Scenario } from '../model/scenario.ts'
import { scenarioOptions, scenarioPeople } from './options.queries.ts'
import { scenario, scenarioRun, scenariosInReach } from './scenarios.queries.ts'
import { createScenario, deleteScenario, runScenario, updateScenario } from './scenarios.service.ts'
import {
  CandidateType,
  OptionsType,
  ScenarioRowType,
  ScenarioRunType,
  ScenarioType,
} from './types.ts'

const contract = inputFrom('ScenarioContractInput', { contractId: ref('contract', 'Contrato') })
const change = inputFrom('ScenarioChangeInput', { ...changeFields, contracts: listOf(contract) })
const { fields } = Scenario
const content = {
  name: fields.name,
  description: fields.description,
  businessId: fields.businessId,
  firstMonth: fields.firstMonth,
  months: fields.months,
  yearly: fields.yearly,
  monthlyGrowth: fields.monthlyGrowth,
  repeatItems: fields.repeatItems,
  changes: listOf(change),
}

query('scenarios', {
  type: ScenarioRowType,
  many: true,
  run: (context) => scenariosInReach(context),
})

query('scenario', { input: byId('scenario'), type: ScenarioType, run: scenario })

query('scenarioRun', { input: byId('scenario'), type: ScenarioRunType, run: scenarioRun })

query('scenarioOptions', { type: OptionsType, run: scenarioOptions })

query('scenarioPeople', {
  input: inputFrom('ScenarioPeopleInput', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    contracts: maybeListOf(contract),
  }),
  type: CandidateType,
  many: true,
  run: scenarioPeople,
})

mutation('createScenario', {
  input: inputFrom('CreateScenarioInput', content),
  type: ScenarioType,
  run: createScenario,
})

mutation('updateScenario', {
  input: inputFrom('UpdateScenarioInput', {
    id: id('scenario'),
    version: fields.version,
    ...content,
  }),
  type: ScenarioType,
  run: updateScenario,
})

mutation('deleteScenario', { input: byId('scenario'), type: 'Boolean', run: deleteScenario })

mutation('calculateScenario', { input: byId('scenario'), type: ScenarioType, run: runScenario })
