import type { Concept } from '#law/concept.ts'
import { quantityOf } from './quantities.ts'

/** A line of a finiquito, as screens and paper show it. */
export type SettlementLine = {
  readonly code: string
  readonly label: string
  readonly amount: number
  /** What it is made of: «11 años de $1.295.365»; null where it is no count of a base. */
  readonly quantity: string | null
  readonly group: 'EARNING' | 'DEDUCTION' | 'TOTAL' | 'INFORMATION'
  readonly source: string
}

const information = new Set([
  'PROMEDIO_VARIABLE',
  'ANOS_SI_PROCEDEN',
  'RECARGO_EVENTUAL',
  'RIESGO_JUDICIAL',
  'PAGO_FAMILIARES',
  'TODO_EVENTO',
  'SALDO_EN_CONTRA',
  'BASE_ART_172',
  'TOPE_BASE',
  'BASE_TOPADA',
  'BASE_FERIADO',
  'AVISO_CONCURSAL',
  'FUERO_CONCURSAL',
  'NO_RENTA_ART_17',
  'RENTA_AFECTA',
])

/** The lines of a finiquito that are not zero, in the order of its paper; its total always. */
export function settlementLines(
  concepts: readonly Concept[],
  amounts: Readonly<Record<string, number>>,
  facts: Readonly<Record<string, number>>,
): readonly SettlementLine[] {
  return concepts.flatMap((concept): SettlementLine[] => {
    const { code, label, source, classes, print } = concept
    const amount = amounts[code] ?? 0
    const group = classes.includes('HABER_FINIQUITO')
      ? 'EARNING'
      : classes.includes('DESCUENTO_FINIQUITO')
        ? 'DEDUCTION'
        : information.has(code)
          ? 'INFORMATION'
          : print
            ? 'TOTAL'
            : undefined
    if (!group || (amount === 0 && code !== 'TOTAL_FINIQUITO')) return []
    const quantity = quantityOf(code, amounts, facts)
    return [{ code, label, amount, quantity, group, source }]
  })
}
