import type { UnopenedForms } from '../known-form.ts'

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  ProviderDialog: 'it carries a secret: nothing of it stays in the browser',
}
