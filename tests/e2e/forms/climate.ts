import type { UnopenedForms } from '../known-form.ts'

/** The forms of this module that no walk opens. */
export const unopened: UnopenedForms = {
  PublicationTab: 'the walk opens the first survey, whose answers bear names and make no groups',
}
