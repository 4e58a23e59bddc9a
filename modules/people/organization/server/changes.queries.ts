import type { ISODate } from '#chile/dates.ts'
import { compareTexts } from '#chile/names.ts'
import { unitNames } from '#modules/people/structure/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { surnamesOf } from '#platform/server/sql/person-names.ts'
import type { ChangedFact } from '../model/changed-fact.ts'
import { type Change, ChangeKind, type Kind } from '../model/comparison.ts'
import { type Compared, type Comparison, comparisonOf } from './comparison.queries.ts'
import { type ShownPerson, shownPeople } from './shown-people.queries.ts'
import { unitsSeen } from './unit-chart.queries.ts'

export type FactChange = {
  fact: ValueOf<typeof ChangedFact>
  before: string | null
  after: string | null
}

export type ChangeRow = {
  id: number
  name: string
  title: string | null
  avatar: string | null
  /** Whether the viewer may open their record. */
  opens: boolean
  kinds: Kind[]
  facts: FactChange[]
}

export type OrgChanges = {
  from: ISODate
  until: ISODate
  /** Everybody who changed, of whatever kind; people who changed in two ways count once. */
  total: number
  counts: { kind: Kind; total: number }[]
  rows: ChangeRow[]
  more: number
}

type Ask = Compared & { kind: Kind | null; skip: number | null; take: number | null }

/** How many people an answer has, when nobody says so. */
const USUAL = 50

/** What became of people between two days, by surname: of one kind of change, or of all. */
export async function orgChartChanges(context: Context, ask: Ask): Promise<OrgChanges> {
  const comparison = await comparisonOf(context, ask)
  const { from, until, changes } = comparison
  const asked = changes.filter(({ kinds }) => ask.kind === null || kinds.includes(ask.kind))
  const surnames = await surnamesOf(
    context,
    asked.map(({ id }) => ({ userId: id })),
  )
  const surnameOf = ({ id }: Change) => surnames.get(id) ?? ''
  const sorted = asked.toSorted((a, b) => compareTexts(surnameOf(a), surnameOf(b)) || a.id - b.id)
  const skip = ask.skip ?? 0
  const page = sorted.slice(skip, skip + (ask.take ?? USUAL))
  return {
    from,
    until,
    total: changes.length,
    counts: ChangeKind.values.map((kind) => ({
      kind,
      total: changes.filter(({ kinds }) => kinds.includes(kind)).length,
    })),
    rows: await rowsOf(context, comparison, page),
    more: Math.max(0, sorted.length - skip - page.length),
  }
}

type People = ReadonlyMap<number, ShownPerson>

async function rowsOf(
  context: Context,
  comparison: Comparison,
  page: readonly Change[],
): Promise<ChangeRow[]> {
  const { from, until, before, after } = comparison
  const ids = page.map(({ id }) => id)
  const chiefs = (day: typeof before) => ids.flatMap((id) => day.chart.parentOf(id) ?? [])
  const gone = ids.filter((id) => !after.chart.has(id))
  const here = ids.filter((id) => after.chart.has(id))
  const was = await shownPeople(context, from, [...new Set([...gone, ...chiefs(before)])])
  const is = await shownPeople(context, until, [...new Set([...here, ...chiefs(after)])])
  const wordsOf = await placeWords(context, comparison, ids)
  return page.flatMap(({ id, kinds }) => {
    const person = after.chart.has(id) ? is.get(id) : was.get(id)
    if (!person) return []
    const { name, title, avatar, opens } = person
    const facts = [...chiefOf(comparison, id, was, is), ...wordsOf(id)]
    return [{ id, name, title, avatar, opens, kinds: [...kinds], facts }]
  })
}

/** The chief of somebody on both days, when it is not the same one. */
function chiefOf({ before, after }: Comparison, id: number, was: People, is: People): FactChange[] {
  const [old, now] = [before.chart.parentOf(id), after.chart.parentOf(id)]
  if (old === now) return []
  const nameIn = (people: People, chief: number | null) =>
    chief === null ? null : (people.get(chief)?.name ?? null)
  return [{ fact: 'CHIEF', before: nameIn(was, old), after: nameIn(is, now) }]
}

/** A unit that the reader does not see. */
const UNSEEN = 'Otra unidad'

/** The units, areas and branch offices of some people on both days, where they are others. */
async function placeWords(
  context: Context,
  comparison: Comparison,
  ids: readonly number[],
): Promise<(id: number) => FactChange[]> {
  const { before, after } = comparison
  const posts = ids.map((id) => [before.postOf(id), after.postOf(id)] as const)
  const named = (fact: 'unit' | 'area' | 'office') => [
    ...new Set(posts.flatMap(([was, is]) => [was[fact] ?? [], is[fact] ?? []].flat())),
  ]
  const units = await unitWords(context, comparison, named('unit'))
  const areas = await placeNames(context, 'area', named('area'))
  const offices = await placeNames(context, 'branchOffice', named('office'))
  const parts = [
    { fact: 'UNIT', key: 'unit', words: units },
    { fact: 'AREA', key: 'area', words: areas },
    { fact: 'OFFICE', key: 'office', words: offices },
  ] as const
  return (id) => {
    const [was, is] = [before.postOf(id), after.postOf(id)]
    return parts.flatMap(({ fact, key, words }) => {
      if (was[key] === is[key]) return []
      const word = (place: number | null) => (place === null ? null : (words.get(place) ?? null))
      return [{ fact, before: word(was[key]), after: word(is[key]) }]
    })
  }
}

/** The names of some units. Readers restricted to some of them read those alone. */
async function unitWords(
  context: Context,
  { from, until }: Comparison,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const names = await unitNames(context.tx, ids)
  const own = context.actor.restriction?.unitIds ?? []
  if (own.length === 0) return names
  const seen = new Set(
    [...(await unitsSeen(context, from)), ...(await unitsSeen(context, until))].map(({ id }) => id),
  )
  return new Map([...names].map(([id, name]) => [id, seen.has(id) ? name : UNSEEN]))
}

async function placeNames(
  { tx }: Context,
  table: 'area' | 'branchOffice',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
