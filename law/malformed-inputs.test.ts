import { expect, test } from 'vitest'
import { compileKernels, createBlock, setFacts, valuesOf } from '#formula/index.ts'
import { Dice, randomPerson } from '#tests/reference/people.ts'
import { InputError, type PartialInput } from './input.ts'
import { seededRandom } from './random.ts'
import { openPayroll, payslipFacts } from './run.ts'

/** Other mistakes each day; SEED=… repeats those of a failure, MUTATIONS=… asks for more. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const count = Number(process.env['MUTATIONS'] ?? 3_000)

const payroll = openPayroll(202609)
const kernels = compileKernels(payroll.plan, payroll.period)
const block = createBlock(payroll.plan, 1)

/** The amounts of a payslip, or the sentence that refuses its input; anything else is thrown. */
function outcome(input: unknown): string | Readonly<Record<string, number>> {
  try {
    setFacts(payroll.plan, block, 0, payslipFacts(payroll, input as PartialInput))
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
  const [error] = kernels.run(block, 1)
  return error ? error.message : valuesOf(payroll.plan, block, 0)
}

type Path = readonly (string | number)[]

/** Every place of an input: groups, lists, their entries and what is in them. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

/** A copy with another value in one place; `undefined` takes it out. */
function changed(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : { ...Object(value) }
  const next = changed(copy[key], rest, by)
  if (next === undefined && !Array.isArray(value)) delete copy[key]
  else copy[key] = next
  return copy
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part: unknown, key) => Object(part)[key], value)

/** Nothing of this is an amount, a count, an option, a date, a group or a list. */
const nonsense: readonly unknown[] = [
  null,
  true,
  'ayer',
  '',
  ' 1 ',
  '1e3',
  '12,5',
  '900.000,5',
  '1.234.567',
  'NaN',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  -1,
  '-1',
  '99999999999999',
  '0.123456789',
  1.5,
  [],
  {},
  ['1'],
  { hours: '1' },
  '2026-02-30',
  '20-09-2026',
  '1955-13-45',
  'USD',
  'clp',
  'MATERNAL',
  'TRIPLE',
]

/** Written in another way, and the same. */
const equivalents = (value: unknown): unknown[] =>
  typeof value === 'string' && /^\d+$/.test(value) ? [Number(value), `${value}.0`, `0${value}`] : []

const patient = { timeout: 120_000 }

test(`${count} inputs with a mistake are refused with a sentence (SEED=${seed})`, patient, () => {
  const dice = new Dice(seededRandom(seed))
  const wrong: unknown[] = []
  for (let done = 0; done < count && wrong.length < 5; done += 1) {
    const person = randomPerson(202609, dice)
    const path = dice.pick(placesOf(person).slice(1))
    const before = outcome(person)
    if (typeof before === 'string') throw new Error(`A sound person was refused: ${before}`)
    const whole = at(person, path)
    const others = equivalents(whole)
    const same = others.length > 0 && dice.chance(0.1)
    const given = same ? dice.pick(others) : dice.pick(nonsense)
    if (isSound(path, given, whole) && !same) continue
    const after = outcome(changed(person, path, given))
    const sentence = typeof after === 'string' && isSentence(after)
    if (sentence && !same) continue
    if (typeof after !== 'string' && isEqual(before, after)) continue
    wrong.push({ path: path.join('.'), given, after: typeof after === 'string' ? after : 'paid' })
  }
  expect(wrong).toEqual([])
})

test(`no input takes a name that does not exist, at any depth (SEED=${seed})`, () => {
  const dice = new Dice(seededRandom(seed))
  for (let done = 0; done < 400; done += 1) {
    const person = randomPerson(202609, dice)
    const groups = placesOf(person).filter((path) => {
      const part = at(person, path)
      return typeof part === 'object' && part !== null && !Array.isArray(part)
    })
    const path = [...dice.pick(groups), 'sueldo']
    expect(outcome(changed(person, path, '1'))).toMatch(/^No existe .*sueldo/)
  }
})

test(`an entry of a list brings all that it needs (SEED=${seed})`, () => {
  const dice = new Dice(seededRandom(seed))
  let taken = 0
  for (let done = 0; done < 600; done += 1) {
    const person = randomPerson(202609, dice)
    const entries = placesOf(person).filter(
      (path) =>
        typeof path.at(-2) === 'number' &&
        !['date', 'surcharge', 'half'].includes(String(path.at(-1))),
    )
    if (entries.length === 0) continue
    taken += 1
    const path = dice.pick(entries)
    expect(outcome(changed(person, path, undefined))).toBe(`«${path.join('.')}»: falta`)
  }
  expect(taken).toBeGreaterThan(100)
})

const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** Words of Spanish about the place, and nothing of the machine but what was written. */
function isSentence(text: string): boolean {
  const words = text.replaceAll(/«[^»]*»/g, '«»')
  return /^[«A-ZÁÉÍÓÚÑ].* /.test(words) && !/undefined|NaN|is not|Cannot|\[object/.test(words)
}

/** What happens to be a sound value of its place: nothing is null, a list is empty. */
function isSound(path: Path, given: unknown, whole: unknown): boolean {
  const name = String(path.at(-1))
  if (given === null) return dates.has(name)
  if (Array.isArray(given)) return given.length === 0 && Array.isArray(whole)
  if (typeof given === 'boolean') return typeof whole === 'boolean'
  if (given === 1.5) return typeof whole === 'string' && /^\d/.test(whole) && !/-/.test(whole)
  if (typeof given === 'object') return isGroup(whole)
  return false
}

const dates = new Set([
  'start',
  'end',
  'serviceSince',
  'secondRenewal',
  'agreedOn',
  'birthday',
  'since',
])
/** An empty group leaves everything at its usual value. */
const isGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
