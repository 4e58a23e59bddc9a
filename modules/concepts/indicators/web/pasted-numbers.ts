import { isDecimal, multiplyDecimals } from '#chile/money/decimal.ts'
import { parseNumber } from '#chile/numbers.ts'

type Column = readonly (string | null)[]

/**
 * A block of numbers out of a spreadsheet or of the page of the SII: «968.233,51», «$ 22.601»;
 * «Exento» and «-.-» are nought, «Y MÁS» and an empty cell are no number. What else is no number
 * stays as it came, for its cell to say so. Publishers part the brackets with empty lines.
 */
export const numbersIn = (block: readonly (readonly string[])[]): readonly Column[] =>
  block.filter((line) => line.some((cell) => cell !== '')).map((line) => line.map(numberOf))

function numberOf(cell: string): string | null {
  const bare = cell.replace(/[$%\s]/g, '')
  if (bare === '' || /^ym[áa]s$/i.test(bare)) return null
  return /^(exento|-[.-]*)$/i.test(bare) ? '0' : (parseNumber(bare) ?? cell)
}

/** Factors as the SII prints them, 0,04, in percent; 4 stays as it is. */
export function asPercent(factors: Column): Column {
  const isShare = (one: string | null) => one === null || (isDecimal(one) && Number(one) <= 1)
  return factors.every(isShare)
    ? factors.map((one) => one && multiplyDecimals(one, '100', 1))
    : factors
}
