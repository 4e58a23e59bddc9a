import { beforeAll, describe, expect, test } from 'vitest'
import type { EntityName } from '../../platform/model/ids.ts'
import { startApi, type Session } from '../api.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'
import { canariesOf, fingerprint, idsOf, missingId } from './ids.ts'

const { api, world, database } = await startApi()
const boreal = world.boreal.id
const roles = ['admin', 'supergerente', 'gerente', 'lectura', 'supervisor', 'trabajador', 'externo'] as const

let own: Map<EntityName, string[]>
let foreign: Map<EntityName, string[]>
let canaries: string[]

beforeAll(async () => {
  own = await idsOf(database.owner, world.coihues.id)
  foreign = await idsOf(database.owner, boreal)
  canaries = await canariesOf(database.owner, boreal)
})

/** An answer without what is new in every one of them. */
const comparable = (text: string) => text.replaceAll(/"traceId":"[^"]*"/g, '"traceId":"…"')

const paths = allOperations.flatMap((operation) =>
  Object.entries(operation.input?.ids ?? {}).map(([path, entity]) => ({ operation, path, entity })),
)

const ask = async (session: Session, operation: (typeof allOperations)[number], variables: object) =>
  (await session.raw(documentOf(operation), variables)).text

describe('the other company', () => {
  test('every operation with an id is attacked', () => {
    expect(paths.length).toBeGreaterThan(40)
  })

  test('gives the same answer for its ids as for ids that nobody has, and nothing of it changes', async () => {
    const before = await fingerprint(database.owner, boreal)
    const wrong: string[] = []
    let attempts = 0
    for (const { operation, path, entity } of paths) {
      const strangers = foreign.get(entity) ?? []
      if (operation.name === 'simulateCompany' || operation.name === 'updateStatusCompany') continue
      const withId = (id: string) =>
        variablesOf(operation, (at, kind) => (at === path ? id : (own.get(kind)?.[0] ?? missingId(kind))))
      for (const username of roles) {
        const session = api.as(username)
        const missing = comparable(await ask(session, operation, withId(missingId(entity))))
        for (const stranger of strangers) {
          attempts += 1
          const answer = comparable(await ask(session, operation, withId(stranger)))
          const shown = answer.replaceAll(stranger, missingId(entity))
          if (shown !== missing) wrong.push(`${operation.name} ${path} as ${username}: ${answer}`)
          if (canaries.some((word) => answer.includes(word) && word !== stranger)) {
            wrong.push(`${operation.name} ${path} as ${username} tells of the other company`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(attempts).toBeGreaterThan(500)
    expect(await fingerprint(database.owner, boreal)).toBe(before)
  }, 180_000)

  test('appears in no list, whoever asks', async () => {
    const leaks: string[] = []
    for (const operation of allOperations.filter(({ kind }) => kind !== 'mutation')) {
      for (const username of roles) {
        const variables = variablesOf(operation, (_path, kind) => own.get(kind)?.[0] ?? missingId(kind))
        const answers = await Promise.all([
          ask(api.as(username), operation, variables),
          ask(api.as(username), operation, { input: {}, filter: {} }),
        ])
        const told = canaries.filter((word) => answers.some((answer) => answer.includes(word)))
        if (told.length > 0) leaks.push(`${operation.name} as ${username}: ${told.join(', ')}`)
      }
    }
    expect(leaks).toEqual([])
  }, 120_000)

  test('is seen by its own people: the canaries are real', async () => {
    const answer = await api
      .as('boreal.admin')
      .raw('{ users(page: { number: 1, size: 100 }) { rows { id } total } }')
    expect(canaries.filter((word) => answer.text.includes(word)).length).toBeGreaterThan(3)
  })
})
