import { plainDecimal } from '#chile/money/decimal.ts'
import { InputError } from '#law/input.ts'

/** One item as it was entered. */
export type EnteredItem = { readonly itemCode: string; readonly value: string }

/**
 * The values of a contract's items by code, taken out one by one; what is left are company items.
 */
export class Amounts {
  readonly #left = new Map<string, string>()

  constructor(items: readonly EnteredItem[]) {
    for (const { itemCode, value } of items) {
      const before = this.#left.get(itemCode)
      this.#left.set(itemCode, before === undefined ? value : sum(before, value))
    }
  }

  take(code: string): string {
    const value = this.#left.get(code)
    if (value === undefined) return '0'
    this.#left.delete(code)
    return plain(value)
  }

  /** Days, shifts and months are counted whole: a fraction is refused, and never cut. */
  whole(code: string): number {
    const value = this.take(code)
    const count = Number(value)
    if (Number.isSafeInteger(count)) return count
    throw new InputError(code, `${code}: ${value.replace('.', ',')} no es un número entero`)
  }

  rest(): Record<string, string> {
    return Object.fromEntries([...this.#left].map(([code, value]) => [code, plain(value)]))
  }
}

/** Exact sum of two decimals of the database (four decimals at most). */
function sum(a: string, b: string): string {
  const units = (text: string) => {
    const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
    const size = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0').slice(0, 4))
    return text.startsWith('-') ? -size : size
  }
  const total = units(a) + units(b)
  const size = total < 0n ? -total : total
  return `${total < 0n ? '-' : ''}${size / 10_000n}.${String(size % 10_000n).padStart(4, '0')}`
}

/** A numeric of the database without the zeros it pads with; nought for none. */
export const plain = (text: string | null): string => plainDecimal(text ?? '0')
