import type { UnopenedForms } from '../known-form.ts'

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  CaseDialog: 'its fields come once a person was chosen',
  SaveDialog: 'what was changed in the formula is kept, and this asks only how to save it',
}
