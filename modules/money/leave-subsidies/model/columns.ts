/** The columns of a pasted list of what institutions gave back, in their order. */
export const pastedColumns = [
  { name: 'rut', title: 'RUT' },
  { name: 'license', title: 'Licencia' },
  { name: 'receivedOn', title: 'Fecha' },
  { name: 'amount', title: 'Monto' },
] as const

export type PastedColumn = (typeof pastedColumns)[number]['name']
/** A row of a pasted list, as it reads. */
export type PastedPayment = Readonly<Record<PastedColumn, string>>
