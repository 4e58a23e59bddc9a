import { plainDecimal, decimalsOf } from '#chile/money/decimal.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { percent } from '#platform/model/field.ts'

/** How an advance is said: pesos, or a part of the agreed salary. */
export const AdvanceMode = catalog('AdvanceMode', {
  FIXED: 'Monto fijo',
  PERCENT: '% del sueldo base',
})
type Mode = ValueOf<typeof AdvanceMode>

/** The part of the salary that is proposed to everybody at once. */
export const proposedPercent = percent('Porcentaje del sueldo base', { min: 0.01 })

/**
 * The pesos of an advance. A percentage is of the month's agreed salary, rounded to the peso.
 *
 * @param salary whole pesos of the month
 */
export function advanceAmount(mode: Mode, value: string, salary: number): number {
  if (mode === 'FIXED') return Math.round(Number(value))
  // Exact: four decimals of the percentage as a whole number.
  const units = BigInt(Math.round(Number(value) * 10_000))
  const scaled = BigInt(salary) * units
  return Number((scaled + 500_000n) / 1_000_000n)
}

/** What is wrong with an advance, for the cell where it is typed; or nothing. */
export function advanceProblem(mode: Mode, value: string, salary: number): string | undefined {
  const number = Number(value)
  if (number === 0) return undefined
  if (number < 0) return 'No puede ser negativo'
  if (mode === 'PERCENT' && number > 100) return 'Debe ser a lo más 100'
  if (mode === 'FIXED' && decimalsOf(plainDecimal(value)) > 0) {
    return 'Los pesos no llevan decimales'
  }
  const amount = advanceAmount(mode, value, salary)
  if (amount > salary) return 'Supera el sueldo base del mes'
  return amount < 1 ? 'Debe ser al menos 1 peso' : undefined
}
