import type pg from 'pg'
import type { EntityName } from '../../platform/model/ids.ts'
import type { Session } from '../api.ts'
import { canariesOf, idsOf, missingId } from './ids.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'

export type Attack = {
  owner: pg.Client
  own: { id: number }
  foreign: { id: number }
  /** Who attacks. */
  sessions: Readonly<Record<string, Session>>
  /** Only these operations; all of them by default. */
  only?: (name: string) => boolean
}

// What moves the superadmin between companies is not an id of a company's row.
const platformOnly = new Set(['simulateCompany', 'updateStatusCompany'])

export const idPaths = allOperations
  .filter(({ name }) => !platformOnly.has(name))
  .flatMap((operation) =>
    Object.entries(operation.input?.ids ?? {}).map(([path, entity]) => ({
      operation,
      path,
      entity,
    })),
  )

/**
 * Sends every operation each id of another company, beside an id that nobody has. Both answers
 * must be the same, and none may say a word that only the other company knows.
 *
 * @returns what went wrong, in words, and how many attempts were made
 */
export async function attackWithForeignIds(attack: Attack) {
  const own = await idsOf(attack.owner, attack.own.id)
  const strangers = await idsOf(attack.owner, attack.foreign.id)
  const canaries = await canariesOf(attack.owner, attack.foreign.id)
  const wrong: string[] = []
  let attempts = 0
  for (const { operation, path, entity } of idPaths) {
    if (attack.only && !attack.only(operation.name)) continue
    const withId = (id: string) =>
      variablesOf(operation, (at, kind) => (at === path ? id : idFor(own, kind)))
    for (const [username, session] of Object.entries(attack.sessions)) {
      const ask = async (id: string) =>
        comparable((await session.raw(documentOf(operation), withId(id))).text)
      const missing = await ask(missingId(entity))
      for (const stranger of strangers.get(entity) ?? []) {
        attempts += 1
        const answer = await ask(stranger)
        const name = `${operation.name} ${path} as ${username}`
        if (answer.replaceAll(stranger, missingId(entity)) !== missing)
          wrong.push(`${name}: ${answer}`)
        if (canaries.some((word) => word !== stranger && answer.includes(word))) {
          wrong.push(`${name} tells of the other company`)
        }
      }
    }
  }
  return { wrong, attempts }
}

export const idFor = (own: ReadonlyMap<EntityName, string[]>, kind: EntityName): string =>
  own.get(kind)?.[0] ?? missingId(kind)

/** An answer without what is new in every one of them. */
const comparable = (text: string) => text.replaceAll(/"traceId":"[^"]*"/g, '"traceId":"…"')
