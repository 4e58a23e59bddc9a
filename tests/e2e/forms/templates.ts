import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'plantillas/crear', in: 'NewTemplatePage', form: 'CreateDocumentTemplate' },
  { at: 'plantillas/:id', in: 'TemplatePage', form: 'UpdateDocumentTemplate' },
  {
    at: 'plantillas/:id',
    in: 'GenerateDialog',
    form: 'CreateCollaboratorFileOne',
    opener: 'Generar documento',
  },
  { at: 'plantillas/:id/generar', in: 'NewBatchPage', form: 'CreateCollaboratorFile' },
]

export const unopened: UnopenedForms = {
  WordButton: 'it takes a file, whose words are read and shown',
}
