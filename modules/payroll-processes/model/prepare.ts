import { catalog } from '#platform/model/catalog.ts'

/** The lists of people behind the counts of the preparation of a month. */
export const PrepareLists = catalog('PrepareLists', {
  ENTERING: 'Ingresan',
  LEAVING: 'Terminan',
  ABSENCES: 'Ausencias',
  LOANS: 'Préstamos',
  INCOMPLETE: 'Ficha incompleta',
  WITHOUT_PAYMENT: 'Sin forma de pago',
})
export type PrepareList = (typeof PrepareLists.values)[number]
