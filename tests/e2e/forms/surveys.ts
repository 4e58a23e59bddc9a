import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'evaluaciones/configuracion',
    in: 'SettingsList',
    form: 'CreateSurvey',
    opener: 'Crear evaluación',
  },
  { at: 'evaluaciones/configuracion/:id ajustes', in: 'SettingsTab', form: 'UpdateSurvey' },
  {
    at: 'evaluaciones/configuracion/:id participantes',
    in: 'AssignDialog',
    form: 'AssignSurvey',
    opener: 'Agregar participantes',
  },
]

export const unopened: UnopenedForms = {
  CompetenceDialog: 'it writes in the tree of its page, whose draft is tried by its own walk',
  QuestionDialog: 'it writes in the tree of its page, whose draft is tried by its own walk',
  PasteDialog: 'it writes in the tree of its page, whose draft is tried by its own walk',
  ScalesPanel: 'its dialog opens from a panel of the questions, which its own walk opens',
  NeedsPage: 'its dialog asks only how needs that are joined are called',
  CopyDialog: 'its own walk opens it from the menu of a row',
  SurveyList: 'its dialog asks only why a survey goes',
  SurveyPage: 'its dialog is of an active survey, and the walk opens the first one, a draft',
}
