import type { PastedName, PastedRow } from '#platform/model/pasted-list.ts'

/** The columns of a pasted list of notifications, in their order. */
export const pastedColumns = [
  { name: 'rut', title: 'RUT' },
  { name: 'folio', title: 'Folio' },
  { name: 'kind', title: 'Tipo' },
  { name: 'institution', title: 'Isapre' },
  { name: 'unit', title: 'Unidad' },
  { name: 'value', title: 'Valor' },
  { name: 'month', title: 'Mes' },
] as const

export type PastedColumn = PastedName<typeof pastedColumns>
export type PastedNotice = PastedRow<typeof pastedColumns>
