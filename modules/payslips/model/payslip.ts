import { catalog } from '#platform/model/catalog.ts'

export const PrintFormat = catalog('PrintFormat', {
  PDF: 'Un documento',
  ZIP: 'Un archivo por persona',
})

export const PaymentStatus = catalog('PaymentStatus', {
  PAID: 'Oficial',
  IN_PROGRESS: 'En Proceso de Pago',
  UNPAID: 'Borrador',
})

/** How a payment status is shown (product specification). */
export function paymentStatusLabel(status: string | null, type: string): string {
  if (status === 'PAID') return 'Oficial'
  if (status === 'IN_PROGRESS') return 'En Proceso de Pago'
  if (status === 'UNPAID') return type === 'SETTLEMENT' ? 'Emitido' : 'Borrador'
  return 'Sin procesar'
}
