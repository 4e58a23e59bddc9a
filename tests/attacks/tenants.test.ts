import { describe, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { shuffled, stretch } from '../budget.ts'
import { attackWithForeignIds, idFor, idPaths } from './foreign-ids.ts'
import { canariesOf, fingerprint, idsOf } from './ids.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'

const { api, world, database } = await startApi()
const { owner } = database
const boreal = world.boreal
const usernames = [
  'admin',
  'supergerente',
  'gerente',
  'lectura',
  'supervisor',
  'trabajador',
  'externo',
] as const
const sessions = Object.fromEntries(usernames.map((name) => [name, api.as(name)]))

describe('the other company', () => {
  test('answers for its ids as for ids that nobody has, and nothing of it changes', async () => {
    const before = await fingerprint(owner, boreal.id)

    const { wrong, attempts } = await attackWithForeignIds({
      owner,
      own: world.coihues,
      foreign: boreal,
      sessions,
    })

    expect(wrong).toEqual([])
    expect(idPaths.length).toBeGreaterThan(40)
    expect(attempts).toBeGreaterThan(500)
    expect(await fingerprint(owner, boreal.id)).toBe(before)
  })

  test('appears in no list, whoever asks', async () => {
    const own = await idsOf(owner, world.coihues.id)
    const canaries = await canariesOf(owner, boreal.id)
    const leaks: string[] = []
    for (const operation of allOperations.filter(({ kind }) => kind !== 'mutation')) {
      const document = documentOf(operation)
      const variables = variablesOf(operation, (_path, kind) => idFor(own, kind))
      // Three of them in each run: the wall is below what tells them apart.
      const some = shuffled(`lists of ${operation.name}`, Object.entries(sessions))
      for (const [username, session] of some.slice(0, Math.ceil(3 * stretch))) {
        const answers = await Promise.all([
          session.raw(document, variables),
          session.raw(document, { input: {}, filter: {} }),
        ])
        const leaked = canaries.filter((word) => answers.some(({ text }) => text.includes(word)))
        if (leaked.length > 0) leaks.push(`${operation.name} as ${username}: ${leaked.join(', ')}`)
      }
    }
    expect(leaks).toEqual([])
  })

  test('is seen by its own people: the words looked for above are real', async () => {
    const canaries = await canariesOf(owner, boreal.id)
    const answer = await api
      .as('boreal.admin')
      .raw('{ users(page: { number: 1, size: 100 }) { rows { id } total } }')
    expect(canaries.filter((word) => answer.text.includes(word)).length).toBeGreaterThan(3)
  })
})
