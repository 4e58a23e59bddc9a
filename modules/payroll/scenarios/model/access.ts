import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  netToGross: 'scenarios.create',
  explainNetToGross: 'scenarios.create',
  scenarios: 'scenarios.read',
  scenario: 'scenarios.read',
  scenarioRun: 'scenarios.read',
  scenarioOptions: 'scenarios.create',
  scenarioPeople: 'scenarios.create',
  createScenario: 'scenarios.create',
  updateScenario: 'scenarios.update',
  calculateScenario: 'scenarios.update',
  deleteScenario: 'scenarios.delete',
} as const satisfies Policies

export const rights = {
  manager: { scenarios: 'r' },
  superManagerOfPay: { scenarios: 'cud' },
} as const satisfies Rights

export const withoutProof = {
  monthInput: ['createScenario', 'updateScenario', 'calculateScenario', 'deleteScenario'],
} as const satisfies WithoutProofFor<typeof operations>
