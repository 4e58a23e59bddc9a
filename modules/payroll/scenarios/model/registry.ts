import type { Apart } from '#platform/model/keeping.ts'
import { catalog } from '#platform/model/catalog.ts'
import { choice, integer, text } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { Scenario } from './scenario.ts'

const ScenarioStatus = catalog('ScenarioStatus', { ACTIVE: 'Vigente', DELETED: 'Eliminado' })

/** The rows that this module keeps. */
export const registry = {
  scenario: {
    of: Scenario,
    publicId: { kind: 'scenario', no: 52, length: 6 },
    owner: { business: 'business_id' },
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('created_by'),
      ...shown('scenarios.read', 'business_id', 'name', 'description', 'first_month', 'months'),
      ...shown('scenarios.read', 'monthly_growth', 'repeat_items'),
      step: as('scenarios.read', integer('Meses entre uno y otro')),
      changes: as('scenarios.read', text('Cambios'), 'changes'),
      status: as('scenarios.read', choice(ScenarioStatus, 'Estado')),
    },
  },
} satisfies Registry

/** Tables of this module that are in no history. */
export const apart = {
  scenario_run: {
    label: 'Resultados de escenarios',
    keep: 'COMPANY',
    whose: 'PERSON',
    passes: [
      {
        as: 'TRIALS',
        from: 'calculated_at',
        // Who sees confidential pay has a result of their own.
        lastStaysOf: ['scenario_id', 'includes_private'],
      },
    ],
  },
} satisfies Apart
