import { compareDecimals, decimalsOf } from './money/decimal.ts'
import { formatNumber, parseNumber } from './numbers.ts'

/** What a number may be where it is asked. */
export type NumberLimits = {
  /** 0 is a whole number. */
  decimals: number
  min?: number | undefined
  max?: number | undefined
  /** What is counted, for the sentences about decimals and about times of a clock. */
  of?: 'pesos' | 'days' | 'hours'
}

/**
 * What is wrong with a number as it was typed, in the user's words, or `undefined`. Nothing typed
 * is nothing wrong.
 */
export function numberProblem(text: string, limits: NumberLimits): string | undefined {
  if (text.trim() === '') return undefined
  const value = parseNumber(text)
  if (limits.of === 'pesos' && /(%|UF)\s*$/i.test(text))
    return 'Es un monto en pesos: va sin % ni UF'
  const clock = CLOCK.exec(text.trim())
  if (clock) return limits.of === 'hours' && limits.decimals > 0 ? inDecimals(clock) : ofClock
  if (value === undefined) return /\p{L}/u.test(text) ? letters : shape
  const { decimals, min, max } = limits
  if (min !== undefined && min >= 0 && value.startsWith('-')) return 'No puede ser negativo'
  if (decimalsOf(value) > decimals) return tooFine(limits)
  if (min !== undefined && compareDecimals(value, plain(min)) < 0)
    return `Debe ser al menos ${formatNumber(plain(min))}`
  if (max !== undefined && compareDecimals(value, plain(max)) > 0)
    return `Debe ser a lo más ${formatNumber(plain(max))}`
  return undefined
}

/** «2:30», as watches and other systems write hours. */
const CLOCK = /^(\d{1,4}):([0-5]\d)(?::[0-5]\d)?$/

/** The hours of a clock as they are written here; nothing is counted in silence. */
function inDecimals([, hours, minutes]: RegExpExecArray): string {
  const decimal = Math.round((Number(hours) + Number(minutes) / 60) * 100) / 100
  return `Escriba las horas así: ${formatNumber(decimal)}`
}

const ofClock = 'Parece una hora del reloj: escriba solo cifras'
const letters = 'Lleva letras: escriba solo cifras'
const shape = 'No es un número: los miles van con punto y los decimales con coma'

function tooFine({ decimals, of }: NumberLimits): string {
  if (decimals > 0)
    return decimals === 1 ? 'Admite un decimal' : `Admite hasta ${decimals} decimales`
  if (of === 'pesos') return 'Los pesos no llevan decimales'
  return of === 'days' ? 'Los días van enteros' : 'Debe ser un número entero'
}

/** Limits are short numbers: they print without exponent. */
const plain = (limit: number): string => String(limit)
