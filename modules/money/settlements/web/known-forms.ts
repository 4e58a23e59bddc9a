import type { KnownForm } from '#platform/web/known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'finiquitos/nuevo', in: 'NewFiniquitoPage', form: 'CreateSettlement' },
  { at: 'finiquitos/masivos/nuevo', in: 'NewBatchPage', form: 'CreateSettlementBatch' },
  { at: 'finiquitos/:id/corregir', in: 'EditFiniquitoPage', form: 'UpdateSettlement' },
  { at: 'finiquitos/:id', in: 'Actions', form: 'DeleteSettlement', opener: 'Eliminar' },
]
