import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** State of an ending contract in the settlements of its month. */
export const SettlementState = catalog('SettlementState', {
  WITHOUT_PAYSLIP: 'Sin liquidación',
  WAITING: 'Sin calcular',
  CHANGED: 'Cambió la liquidación',
  NOT_ENDING: 'Ya no termina este mes',
  READY: 'Calculado',
})
export type State = ValueOf<typeof SettlementState>

type Amounts = { net: number; earnings: number; deductions: number; employerCost: number }

type Contract = {
  /** It ends in the month, today. */
  ending: boolean
  /** The day it ends. */
  finalDate: string | null
  /** What the process holds of it. */
  kept: (Amounts & { runId: number; finalDate: string }) | null
  /** Its payslip of the month as it is calculated now. */
  current: (Amounts & { runId: number }) | null
}

/** Whether what a process holds of a contract is what there is. */
export function stateOf({ ending, finalDate, kept, current }: Contract): State {
  if (!ending) return 'NOT_ENDING'
  if (!current) return 'WITHOUT_PAYSLIP'
  if (!kept) return 'WAITING'
  const same =
    kept.finalDate === finalDate &&
    kept.runId === current.runId &&
    kept.net === current.net &&
    kept.earnings === current.earnings &&
    kept.deductions === current.deductions &&
    kept.employerCost === current.employerCost
  return same ? 'READY' : 'CHANGED'
}

/** Why settlements with these contracts cannot be closed, or nothing. */
export function whyNotClose(states: readonly State[]): string | undefined {
  if (states.length === 0) return 'Ningún contrato termina en el mes'
  const without = states.filter((state) => state === 'WITHOUT_PAYSLIP').length
  if (without > 0) {
    return without === 1
      ? '1 contrato que termina no tiene liquidación: calcule las remuneraciones del mes'
      : `${without} contratos que terminan no tienen liquidación: calcule las remuneraciones`
  }
  return states.every((state) => state === 'READY')
    ? undefined
    : 'Cambiaron los contratos que terminan o su liquidación. Calcule antes de cerrar.'
}
