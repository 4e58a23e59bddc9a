import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'documentos',
    in: 'DocumentDialogs',
    form: 'CreateDocument',
    opener: 'Subir documento',
  },
  {
    at: 'documentos',
    in: 'DocumentDialogs',
    form: 'UpdateDocument',
    opener: 'Acciones del documento Guía para jefaturas › Modificar',
  },
  {
    at: 'documentos carpetas',
    in: 'FolderDialog',
    form: 'CreateDocumentFolder',
    opener: 'Nueva carpeta',
  },
  {
    at: 'documentos carpetas',
    in: 'FolderDialog',
    form: 'UpdateDocumentFolder',
    opener: 'Acciones de la carpeta Jefaturas › Modificar',
  },
  { at: 'documentos tipos', in: 'TypesTab', form: 'SaveDocumentType', opener: 'Nuevo tipo' },
]

export const unopened: UnopenedForms = {
  MoveDialog: 'it needs ticked documents: tests/e2e/documents.test.ts opens it',
  useDocumentActs: 'its dialogs ask only why a document is replaced or void',
}
