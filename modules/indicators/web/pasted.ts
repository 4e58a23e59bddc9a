import { multiplyDecimals } from '#chile/money/decimal.ts'
import { parseNumber } from '#chile/numbers.ts'

type Column = readonly (string | null)[]

/**
 * A block of numbers out of a spreadsheet or of the page of the SII: «968.233,51», «$ 22.601»;
 * «Exento» and «-.-» are nought, «Y MÁS» is no number. Undefined when it is a single value.
 */
export function pasted(text: string): readonly Column[] | undefined {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map(numberOf))
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1 ? lines : undefined
}

function numberOf(cell: string): string | null {
  const bare = cell.replace(/[$%\s]/g, '')
  return /^(exento|-[.-]*)$/i.test(bare) ? '0' : (parseNumber(bare) ?? null)
}

/** Factors as the SII prints them, 0,04, in percent; 4 stays as it is. */
export function asPercent(factors: Column): Column {
  const shares = factors.every((one) => one === null || Number(one) <= 1)
  return shares ? factors.map((one) => one && multiplyDecimals(one, '100', 1)) : factors
}
