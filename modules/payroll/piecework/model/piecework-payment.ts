import { formatPesos } from '#chile/numbers.ts'

/** How the approved piecework of a contract in a month stands beside what pays it. */
export type Standing = {
  /** Whole pesos of what is approved. */
  readonly due: number
  /** Whole pesos of the item of the month. */
  readonly paid: number
  /** Whole pesos that the month owes besides, as a late item. */
  readonly late: number
  readonly isClosed: boolean
  /** Something that the month owed was put into a later one. */
  readonly isPosted: boolean
}

/** What pays it, in whole pesos: the item of its month, and the late item of a closed one. */
export type Payment = { readonly item: number; readonly late: number }

/**
 * What pays the approved piecework of a month. An open month pays all of it; a closed one keeps its
 * item, and the rest is late. What a later month already pays stays late, also when its month is
 * open again.
 *
 * @returns nothing when less is approved than was already paid
 */
export function paymentOf(standing: Standing): Payment | undefined {
  const { due, paid, late, isClosed, isPosted } = standing
  const payment = isClosed
    ? { item: paid, late: due - paid }
    : { item: due - (isPosted ? late : 0), late: isPosted ? late : 0 }
  return payment.item < 0 || payment.late < 0 ? undefined : payment
}

/** What a payslip pays of a month of piecework, in whole pesos, beside what was approved. */
type Squared = { readonly total: number; readonly late: number; readonly inPayslip: number | null }

/** How the approved piecework of a month squares with its payslip, in words. */
export function squareWords({ total, late, inPayslip }: Squared): string {
  if (inPayslip === null) return 'Sin liquidación calculada'
  // A payslip may pay piecework that somebody entered by hand besides.
  const beyond = inPayslip + late - total
  if (beyond > 0) return `${formatPesos(beyond)} fuera de lo aprobado`
  if (beyond < 0) return `Faltan ${formatPesos(-beyond)} en la liquidación: calcúlela de nuevo`
  return late > 0
    ? `Cuadra: ${formatPesos(late)} se pagan como retroactivo`
    : 'Cuadra con lo aprobado'
}
