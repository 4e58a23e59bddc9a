import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'escenarios/nuevo', in: 'ScenarioForm', form: 'CreateScenario' },
  { at: 'escenarios/liquido', in: 'NetForm', form: 'net' },
  { at: 'escenarios/:id/editar', in: 'ScenarioForm', form: 'UpdateScenario' },
]
