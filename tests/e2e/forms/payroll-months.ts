import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'procesos', in: 'OpenMonthDialog', form: 'InitPayrollMonth', opener: 'Abrir mes' },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  MonthActions: 'its text is asked to open a closed month again',
}
