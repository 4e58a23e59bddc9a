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
