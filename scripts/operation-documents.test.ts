import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { importedDocuments } from './document-uses.ts'
import { documentsOf } from './operation-documents.ts'

const schema = buildSchema(`
  type MutationError { kind: String! message: String! field: String traceId: String! }
  type Person { id: ID! name: String! version: Int! address: Address }
  type Address { street: String! commune: Commune! }
  type Commune { code: String! persons: [Person!]! }
  type Saved { saved: Int! }
  type SignedIn { second: Second! }
  type Second { totp: Boolean! }
  type PersonPayload { status: String! message: String error: MutationError data: Person }
  type SavedPayload { status: String! message: String error: MutationError data: Saved }
  type RemovedPayload { status: String! message: String error: MutationError data: Boolean }
  type SignedInPayload { status: String! message: String error: MutationError data: SignedIn }
  type Summary { total: Int! rows: [Saved!]! }
  input PersonInput { name: String! }
  type Query {
    persons: [Person!]!
    summaries(page: Int, sort: String): Summary!
    isOpen: Boolean!
  }
  type Mutation {
    createPerson(input: PersonInput!): PersonPayload!
    saveAll(input: PersonInput): SavedPayload!
    removePerson: RemovedPayload!
    signIn: SignedInPayload!
  }
`)
const outcome = 'status message error { kind message field traceId }'

const fragments = (source: string) =>
  new Map(
    parse(source).definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )
const written = documentsOf(schema, new Map())

test('of what is kept a mutation asks which one it is and its version', () => {
  expect(written('createPerson')).toBe(
    'mutation CreatePerson($input: PersonInput!) ' +
      `{ createPerson(input: $input) { ${outcome} data { id version } } }`,
  )
})

test('of another answer it asks for its plain fields, or for all when it has none', () => {
  expect(written('saveAll')).toContain('SaveAll($input: PersonInput) {')
  expect(written('saveAll')).toContain(`${outcome} data { saved } }`)
  expect(written('signIn')).toContain(`${outcome} data { second { totp } } }`)
  expect(written('removePerson')).toBe(`mutation RemovePerson { removePerson { ${outcome} data } }`)
})

test('a query asks for everything in its answer', () => {
  expect(written('summaries')).toBe(
    'query Summaries($page: Int, $sort: String, $counted: Boolean = true) { ' +
      'summaries(page: $page, sort: $sort) { total @include(if: $counted) rows { saved } } }',
  )
  expect(written('isOpen')).toBe('query IsOpen { isOpen }')
})

test('a fragment with the name of the operation says what is asked instead', () => {
  const narrowed = documentsOf(
    schema,
    fragments(`
      fragment persons on Person { id address { street } }
      fragment createPerson on Person { name }
    `),
  )
  expect(narrowed('persons')).toBe('query Persons { persons { id address { street } } }')
  expect(narrowed('createPerson')).toContain(`${outcome} data { name } }`)
})

test('what cannot be written is refused', () => {
  expect(() => written('persons')).toThrow(/goes round/)
  expect(() => written('nothing')).toThrow('No operation is named nothing')
  const wrong = documentsOf(schema, fragments('fragment saveAll on Person { id }'))
  expect(() => wrong('saveAll')).toThrow('The fragment saveAll is on Person and not on Saved')
})

test('a document counts as asked where a file imports it', () => {
  const code = `
    import { CreatePerson, Persons as All } from '#generated/operations/people.ts'
    import {
      SaveAll,
    } from '#generated/operations/payroll-months.ts'
    import type { PersonsQuery } from '#generated/documents/graphql.ts'
  `
  expect(importedDocuments(code)).toEqual([
    { module: 'people', name: 'CreatePerson' },
    { module: 'people', name: 'Persons' },
    { module: 'payroll-months', name: 'SaveAll' },
  ])
})

test('what is read beside a row is asked for by a fragment alone', () => {
  const apart = new Set(['Person.address'])
  expect(documentsOf(schema, new Map(), apart)('persons')).toBe(
    'query Persons { persons { id name version } }',
  )
})
