// Documents that a stranger sends to keep the server busy. What each of them costs is counted, not
// timed; `npm run bench -- door` says it in milliseconds.
import fc from 'fast-check'
import {
  assertValidSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import {
  checkVariables,
  limits,
  parseWithin,
  validateFirst,
} from '../../platform/server/graphql/limits.ts'
import { startApi } from '../api.ts'
import { type HostileDocument, hostileDocuments, unknownNames } from './hostile-documents.ts'
import { ownDocuments } from './own-documents.ts'
import { schema } from './schema.ts'
import { workOf } from './work.ts'

const { api, database } = await startApi()
const seed = Number(process.env['SEED'] ?? 20_261_122)

/** Stretches of code that may run for one document; ours take a twentieth of it. */
const MOST_WORK = 200_000

/** All that happens to a document before anybody is asked who they are. */
function read({ query, variables }: Pick<HostileDocument, 'query' | 'variables'>) {
  try {
    checkVariables(variables)
    const document = parseWithin(query)
    return { validated: validateFirst(schema, document, rules).length === 0 }
  } catch {
    return { validated: false }
  }
}
const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule]

// Whoever validates first checks the whole schema, once: no document is charged with that.
assertValidSchema(schema)

describe('a hostile document', () => {
  test.each(hostileDocuments.map((one) => [one.name, one] as const))(
    '%s costs little',
    async (_name, document) => {
      expect(await workOf(() => read(document))).toBeLessThan(MOST_WORK)
    },
  )

  test.each(hostileDocuments.map((one) => [one.name, one] as const))(
    '%s is answered with an error of the asker, and opens nothing',
    async (_name, { query, variables }) => {
      const { status, text, json } = await api.post({ query, variables })
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/"internal"|Maximum call stack|at \w+ \(/)
      // What is long and harmless is answered as what is short and harmless.
      const harmless = json?.data?.['__typename'] === 'Query'
      expect(harmless || (json?.errors?.length ?? 0) > 0).toBe(true)
      expect((await database.owner.query('select from rate_limit')).rowCount).toBe(0)
    },
  )

  test('none of a thousand of them costs more', { timeout: 120_000 }, async () => {
    const found = fc.sample(anyDocument, { numRuns: 1_000, seed })
    const costly: string[] = []
    let most = 0
    for (let at = 0; at < found.length; at += 100) {
      const some = found.slice(at, at + 100)
      const work = await workOf(() => some.forEach((query) => read({ query })))
      most = Math.max(most, work)
      if (work > MOST_WORK * 10) costly.push(...some)
    }
    expect({ costly, seed }).toEqual({ costly: [], seed })
    // A measure that counts nothing would find nothing: reading one takes some dozens of stretches.
    expect(most).toBeGreaterThan(5_000)
  })
})

describe('a document of names that do not exist', () => {
  test.each(unknownNames().map((one) => [one.name, one] as const))(
    '%s costs little, however many they are, and suggests nothing',
    async (_name, document) => {
      expect(await workOf(() => read(document))).toBeLessThan(MOST_WORK)
      const { status, text } = await api.post(document)
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/did you mean|SignIn\w|ContractSettlement\w*Input\b(?!0x)/i)
    },
  )

  test('would cost far more if each name were compared with those that exist', async () => {
    const types = unknownNames()[0]!
    const compared: number[] = []
    // Code that the engine has just made anew is counted from its next run on: never too much.
    while (compared.length < 12 && !compared.some((work) => work > MOST_WORK * 10)) {
      const work = () => void validate(schema, parseWithin(types.query), [...rules])
      compared.push(await workOf(work))
    }
    expect(Math.max(...compared)).toBeGreaterThan(MOST_WORK * 10)
  })
})

/** An open operation with each of its inputs, whose variables nobody asked for. */
const open = {
  signIn: `mutation V($input: SignInInput!) { signIn(input: $input) { status } }`,
  recoverPassword: `mutation V($input: RecoverPasswordInput!) {
    recoverPassword(input: $input) { status } }`,
  passwordLink: `query V($input: PasswordLinkInput!) { passwordLink(input: $input) { username } }`,
}
const long = (at: number) => `usernam${'e'.repeat(40)}${at}`
const wrongVariables: Readonly<Record<string, unknown>> = {
  'thousands of fields that do not exist': {
    input: Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [long(at), 1])),
  },
  'one field as long as a request': { input: { ['usernam'.repeat(35_000)]: 1 } },
  'a list for a text': { input: { username: Array(20_000).fill('x'), password: {} } },
  'a text for an input': { input: 'x'.repeat(240_000) },
  'variables that the document has not': Object.fromEntries(
    Array.from({ length: 4_000 }, (_, at) => [long(at), 1]),
  ),
}

describe('variables that are wrong', () => {
  const cases = Object.entries(open).flatMap(([operation, query]) =>
    Object.entries(wrongVariables).map(([name, variables]) => ({
      operation,
      query,
      name,
      variables,
    })),
  )
  test.each(cases)('$operation with $name: cost little, and suggest nothing', async (one) => {
    // Once before it is counted: whoever comes first pays for what is made once.
    await api.post({ query: one.query, variables: {} })
    const answers: string[] = []
    const work = await workOf(async () => {
      answers.push((await api.post({ query: one.query, variables: one.variables })).text)
    })
    expect(answers.join()).toContain('errors')
    expect(answers.join()).not.toMatch(/did you mean|quiso decir/i)
    expect(work).toBeLessThan(MOST_WORK * 4)
  })
})

/** Documents made of a few words in any arrangement, with fragments that spread each other. */
const selection: fc.Arbitrary<string> = fc.letrec<{ set: string; one: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom('id', 'me { id }', 'a: username', '__typename', '...f0', '...f1', '...f2'),
    tie('set').map((set) => `me ${set}`),
    tie('set').map((set) => `... ${set}`),
    tie('set').map((set) => `... @skip(if: true) ${set}`),
    tie('set').map((set) => `company ${set}`),
  ),
  set: fc
    .array(tie('one'), { minLength: 1, maxLength: 60 })
    .map((inner) => `{ ${inner.join(' ')} }`),
})).set

const anyDocument = fc
  .tuple(fc.array(selection, { minLength: 1, maxLength: 3 }), fc.array(selection, { maxLength: 6 }))
  .map(([operations, fragments]) =>
    [
      ...operations.map((set, at) => `query q${at} ${set}`),
      ...fragments.map((set, at) => `fragment f${at} on ${at % 2 ? 'Me' : 'Query'} ${set}`),
    ].join('\n'),
  )

describe('what our own screens send', () => {
  test('is far within the limits', async () => {
    const documents = ownDocuments()
    expect(documents.length).toBeGreaterThan(100)
    for (const query of documents) {
      expect([query, read({ query })]).toEqual([query, { validated: true }])
    }
    const together = await workOf(() => documents.forEach((query) => read({ query })))
    expect(together / documents.length).toBeLessThan(MOST_WORK / 20)
  })
})

test('the reader stops at the first word too many, and says so', async () => {
  const words = (count: number) => `{ me { ${'a '.repeat(count - 5)} } }`
  const answer = async (query: string) => (await api.post({ query })).json?.errors?.[0]
  expect((await answer(words(limits.tokens)))?.message).toContain('muchas veces lo mismo')
  expect(await answer(words(limits.tokens + 1))).toMatchObject({
    message: 'Consulta demasiado grande: tiene demasiadas palabras',
    extensions: { kind: 'bad-request' },
  })
})
