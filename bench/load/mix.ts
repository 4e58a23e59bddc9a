import { CurrentUser } from '#generated/operations/parts/session.ts'
import type { Site } from '../pipeline/site.ts'
import { eachOf, type Processor } from './processor.ts'
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
  /** Milliseconds of processor for each that was answered. */
  each: Processor
}

/** Asked until two rounds in a row take alike much, to a tenth of it; a busy machine has six. */
async function agreed(round: () => Promise<Processor>): Promise<Processor> {
  const all = ({ api, postgres }: Processor) => api + postgres
  let last = await round()
  for (let n = 1; n < 6; n += 1) {
    const next = await round()
    if (Math.abs(all(next) / all(last) - 1) <= 0.1) return next
    last = next
  }
  return last
}

/** Rounds of a calm rate until the processor that they take agrees. */
export const warmMix = (site: Site, screens: readonly Screen[], clock: () => Processor) =>
  agreed(async () => (await mixAt(site, screens, { asked: 20, seconds: 5, clock })).each)

/** Sends requests at a steady rate for some seconds, without waiting for the answers. */
export async function mixAt(
  site: Site,
  screens: readonly Screen[],
  { asked, seconds, clock }: { asked: number; seconds: number; clock: () => Processor },
): Promise<Mixed> {
  const screenAt = mixed(screens)
  const before = clock()
  const start = performance.now()
  const answers = Array.from({ length: asked * seconds }, async (_, n) => {
    const screen = screenAt(n)
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
    each: eachOf(before, clock(), fine.length),
  }
}

/** The screens of the mix in their order: one list of the whole company in twenty-five. */
export function mixed(screens: readonly Screen[]): (n: number) => Screen {
  const [often, seldom] = [named(screens, reading), named(screens, lists)]
  return (n) => {
    const from = n % oneIn === 0 ? seldom : often
    const screen = from[(n % oneIn === 0 ? n / oneIn : n) % from.length]
    if (!screen) throw new Error('no screen')
    return screen
  }
}

/** Every kind of request of the mix, once. */
export const kindsOf = (screens: readonly Screen[]): readonly Screen[] =>
  named(screens, [...reading, ...lists])

function named(screens: readonly Screen[], names: readonly string[]): Screen[] {
  const found = screens.filter(({ name }) => names.includes(name))
  if (found.length < names.length) throw new Error(`a screen of ${names.join(', ')} is missing`)
  return found
}

/** What a request of each kind of the mix costs by itself: some at once, many times. */
export async function costsOf(
  site: Site,
  screens: readonly Screen[],
  clock: () => Processor,
): Promise<{ name: string; each: Processor }[]> {
  const costs: { name: string; each: Processor }[] = []
  for (const { name, document, variables } of kindsOf(screens)) {
    const ask = () => site.weigh(String(document), variables)
    const round = async () => {
      const before = clock()
      await atOnce(ask, repeats)
      return eachOf(before, clock(), repeats)
    }
    costs.push({ name, each: await agreed(round) })
  }
  return costs
}

const repeats = 200
const callers = 4

/** Runs work that many times, by some callers one after the other each. */
export async function atOnce(work: (n: number) => Promise<unknown>, times: number): Promise<void> {
  let next = 0
  const caller = async () => {
    while (next < times) {
      next += 1
      await work(next - 1)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
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
