import { type Interval, holdsAll, interval, within } from './interval.ts'

/** Why a row leaves a kernel. SLOW: its magnitudes need the BigInt twin; the others are errors. */
export const exits = { SLOW: 0, ZERO_DIVISION: 1, NO_BRACKET: 2, RESULT_OUT_OF_RANGE: 3 } as const

export type Exit = (typeof exits)[keyof typeof exits]

/** Integers of at most this magnitude are exact in a double. */
export const safe = interval(-(2n ** 53n - 1n), 2n ** 53n - 1n)

/** An integer-valued piece of generated code and everything it can be. */
export interface Atom {
  readonly code: string
  readonly range: Interval
}

/** The formula cannot be calculated in doubles at all: a constant is beyond 2^53. */
export class NotDouble extends Error {}

/**
 * Statements being written, for one of two targets: the body of a loop over rows in doubles, or a
 * function of one row in BigInt. In doubles every integer is kept below 2^53, by its interval
 * when that proves it and by a test of the row otherwise. The test is sound because rounding
 * is monotone: if the true product or sum reached 2^53, so would the double.
 */
export class Emitter {
  readonly target: 'double' | 'bigint'
  /** Statements before the loop. */
  readonly prelude: string[] = []
  lines: string[] = []
  /** Tests that a row must pass because the intervals alone prove too little. */
  tests = 0
  names = 0

  constructor(target: 'double' | 'bigint') {
    this.target = target
  }

  int(value: bigint): string {
    if (this.target === 'bigint') return value < 0n ? `(${value}n)` : `${value}n`
    if (value < safe.lo || value > safe.hi) throw new NotDouble()
    return value < 0n ? `(${value})` : `${value}`
  }

  name(): string {
    this.names += 1
    return `t${this.names}`
  }

  /** A name for a piece that is used more than once. */
  bind({ code, range }: Atom): Atom {
    if (/^[\w.]+$/.test(code)) return { code, range }
    const name = this.name()
    this.lines.push(`const ${name}=${code}`)
    return { code: name, range }
  }

  /** A new integer: proved to be exact, or tested row by row. Long code gets a name. */
  exact(code: string, range: Interval): Atom {
    const atom = { code: `(${code})`, range }
    if (this.target === 'bigint' || holdsAll(safe, range)) {
      return code.length > 120 ? this.bind(atom) : atom
    }
    const { code: name } = this.bind(atom)
    this.test(`${name}<9007199254740992&&${name}>-9007199254740992`)
    return { code: name, range: within(range, safe) }
  }

  /** Doubles only: a row that fails `condition` goes to the twin. NaN fails it too. */
  test(condition: string): void {
    this.tests += 1
    this.lines.push(`if(!(${condition})){${this.leave(exits.SLOW)}}`)
  }

  leave(exit: Exit): string {
    return this.target === 'bigint' ? `return ${exit}` : `exit(i,${exit});continue`
  }

  leaveIf(condition: string, exit: Exit): void {
    this.lines.push(`if(${condition}){${this.leave(exit)}}`)
  }

  /** What `work` writes, kept apart: the inside of a branch. */
  aside<T>(work: () => T, into: string[] = []): { readonly lines: string[]; readonly result: T } {
    const outer = this.lines
    this.lines = into
    const result = work()
    this.lines = outer
    return { lines: into, result }
  }

  floorDivide(n: string, d: string): string {
    return this.target === 'bigint' ? `(${n}/${d})` : `Math.floor(${n}/${d})`
  }
}
