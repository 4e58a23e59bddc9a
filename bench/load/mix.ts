import { CurrentUser } from '#modules/company/session/web/documents.ts'
import type { Site } from '../pipeline/site.ts'
import type { Screen } from './screens.ts'

/** The requests of people who read. */
const reading = ['me', 'ficha', 'payslip', 'months', 'audit'] as const
/** The lists of the whole company that administrators open: one request in twenty-five. */
const lists = ['people: plain', 'absences: plain', 'payslips: plain'] as const
const oneIn = 25

export type Mixed = {
  asked: number
  done: number
  times: readonly number[]
  /** Requests that a busy server refused, and requests that failed otherwise. */
  shed: number
  failed: number
  /** What the first of those that failed was answered. */
  problem: string
}

/** Sends requests at a steady rate for some seconds, without waiting for the answers. */
export async function mixAt(
  site: Site,
  screens: readonly Screen[],
  { asked, seconds }: { asked: number; seconds: number },
): Promise<Mixed> {
  const named = (name: string) => {
    const found = screens.find((screen) => screen.name === name)
    if (!found) throw new Error(`no screen ${name}`)
    return found
  }
  const [often, seldom] = [reading.map(named), lists.map(named)]
  const start = performance.now()
  const answers = Array.from({ length: asked * seconds }, async (_, n) => {
    const from = n % oneIn === 0 ? seldom : often
    const screen = from[(n % oneIn === 0 ? n / oneIn : n) % from.length]
    if (!screen) throw new Error('no screen')
    await untilMs(start + (n * 1_000) / asked)
    return timed(() => site.weigh(String(screen.document), screen.variables))
  })
  const all = await Promise.all(answers)
  const whole = (performance.now() - start) / 1_000
  const fine = all.filter(({ problem }) => problem === '')
  const isShed = ({ problem }: Timed) => problem.includes('Hay mucha demanda')
  const shed = all.filter(isShed).length
  const failed = all.filter((one) => one.problem !== '' && !isShed(one))
  return {
    asked,
    done: fine.length / whole,
    times: fine.map(({ ms }) => ms),
    shed,
    failed: failed.length,
    problem: failed[0]?.problem ?? '',
  }
}

/** Fifty changes of one company at once, and beside them a reader who loads the shell. */
export async function editsBeside(site: Site) {
  let over = false
  const readings: number[] = []
  const read = async () => {
    while (!over) {
      const { ms, problem } = await timed(() => site.weigh(String(CurrentUser), {}))
      if (problem === '') readings.push(ms)
    }
  }
  const reader = read()
  const stamp = Date.now()
  const edits = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      timed(() => site.call('createProfile', { name: `Mezcla ${stamp} ${n}` })),
    ),
  )
  over = true
  await reader
  return { edits, readings }
}

type Timed = { ms: number; problem: string }

async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const start = performance.now()
  try {
    await work()
    return { ms: performance.now() - start, problem: '' }
  } catch (error) {
    return { ms: performance.now() - start, problem: String(error) }
  }
}

const untilMs = (at: number) =>
  new Promise<void>((done) => setTimeout(done, Math.max(0, at - performance.now())))

/** The quantile of some numbers. */
export function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
