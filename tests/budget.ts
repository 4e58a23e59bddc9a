import fc from 'fast-check'
import { seededRandom } from '#law/random.ts'

/** The seed of this run: `SEED=… npm test` makes the same attempts again. */
export const seed = wholeNumber('SEED', process.env['SEED'] ?? String(Date.now() % 2 ** 31))

/** How far every budget is stretched: `BUDGET=10 npm test -- attacks` tries ten times as long. */
export const stretch = Number(process.env['BUDGET'] ?? 1)

/** One generated attempt. What it draws follows from the seed, the name and the number alone. */
export type Attempt = {
  /** Counted from 1. */
  readonly number: number
  /** A seed that no other attempt has, for whatever generates by itself. */
  readonly seed: number
  /** The next number in [0, 1). */
  readonly random: () => number
  /** A value of an arbitrary of fast-check; each call draws another one. */
  readonly draw: <Value>(arbitrary: fc.Arbitrary<Value>) => Value
}

export type Budget = {
  /** After this time no attempt begins. A hundred things with a second each take 100 seconds. */
  readonly seconds: number
  /** Attempts that are made however slow the machine is; 1 without it. */
  readonly least?: number
  /** Attempts after which there is nothing new to find; no limit without it. */
  readonly most?: number
}

/**
 * Makes one generated attempt after another until the budget is spent, and throws what the first
 * failed attempt throws, with the command that repeats it in its message. All that a test generates
 * (attacks, random walks, random edits) is spent here, so that the suite takes as long as its
 * budgets say, and a slow machine tries less instead of taking longer.
 *
 * An attempt that needs what earlier ones left behind is repeated with `ATTEMPTS=1-n`.
 *
 * @param name says what is tried, and sets its attempts apart from others of the same seed
 * @returns how many attempts were made
 */
export async function spend(
  name: string,
  { seconds, least = 1, most = Infinity }: Budget,
  work: (attempt: Attempt) => Promise<void> | void,
): Promise<number> {
  const chosen = chosenAttempts()
  const [first, last] = chosen ?? [1, most]
  const end = performance.now() + seconds * stretch * 1000
  const mayStop = (number: number) => !chosen && number > least && performance.now() >= end
  let number = first
  for (; number <= last && !mayStop(number); number += 1) {
    try {
      await work(attemptOf(name, number))
    } catch (error) {
      throw withRepetition(error, name, number)
    }
  }
  return number - first
}

/** A list in an order that follows from the seed: attempts that count through it rotate with it. */
export function shuffled<One>(name: string, list: readonly One[]): One[] {
  const { random } = attemptOf(name, 0)
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

function attemptOf(name: string, number: number): Attempt {
  const own = mixed(`${seed}:${name}:${number}`)
  const random = seededRandom(own)
  let drawn = 0
  return {
    number,
    seed: own,
    random,
    draw<Value>(arbitrary: fc.Arbitrary<Value>): Value {
      drawn += 1
      const [value] = fc.sample(arbitrary, { seed: mixed(`${own}:${drawn}`), numRuns: 1 })
      return value as Value
    },
  }
}

/** A number of 31 bits from a text (FNV-1a, then the last steps of MurmurHash3). */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 1
}

/** The same error, so that a difference of values stays readable, and how to see it again. */
function withRepetition(thrown: unknown, name: string, number: number): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  error.message += `\n«${name}», attempt ${number}: SEED=${seed} ATTEMPTS=${number} repeats it`
  return error
}

/** `ATTEMPTS=137` makes one attempt only, `ATTEMPTS=1-137` those from the first to the last. */
function chosenAttempts(): readonly [first: number, last: number] | undefined {
  const text = process.env['ATTEMPTS']
  if (!text) return undefined
  const [first = text, last = first] = text.split('-')
  return [wholeNumber('ATTEMPTS', first), wholeNumber('ATTEMPTS', last)]
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name}=${text} is not a whole number`)
  return Number(text)
}
