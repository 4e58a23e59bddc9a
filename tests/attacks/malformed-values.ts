import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayCallOpenly } from '#access/api.ts'
import type { startApi } from '../api.ts'
import { type Attempt, spend } from '../budget.ts'
import { missingId } from './ids.ts'
import { allOperations, argumentOf, documentOf, variablesOf } from './schema.ts'

/** Values that programs send by accident and people on purpose. */
const nasty: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\u202E‮',
  'a'.repeat(10_000),
  '💥',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '{{7*7}}',
  '${7*7}',
  '=HYPERLINK("x")',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  -1,
  0,
  1e308,
  -0,
  2 ** 53,
  2 ** 31,
  0.1,
  '0000-00-00',
  '9999-12-31',
  '2026-02-30',
  '31/02/2026',
  '1e5',
  '-5',
  '99999999999999999999',
  '12345678-0',
  true,
  [],
  {},
  ['x'],
  { __proto__: 1 },
  [[[]]],
]

/** A file of the two takes so long, and sends each operation at least 20 inputs, at most 200. */
const secondsOfAFile = 20
const atOnce = 20

/** Replaces one or more leaves of a sample by something nasty, removes some, adds some. */
const mangled = (base: Record<string, unknown>) =>
  fc
    .array(fc.tuple(fc.nat(20), fc.constantFrom(...nasty), fc.nat(9)), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) => {
      const input: Record<string, unknown> = structuredClone(base)
      for (const [at, value, what] of changes) {
        const keys = Object.keys(input)
        const key = keys[at % Math.max(1, keys.length)] ?? 'id'
        if (what === 0) delete input[key]
        else if (what === 1) input[`extra${at}`] = value
        else input[key] = value
      }
      return input
    })

// What ends the session would stop the attack, not the server.
const skipped = new Set(['logout', 'simulateCompany'])
const targets = allOperations.filter(({ name, input }) => input !== undefined && !skipped.has(name))

type Started = Pick<Awaited<ReturnType<typeof startApi>>, 'api' | 'database'>

/**
 * Attacks every second operation, from the one of the given place on: two files take half each, and
 * are run side by side.
 */
export function attackWithMalformed(started: Started, place: 0 | 1): void {
  const half = targets.filter((_, at) => at % 2 === place)
  const budget = { seconds: secondsOfAFile / half.length, most: 200 / atOnce }
  describe('malformed inputs for each operation', () => {
    test.each(half.map((operation) => [operation.name, operation] as const))(
      '%s answers each with an error of the user, never with one of ours',
      async (name, operation) => {
        await spend(name, budget, async (attempt) => {
          expect(await wrongAnswers(started, operation, attempt)).toEqual([])
        })
      },
      60_000,
    )
  })
}

/**
 * The caller of an operation: nobody for sign-in operations, whose answer to a signed-in person
 * says little.
 */
function askerOf(api: Started['api'], { name }: (typeof targets)[number]) {
  if (mayCallOpenly(name)) return api.nobody
  return api.as(name === 'createCompany' ? 'superadmin' : 'admin')
}

async function wrongAnswers(
  { api, database }: Started,
  operation: (typeof targets)[number],
  { draw }: Attempt,
): Promise<string[]> {
  const session = askerOf(api, operation)
  const document = documentOf(operation)
  const argument = argumentOf(operation)
  const base = variablesOf(operation, (_, entity) => missingId(entity))[argument]
  const inputs = mangled({ ...(base as Record<string, unknown>) })
  // What is limited by address is asked anew, or all but the first inputs go unread.
  await database.owner.query('delete from rate_limit')
  const asked = Array.from({ length: atOnce }, async () => {
    const input = draw(inputs)
    const { status, text } = await session.raw(document, { [argument]: input })
    if (status < 500 && !text.includes('"internal"')) return []
    return [`${JSON.stringify(input)} → ${text.slice(0, 200)}`]
  })
  return (await Promise.all(asked)).flat()
}
