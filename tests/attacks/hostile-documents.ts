/** A document that a stranger wrote to keep the server busy, and whether it is let in at all. */
export type HostileDocument = {
  readonly name: string
  readonly query: string
  readonly variables?: unknown
}

const many = (count: number, text: (at: number) => string, by = ' ') =>
  Array.from({ length: count }, (_, at) => text(at)).join(by)

const guess = (at: number) =>
  `g${at}: signIn(input: { username: "admin", password: "x${at}" }) { status }`

/** Fragments of which each unfolds to the next one twice. */
const doubling = (levels: number, leaf: string) =>
  `{ ...d0 } ${many(levels, (at) => `fragment d${at} on Query { ...d${at + 1} ...d${at + 1} }`)}
   fragment d${levels} on Query { ${leaf} }`

const chain = (links: number) =>
  `{ ...c0 } ${many(links, (at) => `fragment c${at} on Query { ...c${at + 1} }`)}
   fragment c${links} on Query { __typename }`

const nested = (levels: number, leaf: string) =>
  `mutation { ${'...{ '.repeat(levels)} ${leaf} ${' }'.repeat(levels)} }`

const SAVE = `mutation Save($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { status }
}`

/** As large as a request may be. */
const ROOM = 252_000
const fill = (text: string) => text.repeat(Math.floor(ROOM / text.length))

/** Every family at the size that a request allows, and just within what a document may have. */
export const hostileDocuments: readonly HostileDocument[] = [
  { name: '42.000 times «me»', query: `{ ${'me{id}'.repeat(42_000)} }#n` },
  { name: 'one field, as often as it fits', query: `{ me { ${'id '.repeat(1_480)} } }` },
  { name: 'a field with another inside, as often as it fits', query: `{${'me{id}'.repeat(370)}}` },
  { name: 'the same below', query: `{ me { ${'company{id}'.repeat(365)} } }` },
  { name: '5.000 fragments in a chain', query: chain(5_000) },
  { name: 'as many fragments as fit', query: chain(180) },
  { name: 'fragments in a chain, few enough', query: chain(19) },
  { name: 'fragments that double', query: doubling(60, 'me { id }') },
  { name: 'few fragments that double', query: doubling(18, 'me { id }') },
  {
    name: 'a fragment that contains itself',
    query: '{ ...a } fragment a on Query { me{id} ...a }',
  },
  {
    name: 'fragments in a ring',
    query: `{ ...r0 } ${many(18, (at) => `fragment r${at} on Query { ...r${(at + 1) % 18} }`)}`,
  },
  { name: 'fragments that nobody uses', query: `{ me{id} } ${many(19, unused)}` },
  {
    name: 'fragments side by side, each with the same fields',
    query: `{ ${many(19, (at) => `...s${at}`)} }
      ${many(19, (at) => `fragment s${at} on Query { me { ${'id '.repeat(60)} } }`)}`,
  },
  { name: 'guesses', query: `mutation { ${many(15, guess)} }` },
  { name: 'guesses in nested fragments', query: nested(3, many(15, guess)) },
  { name: 'guesses in very nested fragments', query: nested(300, many(15, guess)) },
  {
    name: 'guesses by a fragment spread twice',
    query: `mutation { ...a ...a } fragment a on Mutation { ${guess(0)} }`,
  },
  { name: 'guesses over operations', query: many(6, (at) => `mutation m${at} { ${guess(at)} }`) },
  { name: 'names that do not exist', query: `{ ${many(1_490, (at) => `a${at}`)} }` },
  {
    name: 'arguments that do not exist',
    query: `{ me(${many(480, (at) => `a${at}: 1`)}) { id } }`,
  },
  { name: 'variables', query: `query (${many(360, (at) => `$a${at}: Int`)}) { me { id } }` },
  { name: 'operations', query: many(300, (at) => `query q${at} { me { id } }`) },
  { name: 'directives', query: `{ me ${many(700, (at) => `@a${at}`)} { id } }` },
  { name: 'a long list', query: `mutation { signIn(input: [${'1 '.repeat(1_470)}]) { status } }` },
  { name: 'a deep list', query: `mutation { signIn(input: ${deep(700)}) { status } }` },
  { name: 'a deep selection', query: `${'{a'.repeat(740)}${'}'.repeat(740)}` },
  { name: 'a text as long as it may be', query: `{ me(a: """${'x\n'.repeat(16_000)}""") { id } }` },
  { name: 'a comment as long as it may be', query: `{ __typename } #${'x'.repeat(32_000)}` },
  { name: 'a comment', query: `{ __typename } #${fill('x')}` },
  { name: 'commas', query: `{ me ${fill(',')} { id } }` },
  { name: 'lines', query: `{ me ${fill('\n')} { id } }` },
  { name: 'a text', query: `{ me(a: "${fill('x')}") { id } }` },
  { name: 'a text of lines', query: `{ me(a: """${fill('x\n')}""") { id } }` },
  { name: 'a text of escapes', query: `{ me(a: "${fill('\\u00e1')}") { id } }` },
  { name: 'a name', query: `{ ${fill('a')} }` },
  { name: 'a number', query: `{ me(a: ${fill('1')}) { id } }` },
  { name: 'opening braces', query: fill('{') },
  { name: 'opening brackets', query: `{ me(a: ${fill('[')}` },
  {
    name: 'the whole schema',
    query: '{ __schema { types { fields { args { type { name } } } } } }',
  },
  { name: 'many values', query: SAVE, variables: { input: { cells: Array(60_000).fill({}) } } },
  { name: 'deep values', query: SAVE, variables: { input: JSON.parse(deep(3_000)) } },
  { name: 'values within what is allowed', query: SAVE, variables: { input: rows(29_000) } },
]

/**
 * Documents whose names nobody has, in every place of the grammar where a name may stand, each name
 * as long as the longest of ours and another one than the rest, as often as a document may hold it.
 */
export function unknownNames(): HostileDocument[] {
  const type = (at: number) => `ContractSettlementBatchPeopleInpu0x${at}`
  const field = (at: number) => `contractSettlementBatchPeopl0x${at}`
  return [
    {
      name: 'types of inline fragments',
      query: `{ me { ${many(100, (at) => `... on ${type(at)} { f${at} }`)} } }`,
    },
    {
      name: 'types of fragments',
      query: `{ ${many(20, (at) => `...x${at}`)} }
        ${many(20, (at) => `fragment x${at} on ${type(at)} { f${at} }`)}`,
    },
    { name: 'fragments', query: `{ ${many(700, (at) => `...${field(at)}`)} }` },
    {
      name: 'types of variables',
      query: `query (${many(290, (at) => `$v${at}: ${type(at)}`)}) { me { id } }`,
    },
    {
      name: 'variables',
      query: `{ me { ${many(15, (at) => `a${at}: id @skip(if: $${field(at)})`)} } }`,
    },
    { name: 'root fields', query: `{ ${many(5, field)} }` },
    { name: 'root fields of changes', query: `mutation { ${many(5, field)} }` },
    { name: 'fields', query: `{ me { ${many(480, field)} } }` },
    {
      name: 'fields of an open operation',
      query: `mutation { signIn(input: { username: "a", password: "b" }) { ${many(480, field)} } }`,
    },
    { name: 'arguments', query: `{ me(${many(480, (at) => `${field(at)}: 1`)}) { id } }` },
    {
      name: 'arguments of a directive',
      query: `{ me { id @skip(${many(480, (at) => `${field(at)}: true`)}) } }`,
    },
    { name: 'directives', query: `{ me { id ${many(20, (at) => `@${field(at)}`)} } }` },
    {
      name: 'fields of an input',
      query: `mutation { signIn(input: { ${many(480, (at) => `${field(at)}: 1`)} }) { status } }`,
    },
    {
      name: 'values of a choice',
      query: `{ me { ${many(15, (at) => `a${at}: id @skip(if: ${field(at)})`)} } }`,
    },
    {
      name: 'fields in the variables',
      query: `mutation A($input: SignInInput!) { signIn(input: $input) { status } }`,
      variables: {
        input: Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [field(at), 1])),
      },
    },
  ]
}

function unused(at: number): string {
  return `fragment u${at} on Query { ...u${(at + 1) % 19} ...u${(at + 2) % 19} }`
}

function deep(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`
}

function rows(count: number) {
  return { cells: Array.from({ length: count }, () => ({})) }
}
