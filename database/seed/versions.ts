import type { ISODate } from '#chile/dates.ts'
import {
  type Change,
  nameOf,
  knownSince,
  type SeedContract,
  type SeedPerson,
  type Terms,
  type Traits,
} from './person.ts'
import type { Row } from './rows.ts'

/**
 * The week that the law allows (leyes 19.759 and 21.561): the full time of whoever says no other.
 */
const fullTime = [
  { from: '2005-01-01', hours: '45' },
  { from: '2024-04-26', hours: '44' },
  { from: '2026-04-26', hours: '42' },
] as const

/**
 * What held from when to when: the first values, then each change over what it does not mention.
 */
function spread<T extends object>(from: ISODate, first: T, changes: readonly Change<T>[]): Row[] {
  const later = changes.filter((change) => change.from > from)
  const starts = [from, ...new Set(later.map((change) => change.from).toSorted())]
  return starts.map((start, place) => {
    const until = starts[place + 1] ?? ''
    const made = later.filter((change) => change.from <= start)
    const values = Object.assign({}, first, ...made)
    const { from: _from, ...held } = values
    return { ...held, valid: `[${start},${until})`, recordedAt: `${start}T12:00:00Z` }
  })
}

/** The rows of `user_version` of a person, without their owner. */
export function personVersions(person: SeedPerson): Row[] {
  const first: Traits & Row = {
    ...nameOf(person),
    birthday: person.born,
    gender: person.gender,
    communeCode: '06301',
    city: 'San Fernando',
    healthInstitution: 'FONASA',
    ...person.traits,
  }
  const country = String(first['countryOfOrigin'] ?? 'CL')
  return spread(
    knownSince(person),
    { ...first, nationalityPrevired: country === 'CL' ? 0 : 1 },
    person.changes ?? [],
  )
}

export type Links = {
  person: (key: string) => number
  unit: (area: unknown) => number | undefined
  union: (key: string) => { id: number; feeType: string; feeValue: string }
}

/** The rows of `user_contract_version` of a contract, without their owner. */
export function contractVersions(contract: SeedContract, links: Links): Row[] {
  const { business: _business, from, to: _to, changes = [], ...terms } = contract
  const week = fullTime.findLast((step) => step.from <= from) ?? fullTime[0]
  const steps = fullTime.map((step) => ({ from: step.from, hoursPerWeek: step.hours }))
  const isFull = terms.hoursPerWeek === undefined
  const all: Change<Terms>[] = isFull ? [...steps, ...changes] : [...changes]
  return spread(from, isFull ? { hoursPerWeek: week.hours, ...terms } : terms, all).map((row) =>
    asColumns(row, links),
  )
}

/** Seed words to columns: pesos or UF, the supervisor's and the union's keys. */
function asColumns({ pesos, uf, title, boss, union, ...columns }: Row, links: Links): Row {
  const row: Row = {
    ...columns,
    jobTitle: title,
    monthlySalaryValue: pesos ?? uf,
    monthlySalaryCurrency: pesos === undefined ? 'UF' : 'CLP',
  }
  const unit = links.unit(columns['area'])
  if (unit !== undefined) row['hierarchyNodeId'] = unit
  if (typeof boss === 'string') row['supervisorId'] = links.person(boss)
  if (typeof union !== 'string') return row
  const { id, feeType, feeValue } = links.union(union)
  return { ...row, syndicateId: id, unionFeeType: feeType, unionFeeValue: feeValue }
}
