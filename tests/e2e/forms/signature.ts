import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = []

export const unopened: UnopenedForms = {
  ReplaceDialog: 'it is of a request that was rejected: signature.test.ts opens it',
  SendDialog: 'its fields only choose how what was ticked is sent',
  SigningPage: 'its dialog asks only why a request is taken back',
  SignPanel: 'it asks for a key, which is kept nowhere, and why one does not sign',
}
