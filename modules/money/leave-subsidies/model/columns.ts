import type { PastedName, PastedRow } from '#platform/model/pasted-list.ts'

/** The columns of a pasted list of what institutions gave back, in their order. */
export const pastedColumns = [
  { name: 'rut', title: 'RUT' },
  { name: 'license', title: 'Licencia' },
  { name: 'receivedOn', title: 'Fecha' },
  { name: 'amount', title: 'Monto' },
] as const

export type PastedColumn = PastedName<typeof pastedColumns>
export type PastedPayment = PastedRow<typeof pastedColumns>
