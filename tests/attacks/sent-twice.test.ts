// Every mutation of the product, sent twice under one key: the second answer is the first one, and
// the rows of the company are those that the first left.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mayCallOpenly } from '#access/api.ts'
import { startApi } from '../api.ts'
import { idsOf, missingId, stampOf } from './ids.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'

const { api, database, world } = await startApi()
const { owner } = database
const ids = await idsOf(owner, world.coihues.id)

// What ends the session that the attack uses. What is open to anybody has no key of a form:
// nobody's requests are kept.
const without = new Set(['logout', 'simulateCompany'])
const mutations = allOperations.filter(
  ({ kind, name }) => kind === 'mutation' && !without.has(name) && !mayCallOpenly(name),
)

test('the second of two equal forms changes nothing, whichever form', async () => {
  const done: string[] = []
  const wrong: string[] = []
  let kept = await stampOf(owner, world.coihues.id)
  for (const operation of mutations) {
    const { name } = operation
    const who = name === 'createCompany' || name === 'updateStatusCompany' ? 'superadmin' : 'admin'
    const token = await api.as(who).token()
    const variables = variablesOf(operation, (_, kind) => ids.get(kind)?.[0] ?? missingId(kind))
    const key = randomUUID()
    const send = (body: object) =>
      api.as(who).raw(documentOf(operation), body, { token, headers: { 'idempotency-key': key } })
    const first = await send(variables)
    const isDone = first.text.includes('"status":"OK"')
    // Reading every table takes longer than all else: of what is refused, once at the end.
    if (isDone) kept = await stampOf(owner, world.coihues.id)
    const second = await send(variables)
    if (comparable(second.text) !== comparable(first.text)) wrong.push(`${name}: ${second.text}`)
    if (!isDone) continue
    if ((await stampOf(owner, world.coihues.id)) !== kept) wrong.push(`${name} did it again`)
    done.push(name)
    const changed = otherThan(variables)
    if (JSON.stringify(changed) === JSON.stringify(variables)) continue
    const other = await send(changed)
    if (!/con otros datos|"bad-request"|"invalid"/.test(other.text)) {
      wrong.push(`${name} with other words: ${other.text.slice(0, 200)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await stampOf(owner, world.coihues.id), 'what was refused left something').toBe(kept)
  // Of the others the sample is refused, twice alike.
  expect(done.length).toBeGreaterThan(15)
})

/** The same with one value of its input changed. */
function otherThan(variables: Record<string, unknown>): object {
  const text = JSON.stringify(variables)
  return JSON.parse(text.includes('"Texto"') ? text.replace('"Texto"', '"Otro"') : later(text))
}
const later = (text: string) =>
  text.replace('202609', '202610').replace('2026-09-01', '2026-10-01').replace(':false', ':true')

const comparable = (text: string) =>
  text.replaceAll(/"traceId":"[^"]*"/g, '').replaceAll(/"url":"[^"]*"/g, '')
