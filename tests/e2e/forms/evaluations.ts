import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'procesos-de-evaluacion',
    in: 'ProcessDialog',
    form: 'CreateEvaluationProcess',
    opener: 'Nuevo proceso',
  },
]

export const unopened: UnopenedForms = {
  ReviewDialogs: 'they are opened from the menu of a person of a process in its feedback',
  CalibrationTab: 'its dialog opens by moving a person who is being calibrated',
  PeopleTab: 'its dialog asks only why a review is taken out of its process',
  ProcessPage: 'its dialog asks only why a process goes back or is annulled',
}
