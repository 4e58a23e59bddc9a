import type { UnopenedForms } from '../known-form.ts'

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  GratificationPeople: 'no business of the demo world proposed its gratification',
  GratificationTerms: 'no process of the demo world pays a gratification',
}
