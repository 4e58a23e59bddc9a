/** What can be read as an exact number: `'41057.20'`, `30`, `7n`, another fraction. */
export type Amount = Fraction | bigint | number | string

/** A quotient of two whole numbers, in lowest terms. Nothing is ever rounded before `rounded`. */
export class Fraction {
  readonly top: bigint
  readonly bottom: bigint

  private constructor(top: bigint, bottom: bigint) {
    this.top = top
    this.bottom = bottom
  }

  static of(value: Amount): Fraction {
    if (value instanceof Fraction) return value
    if (typeof value === 'bigint') return new Fraction(value, 1n)
    const [, sign = '', whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
    if (whole === undefined) throw new Error(`«${value}» is not a number`)
    const top = BigInt(whole + decimals) * (sign ? -1n : 1n)
    return Fraction.quotient(top, 10n ** BigInt(decimals.length))
  }

  static quotient(top: bigint, bottom: bigint): Fraction {
    if (bottom === 0n) throw new Error('Division by zero')
    const sign = bottom < 0n ? -1n : 1n
    const shared = commonDivisor(top < 0n ? -top : top, bottom * sign)
    return new Fraction((top * sign) / shared, (bottom * sign) / shared)
  }

  plus(other: Amount): Fraction {
    const { top, bottom } = Fraction.of(other)
    return Fraction.quotient(this.top * bottom + top * this.bottom, this.bottom * bottom)
  }

  minus(other: Amount): Fraction {
    return this.plus(Fraction.of(other).times(-1))
  }

  times(other: Amount): Fraction {
    const { top, bottom } = Fraction.of(other)
    return Fraction.quotient(this.top * top, this.bottom * bottom)
  }

  over(other: Amount): Fraction {
    const { top, bottom } = Fraction.of(other)
    return Fraction.quotient(this.top * bottom, this.bottom * top)
  }

  percent(points: Amount): Fraction {
    return this.times(points).over(100)
  }

  isOver(other: Amount): boolean {
    return this.minus(other).top > 0n
  }

  /** The smaller of the two. */
  upTo(other: Amount): Fraction {
    return this.isOver(other) ? Fraction.of(other) : this
  }

  /** The larger of the two. */
  atLeast(other: Amount): Fraction {
    return this.isOver(other) ? this : Fraction.of(other)
  }

  /** Half away from zero, at a number of decimals; or cut. */
  rounded(decimals = 0, cut = false): Fraction {
    const scale = 10n ** BigInt(decimals)
    const size = (this.top < 0n ? -this.top : this.top) * scale
    const near = cut ? size / this.bottom : (2n * size + this.bottom) / (2n * this.bottom)
    return Fraction.quotient(this.top < 0n ? -near : near, scale)
  }

  /** `1500`, `0.0083333`; only for fractions that end. */
  toString(): string {
    let scale = 0
    while (10n ** BigInt(scale) % this.bottom !== 0n) {
      if (scale > 40) return `${this.top}/${this.bottom}`
      scale += 1
    }
    const digits = ((this.top * 10n ** BigInt(scale)) / this.bottom).toString()
    if (scale === 0) return digits
    const size = digits.replace('-', '').padStart(scale + 1, '0')
    const text = `${size.slice(0, -scale)}.${size.slice(-scale)}`
    return this.top < 0n ? `-${text}` : text
  }
}

export const zero = Fraction.of(0)

export const sum = (amounts: readonly Amount[]): Fraction =>
  amounts.reduce<Fraction>((total, amount) => total.plus(amount), zero)

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? (one === 0n ? 1n : one) : commonDivisor(other, one % other)
}
