import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartOf, type Line } from './chart.ts'
import {
  type Change,
  changesBetween,
  countedBelow,
  type Day,
  type Kind,
  type Post,
  withGone,
} from './comparison.ts'

type Standing = Line & Post

const dayOf = (standings: readonly Standing[]): Day => {
  const posts = new Map(standings.map((one) => [one.id, one]))
  const nowhere = { unit: null, area: null, office: null }
  return { chart: chartOf(standings), postOf: (id) => posts.get(id) ?? nowhere }
}

const somebody = (id: number, parent: number | null, post: Partial<Post> = {}): Standing => ({
  id,
  parent,
  unit: null,
  area: null,
  office: null,
  ...post,
})

const [rodrigo, loreto, hernan, bernarda, hilda] = [1, 2, 3, 4, 5] as const

describe('what became of people between two days', () => {
  const before = [
    somebody(rodrigo, null),
    somebody(loreto, rodrigo, { unit: 20 }),
    somebody(hernan, loreto, { unit: 21, area: 7 }),
    somebody(bernarda, hernan, { area: 7, office: 9 }),
  ]

  test('joined, left, another chief, another unit, another area or branch office', () => {
    const after = [
      somebody(rodrigo, null),
      somebody(hernan, rodrigo, { unit: 22, area: 7 }),
      somebody(bernarda, hernan, { area: 8, office: 9 }),
      somebody(hilda, bernarda),
    ]
    expect(changesBetween(dayOf(before), dayOf(after))).toEqual([
      { id: hernan, kinds: ['CHIEF', 'UNIT'] },
      { id: bernarda, kinds: ['PLACE'] },
      { id: hilda, kinds: ['JOINED'] },
      { id: loreto, kinds: ['LEFT'] },
    ])
  })

  test('who left stays drawn under the nearest chief who stayed', () => {
    const after = [somebody(rodrigo, null), somebody(hilda, rodrigo)]
    const [was, is] = [chartOf(before), chartOf(after)]
    const drawn = withGone(was, is, [loreto, hernan, bernarda])
    for (const id of [loreto, hernan, bernarda]) expect(drawn.parentOf(id)).toBe(rodrigo)
    expect(drawn.parentOf(hilda)).toBe(rodrigo)
    expect(countedBelow(drawn, [loreto, hilda]).get(rodrigo)).toBe(2)
    expect(countedBelow(drawn, [loreto, hilda]).has(hilda)).toBe(false)
  })
})

/** Any people of a day: some of thirty, under each other however they may be, circles included. */
const anyDay = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      parent: fc.option(fc.integer({ min: 1, max: 30 })),
      unit: fc.option(fc.integer({ min: 1, max: 3 })),
      area: fc.option(fc.integer({ min: 1, max: 3 })),
      office: fc.option(fc.integer({ min: 1, max: 2 })),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  .map((people) =>
    people.map((one) => ({ ...one, parent: one.parent === one.id ? null : one.parent })),
  )

const opposite: Readonly<Record<Kind, Kind>> = {
  JOINED: 'LEFT',
  LEFT: 'JOINED',
  CHIEF: 'CHIEF',
  UNIT: 'UNIT',
  PLACE: 'PLACE',
}

const byId = (changes: readonly Change[]) =>
  new Map(changes.map(({ id, kinds }) => [id, kinds.toSorted()]))

describe('of any two days', () => {
  test('a day differs in nothing from itself', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(changesBetween(dayOf(day), dayOf(day))).toEqual([])
      }),
    )
  })

  test('looked at backwards, who joined left, and every other change is the same', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const there = byId(changesBetween(dayOf(one), dayOf(other)))
        const back = changesBetween(dayOf(other), dayOf(one))
        const turned = back.map(({ id, kinds }) => ({ id, kinds: kinds.map((k) => opposite[k]) }))
        expect(byId(turned)).toEqual(there)
      }),
    )
  })

  test('people of before, less those who left, plus those who joined, are those of after', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const changes = changesBetween(dayOf(one), dayOf(other))
        const of = (kind: Kind) =>
          changes.filter(({ kinds }) => kinds.includes(kind)).map(({ id }) => id)
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
        const gone = new Set(of('LEFT'))
        const now = [...one.map(({ id }) => id).filter((id) => !gone.has(id)), ...of('JOINED')]
        expect(now.toSorted((a, b) => a - b)).toEqual(
          other.map(({ id }) => id).toSorted((a, b) => a - b),
        )
      }),
    )
  })

  test('who is not in the answer has the same chief, unit, area and branch office', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [before, after] = [dayOf(one), dayOf(other)]
        const changed = new Set(changesBetween(before, after).map(({ id }) => id))
        for (const { id } of other.filter((person) => !changed.has(person.id))) {
          expect(after.chart.parentOf(id)).toBe(before.chart.parentOf(id))
          const { unit, area, office } = before.postOf(id)
          expect(after.postOf(id)).toMatchObject({ unit, area, office })
        }
      }),
    )
  })

  test('the drawing has everybody of the later day in their place, and everybody who left', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [before, after] = [dayOf(one), dayOf(other)]
        const changes = changesBetween(before, after)
        const gone = changes.filter(({ kinds }) => kinds.includes('LEFT')).map(({ id }) => id)
        const drawn = withGone(before.chart, after.chart, gone)
        expect(drawn.size).toBe(after.chart.size + gone.length)
        for (const { id } of other) expect(drawn.parentOf(id)).toBe(after.chart.parentOf(id))
        // Nobody hangs from somebody who left.
        for (const id of gone) expect(drawn.below(id)).toEqual([])
        const below = countedBelow(
          drawn,
          changes.map(({ id }) => id),
        )
        const top = drawn.below(null)
        const counted = top.reduce((sum, id) => sum + (below.get(id) ?? 0), 0)
        const atTop = changes.filter(({ id }) => drawn.parentOf(id) === null).length
        expect(counted + atTop).toBe(changes.length)
      }),
    )
  })
})
