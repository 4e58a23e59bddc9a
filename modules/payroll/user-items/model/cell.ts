import { formatNumber, parseNumber } from '#chile/numbers.ts'
import { scaled, unscaled } from '#chile/money/decimal.ts'
import { type NumberLimits, numberProblem } from '#chile/typed-number.ts'
import { valueProblem } from './user-item.ts'

/** Decimals of the values, as the database keeps them. */
const decimals = 4

/** A typed text as the value to send, or what is wrong with it. Nothing typed is zero: no value. */
export function readCell(text: string, unit: string): { value: string } | { problem: string } {
  if (text.trim() === '') return { value: '0' }
  const value = parseNumber(text)
  const problem = numberProblem(text, limitsOf(unit)) ?? valueProblem(unit, value ?? '')
  return problem === undefined && value !== undefined
    ? { value }
    : { problem: problem ?? 'No es un número' }
}

/** What a number of a unit may be before its own rule speaks. */
const limitsOf = (unit: string): NumberLimits => {
  if (unit === 'CLP') return { decimals: 0, min: 0, of: 'pesos' }
  if (unit === 'HOURS') return { decimals, min: 0, of: 'hours' }
  return unit === 'DAYS' ? { decimals: 0, min: 0, of: 'days' } : { decimals, min: 0 }
}

/** A stored value as people write it; zero is an empty cell. */
export const showCell = (value: string | undefined): string =>
  value === undefined || Number(value) === 0
    ? ''
    : formatNumber(unscaled(scaled(value, decimals), decimals))
