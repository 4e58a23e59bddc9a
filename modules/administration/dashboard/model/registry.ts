import { choice } from '#platform/model/field.ts'
import { as, type Registry, internal } from '#platform/model/registry.ts'
import { FirstStep } from './first-steps.ts'

/** The rows that this module keeps. */
export const registry = {
  first_step_left: {
    label: 'Primer paso para después',
    owner: {},
    keep: 'COMPANY',
    title: 'step',
    columns: {
      ...internal('company_id'),
      step: as('firstSteps.read', choice(FirstStep, 'Paso')),
    },
  },
} satisfies Registry
