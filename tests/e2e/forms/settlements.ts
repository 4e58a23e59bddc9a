import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'finiquitos/nuevo', in: 'NewFiniquitoPage', form: 'CreateSettlement' },
  { at: 'finiquitos/masivos/nuevo', in: 'NewBatchPage', form: 'CreateSettlementBatch' },
  { at: 'finiquitos/:id/corregir', in: 'EditFiniquitoPage', form: 'UpdateSettlement' },
  { at: 'finiquitos/:id', in: 'Actions', form: 'DeleteSettlement', opener: 'Eliminar' },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  BatchPage: 'it asks why finiquitos are undone: those of the demo world are paid',
}
