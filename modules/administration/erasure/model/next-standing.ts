import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import type { ExpiredState } from './catalogs.ts'

type Facts = { readonly leftOn: ISODate; readonly lastMonth: YearMonth; readonly freeOn: ISODate }

/** A record as it is kept. */
export type Kept = Facts & {
  readonly state: ExpiredState
  readonly heldBy: string | null
  readonly keptUntil: ISODate | null
}

/** How its person stands on a day. */
type Standing = Facts & { readonly heldBy: string | null }

type Next = Facts & {
  readonly state: 'COMING' | 'DUE' | 'HELD'
  readonly heldBy: string | null
}

/**
 * What becomes of a record by the facts of a day, or nothing where it stays as it is. What two
 * people agreed on holds only while the facts are those that they saw; what somebody decided to
 * keep stays until its day.
 */
export function followed(
  record: Kept,
  person: Standing | undefined,
  today: ISODate,
): Next | undefined {
  const { state, keptUntil } = record
  if (state === 'KEPT' && keptUntil !== null && keptUntil > today) return undefined
  if (person === undefined) {
    const next = { ...factsOf(record), state: 'HELD', heldBy: 'No tiene contratos' } as const
    return same(record, next) ? undefined : next
  }
  // What is held is held whatever its days: those of a contract in force are none yet.
  const facts = factsOf(person.heldBy === null ? person : record)
  const next = { ...facts, ...standsAs(person, today) }
  const agreed = state === 'CONFIRMED' || state === 'APPROVED'
  if (same(agreed ? { ...record, state: 'DUE' } : record, next)) return undefined
  return next
}

/** The state of a record that nobody decided on. */
export function standsAs({ freeOn, heldBy }: Standing, today: ISODate) {
  if (heldBy !== null) return { state: 'HELD', heldBy } as const
  return { state: freeOn <= today ? 'DUE' : 'COMING', heldBy: null } as const
}

const factsOf = ({ leftOn, lastMonth, freeOn }: Facts): Facts => ({ leftOn, lastMonth, freeOn })

const same = (a: Omit<Kept, 'keptUntil'>, b: Next): boolean =>
  a.state === b.state &&
  a.heldBy === b.heldBy &&
  a.leftOn === b.leftOn &&
  a.lastMonth === b.lastMonth &&
  a.freeOn === b.freeOn
