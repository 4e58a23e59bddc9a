import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const PrintFormat = catalog('PrintFormat', {
  PDF: 'Un documento',
  ZIP: 'Un archivo por persona',
})

export const PaymentStatus = catalog('PaymentStatus', {
  PAID: 'Oficial',
  IN_PROGRESS: 'En Proceso de Pago',
  UNPAID: 'Borrador',
})

/** By which way a payment is made: a payment has one, until it is said that it was not made. */
export const PaymentWay = catalog('PaymentWay', {
  HAND: 'A mano',
  FILE: 'Archivo para el banco',
  CASH: 'Lista de efectivo para firmar',
  CHECK: 'Lista de cheques para firmar',
  LIST: 'Nómina',
  FINIQUITO: 'Su finiquito',
})
export type PaymentWay = ValueOf<typeof PaymentWay>

/** What a contract is paid by a process, and how far that payment is. */
export type Payment = {
  readonly payMonthId: number
  readonly contractId: number
  readonly status: ValueOf<typeof PaymentStatus>
}

/**
 * How a payment status is shown (product specification). Only what may still change is a draft: of
 * a closed process, what nobody has paid is to be paid.
 */
export function paymentStatusLabel(status: string | null, type: string, isOpen: boolean): string {
  if (status === 'PAID') return 'Oficial'
  if (status === 'IN_PROGRESS') return 'En Proceso de Pago'
  if (status === 'UNPAID') {
    if (type === 'SETTLEMENT') return 'Emitido'
    return isOpen ? 'Borrador' : 'Por pagar'
  }
  return 'Sin procesar'
}

type Line = { code: string; label: string; amount: number }

/** A payslip as far as its lines go. */
export type Lines = readonly { label: string; lines: readonly Line[] }[]

/** A line that is not the same in two editions; null where it was not there. */
export type ChangedLine = {
  code: string
  label: string
  section: string
  before: number | null
  after: number | null
  change: number
}

/**
 * The lines that differ between an edition of a payslip and the next one, in the order of the
 * payslip. Of an edition that could not be calculated nothing is said.
 */
export function linesChanged(before: Lines | undefined, after: Lines | undefined): ChangedLine[] {
  if (!before || !after) return []
  const lines = new Map<string, ChangedLine>()
  for (const { label: section, lines: now } of after) {
    for (const { code, label, amount } of now) {
      lines.set(code, { code, label, section, before: null, after: amount, change: amount })
    }
  }
  for (const { label: section, lines: old } of before) {
    for (const { code, label, amount } of old) {
      const line = lines.get(code) ?? { code, label, section, after: null }
      lines.set(code, { ...line, before: amount, change: (line.after ?? 0) - amount })
    }
  }
  return [...lines.values()].filter((line) => line.before !== line.after)
}
