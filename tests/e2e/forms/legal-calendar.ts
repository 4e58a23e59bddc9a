import type { UnopenedForms } from '../known-form.ts'

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  HolidayDialogs: 'its screen is of the platform; tests/e2e/legal-calendar.test.ts fills them',
}
