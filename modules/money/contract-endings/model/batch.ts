import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, id, integer, longText, optional, ref, text } from '#platform/model/field.ts'
import { DismissalNotice } from './ending.ts'

export const BatchState = catalog('ContractEndingBatchState', {
  ENDING: 'Terminándose',
  ENDED: 'Terminados',
  UNDOING: 'Deshaciéndose',
  UNDONE: 'Deshechos',
})
export type BatchState = ValueOf<typeof BatchState>

/** Why the endings of a batch are undone: that of each of them too. */
export const undoneReason = text('Motivo', { max: 300 })

/** Contracts of a razón social that end in one act: those of a job, as at the end of a season. */
export const ContractEndingBatch = entity({
  name: 'ContractEndingBatch',
  table: 'contract_ending_batch',
  label: 'Término masivo',
  fields: {
    id: id('contractEndingBatch'),
    businessId: ref('business', 'Razón social'),
    jobTitle: text('Cargo', { max: 120 }),
    dismissalCause: text('Causal', { max: 10 }),
    contractFinalDate: date('Último día de trabajo'),
    notice: choice(DismissalNotice, 'Aviso'),
    noticeDate: optional(date('Fecha del aviso')),
    publicComment: optional(longText('Hechos en que se funda', { max: 2000 })),
    state: choice(BatchState, 'Estado'),
    version: integer('Versión'),
  },
})
