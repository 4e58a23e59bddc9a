import type { PayrollInput } from '#law/input.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type Amount, Fraction, sum, zero } from './fraction.ts'

/** What a company chose where the law is silent; what is left out is the first answer. */
export type Choices = Readonly<Record<string, string>>

/** One payslip as it is worked out on paper: each line is rounded to pesos when it is written. */
export class Ledger {
  readonly lines = new Map<string, Fraction>()
  readonly input: PayrollInput
  readonly choices: Choices
  readonly figures: Figures
  readonly uf: string

  constructor(input: PayrollInput, choices: Choices) {
    this.input = input
    this.choices = choices
    this.figures = figuresOf(input.month)
    this.uf = this.chose('UF_DEL_MES', 'MES_ANTERIOR') ? this.figures.ufBefore : this.figures.uf
  }

  /** Writes a line. Rates and unit values keep `decimals`; money keeps none. */
  write(code: string, amount: Amount, decimals = 0): Fraction {
    if (this.lines.has(code)) throw new Error(`${code} was written twice`)
    const value = this.inWholePesos(amount, decimals)
    this.lines.set(code, value)
    return value
  }

  /** The amount as a line of its own would have it: only whole pesos are ever cut. */
  inWholePesos(amount: Amount, decimals = 0): Fraction {
    return Fraction.of(amount).rounded(
      decimals,
      decimals === 0 && this.chose('REDONDEO', 'TRUNCATE'),
    )
  }

  read(code: string): Fraction {
    const value = this.lines.get(code)
    if (!value) throw new Error(`${code} was not written yet`)
    return value
  }

  /** The sum of the lines that exist. */
  total(codes: readonly string[]): Fraction {
    return sum(codes.map((code) => this.lines.get(code) ?? zero))
  }

  chose(setting: string, option: string): boolean {
    return this.choices[setting] === option
  }

  /** An amount in UF, in pesos, unrounded. */
  inPesos(amountInUf: Amount): Fraction {
    return Fraction.of(amountInUf).times(this.uf)
  }
}
