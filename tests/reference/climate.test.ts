import { describe, expect, test } from 'vitest'
import { type Cuts, cutPeople, type Places } from '#modules/talent/climate/model/cuts.ts'
import { smallSum } from '#modules/talent/climate/model/suppression/small-sums.ts'
import {
  allSteps,
  type Steps,
  suppress,
} from '#modules/talent/climate/model/suppression/suppress.ts'
import { type Attempt, spend } from '#tests/budget.ts'
import { type Group, leaksOf } from './climate.ts'

type Company = { readonly cuts: Cuts; readonly people: readonly Places[] }

/**
 * A small company: areas as a tree, branches that follow the areas for most people, and genders or
 * shifts; two of the families cross, or none.
 */
function drawn({ random }: Attempt): Company {
  const upTo = (most: number) => Math.floor(random() * most)
  const branches = 2 + upTo(4)
  const areas = treeOf(2 + upTo(3), upTo(3))
  const last = 2 + upTo(2)
  const families = [
    { code: 'area', places: areas },
    { code: 'branch', places: listOf('b', branches) },
    { code: 'shift', places: listOf('s', last) },
  ].slice(0, 2 + upTo(2))
  const pairs = [['area', 'branch'] as const, ['branch', 'shift'] as const]
  const crossings = random() < 0.6 ? pairs.slice(0, 1 + upTo(families.length - 1)) : []
  const skew = 1 + 2 * random()
  const likeliest = (all: number) => Math.floor(all * random() ** skew)
  const follows = random()
  const people = Array.from({ length: 6 + upTo(20 + upTo(100)) }, (): Places => {
    const area = likeliest(areas.length)
    const branch = random() < follows ? area % branches : likeliest(branches)
    const places = [areas[area]?.id ?? null, `b${branch}`, `s${likeliest(last)}`]
    return places.slice(0, families.length).map((place) => (random() < 0.03 ? null : place))
  })
  return { cuts: { families, crossings }, people }
}

const listOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${letter}${at}`, parent: null }))

/** So many areas, and some areas under the first ones. */
const treeOf = (count: number, under: number) => [
  ...Array.from({ length: count }, (_, at) => ({ id: `a${at}`, parent: null })),
  ...Array.from({ length: under }, (_, at) => ({ id: `a${at}.1`, parent: `a${at % count}` })),
]

/** What can be computed of few people from what is published of a company. */
function publishedLeaks({ cuts, people }: Company, least: number, steps: Steps) {
  const { table, atomOf, counts } = cutPeople(cuts, people)
  const hidden = suppress(table, counts, least, undefined, steps)
  const groups = table.cells.flatMap(({ id: name }, cell): Group[] => {
    if (hidden.has(cell)) return []
    const members = [...people.keys()].filter((one) =>
      table.atoms[atomOf[one] ?? -1]?.includes(cell),
    )
    return [{ name, members: new Set(members) }]
  })
  return { leaks: leaksOf(groups, people.length, least), cells: table.cells.length, hidden }
}

test('500 companies publish nothing of fewer than five people, however computed', async () => {
  let [cells, hidden] = [0, 0]
  await spend('climate', { seconds: 4, least: 500 }, (attempt) => {
    const company = drawn(attempt)
    const published = publishedLeaks(company, 5, allSteps)
    expect(published.leaks, JSON.stringify(company)).toEqual([])
    cells += published.cells
    hidden += published.hidden.size
  })
  // A table that hides everything leaks nothing.
  expect(hidden / cells).toBeLessThan(0.8)
})

test('nor of fewer than ten, as the questionnaire of psychosocial risk asks', async () => {
  await spend('climate of ten', { seconds: 3, least: 60 }, (attempt) => {
    const company = drawn(attempt)
    expect(publishedLeaks(company, 10, allSteps).leaks, JSON.stringify(company)).toEqual([])
  })
})

test('a small sum of any number of kinds is found, and none where there is none', async () => {
  let [found, none] = [0, 0]
  await spend('small sums', { seconds: 1, least: 300 }, (attempt) => {
    const { published, kinds, least } = overlapping(attempt)
    const people = kinds.flatMap(({ people: count }, kind) => Array<number>(count).fill(kind))
    const groups = published.map((members, at) => ({
      name: `g${at}`,
      members: new Set([...people.keys()].filter((one) => members.has(people[one] ?? -1))),
    }))
    const sums = leaksOf(groups, people.length, least).filter((one) => one.startsWith('sum'))
    const sum = smallSum(kinds, published.length, least)
    expect(sum === 'NONE', JSON.stringify({ kinds, least, sum, sums })).toBe(sums.length === 0)
    if (sum === 'NONE') none += 1
    else found += 1
  })
  expect(Math.min(found, none)).toBeGreaterThan(0)
})

/** Groups of kinds of people, no two kinds in the same groups. */
function overlapping({ random }: Attempt) {
  const upTo = (most: number) => Math.floor(random() * most)
  const groups = 2 + upTo(7)
  const share = 0.2 + 0.6 * random()
  const rows = Array.from({ length: 4 + upTo(14) }, () =>
    Array.from({ length: groups }, (_, group) => group).filter(() => random() < share),
  )
  const apart = [...new Map(rows.map((row) => [row.join(' '), row])).values()]
  const kinds = apart
    .filter((row) => row.length > 0)
    .map((row) => ({ row, people: random() < 0.6 ? 1 + upTo(2) : 12 }))
  const published = Array.from(
    { length: groups },
    (_, group) => new Set(kinds.flatMap(({ row }, kind) => (row.includes(group) ? [kind] : []))),
  )
  return { published, kinds, least: 10 }
}

describe('a step left out is found', () => {
  const nothing = () => undefined
  const without: readonly (readonly [name: string, steps: Steps])[] = [
    ['small groups', { ...allSteps, groups: nothing, exact: () => false }],
    ['lines', { ...allSteps, lines: nothing, exact: () => false }],
    ['overlaps', { ...allSteps, overlaps: nothing, exact: () => false }],
    ['the exact check', { ...allSteps, exact: () => false }],
  ]
  test.for(without)('%s', async ([name, steps]) => {
    let leaking = 0
    await spend(`climate without ${name}`, { seconds: 1, least: 150 }, (attempt) => {
      if (publishedLeaks(drawn(attempt), 5, steps).leaks.length > 0) leaking += 1
    })
    expect(leaking).toBeGreaterThan(0)
  })
})
