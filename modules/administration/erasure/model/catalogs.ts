import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const ErasureState = catalog('ErasureState', {
  PROPOSED: 'Propuesta',
  RUNNING: 'Suprimiendo',
  DONE: 'Suprimida',
  DISCARDED: 'Descartada',
})
export type ErasureState = ValueOf<typeof ErasureState>

/** What becomes of the rows of a table when their person has them erased. */
export const ErasureFate = catalog('ErasureFate', {
  GOES: 'Se suprime',
  PARTLY: 'Se suprime en parte',
  STAYS: 'Queda',
})
export type ErasureFate = ValueOf<typeof ErasureFate>

/** Where the record of a person whose terms end stands. */
export const ExpiredState = catalog('ExpiredState', {
  COMING: 'Por vencer',
  DUE: 'Vencida',
  CONFIRMED: 'Confirmada',
  APPROVED: 'Aprobada',
  KEPT: 'Conservada',
  HELD: 'Con motivo para quedar',
})
export type ExpiredState = ValueOf<typeof ExpiredState>
