import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'ficha/:id datos-contrato',
    in: 'NewAnnexDialog',
    form: 'CreateContractAnnex',
    opener: 'Nuevo anexo',
  },
  {
    at: 'ficha/:id datos-contrato',
    in: 'ContractFilesPanel',
    form: 'CreateContractFile',
    opener: 'Subir contrato',
  },
]

export const unopened: UnopenedForms = {
  EditAnnexDialog: 'it is of an annex in one state: annexes.test.ts opens it',
  AnnexesPage: 'its dialogs are those of the annexes of a contract',
  ContractAnnexes: 'its dialogs are of an annex in one state: annexes.test.ts opens them',
  dialogs: 'its forms are of an annex in one state: annexes.test.ts opens them',
  NeedsNotice: 'its dialog asks only why a change has no annex',
}
