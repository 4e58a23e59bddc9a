import { median } from '../measure.ts'
import { figure } from '../report.ts'

/** Something a screen asks, and a bare statement that reads the same rows and nothing else. */
export type Pair = {
  readonly name: string
  readonly run: () => Promise<number>
  readonly bare: () => Promise<unknown>
}

export type Beside = {
  readonly name: string
  readonly ms: number
  readonly worst: number
  readonly bare: number
  readonly bytes: number
}

/** Both of a pair in turns, so that a noisy minute is of both; the first round prepares them. */
export async function beside({ name, run, bare }: Pair, rounds = 9): Promise<Beside> {
  const [times, bares]: [number[], number[]] = [[], []]
  let bytes = 0
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now()
    bytes = await run()
    const between = performance.now()
    await bare()
    if (round === 0) continue
    times.push(between - start)
    bares.push(performance.now() - between)
  }
  return { name, ms: median(times), worst: Math.max(...times), bare: median(bares), bytes }
}

export const head = ['asked', 'median ms', 'worst ms', 'bare ms', 'times bare', 'kB']

export const rowOf = ({ name, ms, worst, bare, bytes }: Beside): readonly string[] => [
  name,
  figure(ms),
  figure(worst),
  figure(bare),
  figure(ms / bare),
  figure(bytes / 1_000),
]
