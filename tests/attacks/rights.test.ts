import { expect, test } from 'vitest'
import { policyOf } from '../../access/api.ts'
import { operations } from '../../generated/access/operations.ts'
import { startApi } from '../api.ts'
import { missingId } from './ids.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'

const { api } = await startApi()

const closed = allOperations.filter(({ name }) => policyOf(name) !== 'public')
const guarded = closed.filter(({ name }) => policyOf(name) !== 'signedIn')

test('every operation has a policy', () => {
  expect(allOperations.filter(({ name }) => policyOf(name) === undefined)).toEqual([])
  expect(guarded.length).toBeGreaterThan(50)
})

test('every operation whose policy a module says is answered: none waits open for one', () => {
  const answered = new Set<string>(allOperations.map(({ name }) => name))
  expect(Object.keys(operations).filter((name) => !answered.has(name))).toEqual([])
})

test.each(closed.map((operation) => [operation.name, operation] as const))(
  '%s refuses whoever has not signed in',
  async (_name, operation) => {
    const answer = await api.nobody.raw(
      documentOf(operation),
      variablesOf(operation, (_, e) => missingId(e)),
    )
    expect(answer.text).toContain('"unauthenticated"')
  },
)

test.each(guarded.map((operation) => [operation.name, operation] as const))(
  '%s refuses an actor with nothing',
  async (_name, operation) => {
    const session = api.as('invitado')
    const answer = await session.raw(
      documentOf(operation),
      variablesOf(operation, (_, e) => missingId(e)),
    )
    expect(answer.text).toContain('"forbidden"')
  },
)

test('the same actor may ask who they are: the session is not broken', async () => {
  const { me } = await api.as('invitado').run<{ me: { username: string } }>('{ me { username } }')
  expect(me.username).toBe('invitado')
})
