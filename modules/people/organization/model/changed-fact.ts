import { catalog } from '#platform/model/catalog.ts'

/** What of somebody is another one on the later of two days. */
export const ChangedFact = catalog('OrgChangedFact', {
  CHIEF: 'Jefatura',
  UNIT: 'Unidad',
  AREA: 'Área',
  OFFICE: 'Sucursal',
})
