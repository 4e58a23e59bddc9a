import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'ficha/:id vacaciones',
    in: 'NewCompensation',
    form: 'CreateVacationCompensation',
    opener: 'Registrar acuerdo',
  },
]

/** Forms that the demo world does not lead to, and why. */
export const unopened: UnopenedForms = {
  Compensations: 'the agreement of the demo world waits for its paper before it can be answered',
}
