import type { UnopenedForms } from '../known-form.ts'

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  AddTotp: 'its code serves once, and is not kept',
  FactorsPanel: 'the key that is named waits in the browser, and not for a reload',
}
