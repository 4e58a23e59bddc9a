import type pg from 'pg'
import type { EntityName } from '../../platform/model/ids.ts'
import type { Session } from '../api.ts'
import { shuffled, spend, stretch } from '../budget.ts'
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

/** Of those who attack so many try each place for an id in a run, others in each. */
const ATTACKERS = 3

/**
 * Sends every operation ids of another company, beside an id that nobody has. Both answers must be
 * the same, and none may say a word that only the other company knows. Three of those who attack
 * try each place for an id; the time that is left is spent on more of them by chance.
 *
 * @returns what went wrong, in words, and how many attempts were made
 */
export async function attackWithForeignIds(attack: Attack) {
  const own = await idsOf(attack.owner, attack.own.id)
  const strangers = await idsOf(attack.owner, attack.foreign.id)
  const canaries = await canariesOf(attack.owner, attack.foreign.id)
  const places = idPaths
    .filter(({ operation }) => attack.only?.(operation.name) ?? true)
    .filter(({ entity }) => strangers.get(entity)?.length)
    .flatMap((place) =>
      shuffled(`${place.operation.name} ${place.path}`, Object.entries(attack.sessions))
        .slice(0, Math.ceil(ATTACKERS * stretch))
        .map(([by, session]) => ({ place, by, session })),
    )
  const wrong: string[] = []
  const budget = { seconds: 15, least: places.length, most: places.length * 3 }
  const attempts = await spend('foreign ids', budget, async ({ number, random }) => {
    const one = places[number - 1] ?? chosen(places, random)
    if (!one) return
    const { operation, path, entity } = one.place
    const stranger = chosen(strangers.get(entity) ?? [], random) ?? ''
    const ask = async (id: string) => {
      const variables = variablesOf(operation, (at, kind) => (at === path ? id : idFor(own, kind)))
      return comparable((await one.session.raw(documentOf(operation), variables)).text)
    }
    const missing = await ask(missingId(entity))
    const answer = await ask(stranger)
    const name = `${operation.name} ${path} as ${one.by}`
    if (answer.replaceAll(stranger, missingId(entity)) !== missing) wrong.push(`${name}: ${answer}`)
    if (canaries.some((word) => word !== stranger && answer.includes(word))) {
      wrong.push(`${name} tells of the other company`)
    }
  })
  return { wrong, attempts }
}

const chosen = <One>(among: readonly One[], random: () => number): One | undefined =>
  among[Math.floor(random() * among.length)]

export const idFor = (own: ReadonlyMap<EntityName, string[]>, kind: EntityName): string =>
  own.get(kind)?.[0] ?? missingId(kind)

/** An answer without what is new in every one of them. */
const comparable = (text: string) => text.replaceAll(/"traceId":"[^"]*"/g, '"traceId":"…"')
