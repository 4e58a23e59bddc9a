import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'correcciones',
    in: 'CorrectionsPage',
    form: 'AnswerDataCorrection',
    opener: 'Acciones de › Rechazar',
    query: '?status=PENDING',
  },
]

export const unopened: UnopenedForms = {
  PersonTab: 'its dialogs are those of CorrectionsPage',
  FieldsDialog: 'it is for one’s own record, and the walk opens that of another',
  RelativeDialog: 'it is for one’s own record, and the walk opens that of another',
  ProposeDialog: 'it is for one’s own record, and the walk opens that of another',
}
