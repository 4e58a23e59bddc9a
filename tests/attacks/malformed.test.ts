import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { missingId } from './ids.ts'
import { allOperations, argumentOf, documentOf, variablesOf } from './schema.ts'

const { api, services } = await startApi()

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

const seed = Number(process.env['SEED'] ?? 20_260_915)

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

// What ends a session or is limited by address would stop the attack, not the server.
const skipped = new Set(['logout', 'simulateCompany', 'signIn', 'recoverPassword'])
const targets = allOperations.filter(({ name, input }) => input !== undefined && !skipped.has(name))

describe(`200 malformed inputs for each operation (seed ${seed})`, () => {
  test.each(targets.map((operation) => [operation.name, operation] as const))(
    '%s answers each with an error of the user, never with one of ours',
    async (_name, operation) => {
      const session = api.as(operation.name === 'createCompany' ? 'superadmin' : 'admin')
      const document = documentOf(operation)
      const argument = argumentOf(operation)
      const base = variablesOf(operation, (_, entity) => missingId(entity))[argument]
      const inputs = fc.sample(mangled({ ...(base as Record<string, unknown>) }), {
        numRuns: 200,
        seed,
      })
      const bad: string[] = []
      for (let at = 0; at < inputs.length; at += 20) {
        const answers = await Promise.all(
          inputs.slice(at, at + 20).map((input) => session.raw(document, { [argument]: input })),
        )
        answers.forEach((answer, index) => {
          if (answer.status < 500 && !answer.text.includes('"internal"')) return
          bad.push(`${JSON.stringify(inputs[at + index])} → ${answer.text.slice(0, 200)}`)
        })
      }
      expect(bad).toEqual([])
    },
    60_000,
  )
})

describe('documents made to exhaust the server', () => {
  const many = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ')

  test.each([
    ['too many aliases', `{ ${many(16, (n) => `a${n}: me { id }`)} }`],
    ['too many roots', `{ ${many(6, (n) => `r${n}: __typename`)} }`],
    ['a cycle of fragments', '{ me { ...A } } fragment A on Me { ...B } fragment B on Me { ...A }'],
    [
      'sign-in twice',
      'mutation { a: signIn(input: {}) { status } b: signIn(input: {}) { status } }',
    ],
    ['directives', `{ me { id ${many(21, () => '@include(if: true)')} } }`],
  ])('%s are refused', async (_what, query) => {
    const answer = await api.post({ query })
    expect(answer.json?.errors?.length ?? 0).toBeGreaterThan(0)
    expect(answer.text).not.toContain('"internal"')
  })

  test('only POST of JSON is heard', async () => {
    const url = `${services.publicUrl}/graphql`
    expect((await fetch(`${url}?query={__typename}`)).status).toBe(405)
    const form = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ query: '{__typename}' }),
    })
    expect(form.status).toBe(415)
    const batch = await api.post([{ query: '{__typename}' }])
    expect(batch.status).toBeGreaterThanOrEqual(400)
    const large = await api.post({ query: `{ me { id } } #${'x'.repeat(300_000)}` })
    expect(large.status).toBe(413)
  })
})
