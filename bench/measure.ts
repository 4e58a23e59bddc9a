/** Something to measure: `run` does `payslips` payslips, the same ones every time. */
export interface Contender {
  readonly name: string
  readonly payslips: number
  readonly run: () => void
}

export interface Measured {
  readonly name: string
  /** Median over the rounds. */
  readonly nanoseconds: number
  readonly perSecond: number
}

export interface Timing {
  readonly rounds: number
  /** Each contender's turn within a round takes at least this long. */
  readonly milliseconds: number
}

/**
 * Payslips per second of each contender, in turns: every round runs all of them one after the
 * other, so that a noisy minute of the machine hits all alike, and the median forgets it.
 */
export function race(contenders: readonly Contender[], timing: Timing): readonly Measured[] {
  const samples = contenders.map((): number[] => [])
  for (const contender of contenders) contender.run()
  for (let round = 0; round < timing.rounds; round += 1) {
    for (const [i, contender] of contenders.entries()) {
      samples[i]?.push(turn(contender, timing.milliseconds))
    }
  }
  return contenders.map(({ name }, i) => {
    const nanoseconds = median(samples[i] ?? [])
    return { name, nanoseconds, perSecond: 1e9 / nanoseconds }
  })
}

/** Nanoseconds per payslip of one turn. */
function turn({ payslips, run }: Contender, milliseconds: number): number {
  const start = performance.now()
  let runs = 0
  do {
    run()
    runs += 1
  } while (performance.now() - start < milliseconds)
  return ((performance.now() - start) * 1e6) / (runs * payslips)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/** Milliseconds that some work takes, once. */
export function timed<T>(work: () => T): { readonly milliseconds: number; readonly result: T } {
  const start = performance.now()
  const result = work()
  return { milliseconds: performance.now() - start, result }
}

/** Milliseconds until some work that others do is over. */
export async function clocked(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * How quick this machine is now: the milliseconds of a fixed piece of arithmetic, the quickest of
 * some goes. Figures of two days are compared by it.
 */
export function machineSpeed(): string {
  const goes = Array.from({ length: 7 }, () => timed(arithmetic).milliseconds)
  return `${Math.min(...goes).toFixed(0)} ms for the fixed arithmetic`
}

/** Thirty million steps of a generator of numbers (xorshift32), which nothing can leave out. */
function arithmetic(): number {
  let x = 2_463_534_242
  for (let n = 0; n < 30_000_000; n += 1) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
  }
  return x
}
