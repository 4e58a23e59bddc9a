import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'ausencias', in: 'AbsenceDialog', form: 'CreateAbsence', opener: 'Nueva ausencia' },
  {
    at: 'ausencias',
    in: 'AbsenceDialog',
    form: 'UpdateAbsence',
    opener: 'Acciones de › Modificar',
  },
  {
    at: 'ficha/:id ausencias',
    in: 'AbsenceDialog',
    form: 'CreateAbsence',
    opener: 'Nueva ausencia',
  },
  {
    at: 'ausencias',
    in: 'AnswerDialog',
    form: 'UpdateAbsenceResponse',
    opener: 'Acciones de › Aprobar',
  },
  {
    at: 'ausencias',
    in: 'AnswerSeveral',
    form: 'AnswerAbsences',
    opener: 'Responder pendientes',
  },
]

/** Forms that the demo world does not lead to, and why. */
export const unopened: UnopenedForms = {
  CorrectAbsence: 'who opens these forms changes absences by right, and not those they asked for',
}
