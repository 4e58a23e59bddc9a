import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'terminos/nuevo/:contract', in: 'NewEndingPage', form: 'CreateContractSettlement' },
  { at: 'terminos/masivos/nuevo', in: 'NewBatchPage', form: 'CreateContractEndingBatch' },
  {
    at: 'terminos/:id',
    in: 'EndingPage',
    form: 'UpdateContractSettlement',
    opener: 'Modificar',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  BatchesPage: 'its question is of contracts that were ended in one act: there are none',
  ExpiredTerms: 'it is there only while a term ran out and nobody registered its ending',
}
