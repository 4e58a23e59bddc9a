import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartOf, type Line, withoutCircles } from './chart.ts'

const [ceo, g1, g2, s1, s2, t1, t2, t3, t4] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

describe('how many people report to each one', () => {
  const lines: Line[] = [
    { id: ceo, parent: null },
    { id: g1, parent: ceo },
    { id: g2, parent: ceo },
    { id: s1, parent: g1 },
    { id: s2, parent: g1 },
    { id: t1, parent: s1 },
    { id: t2, parent: s1 },
    { id: t3, parent: s2 },
    { id: t4, parent: g2 },
  ]

  test('directly and in all', () => {
    const chart = chartOf(lines)
    expect(chart.counts(ceo)).toEqual({ direct: 2, total: 8, depth: 0 })
    expect(chart.counts(g1)).toEqual({ direct: 2, total: 5, depth: 1 })
    expect(chart.counts(g2)).toEqual({ direct: 1, total: 1, depth: 1 })
    expect(chart.counts(s1)).toEqual({ direct: 2, total: 2, depth: 2 })
    expect(chart.counts(s2)).toEqual({ direct: 1, total: 1, depth: 2 })
    expect(chart.counts(t4)).toEqual({ direct: 0, total: 0, depth: 2 })
  })

  test('moving a team changes who is above it on both sides, and nobody else', () => {
    const before = chartOf(lines)
    const moved = chartOf(lines.map((line) => (line.id === s1 ? { ...line, parent: g2 } : line)))
    expect(moved.counts(g1)).toEqual({ direct: 1, total: 2, depth: 1 })
    expect(moved.counts(g2)).toEqual({ direct: 2, total: 4, depth: 1 })
    for (const id of [ceo, s1, s2, t1, t2, t3, t4])
      expect(moved.counts(id)).toEqual(before.counts(id))
  })

  test('whoever reports to somebody who is not there stands at the top', () => {
    expect(chartOf([{ id: 5, parent: 99 }]).counts(5)).toEqual({ direct: 0, total: 0, depth: 0 })
  })

  test('a circle is cut, and not followed for ever', () => {
    const circle = [
      { id: 1, parent: 2 },
      { id: 2, parent: 1 },
    ]
    const chart = chartOf(circle)
    expect(chart.cut).toEqual([1])
    expect(chart.counts(1)).toEqual({ direct: 1, total: 1, depth: 0 })
  })

  test('everybody below the top is counted once at every level, in any tree', () => {
    const tree = fc
      .array(fc.nat(), { minLength: 1, maxLength: 60 })
      .map((parents) =>
        parents.map((parent, id) => ({ id, parent: id === 0 ? null : parent % id })),
      )
    fc.assert(
      fc.property(tree, (given) => {
        const chart = chartOf(given)
        const depths = given.reduce((sum, { id }) => sum + chart.counts(id).depth, 0)
        const totals = given.reduce((sum, { id }) => sum + chart.counts(id).total, 0)
        expect(totals).toBe(depths)
      }),
    )
  })
})

describe('a chart of lines that form a circle', () => {
  const circle: Line[] = [
    { id: 4, parent: 6 },
    { id: 5, parent: 4 },
    { id: 6, parent: 5 },
    { id: 7, parent: 5 },
    { id: 8, parent: 7 },
    { id: 9, parent: null },
  ]

  test('puts one of its people at the top, and leaves everybody else where they are', () => {
    expect(withoutCircles(circle)).toEqual({
      lines: [{ id: 4, parent: null }, ...circle.slice(1)],
      cut: [4],
    })
  })

  test('counts everybody, whatever the lines', () => {
    const any = fc
      .array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 60 })
      .map((parents) => parents.map((parent, id) => ({ id, parent })))
    fc.assert(
      fc.property(any, (given) => {
        const { lines, cut } = withoutCircles(given)
        const chart = chartOf(given)
        const below = chart.below(null).map((id) => 1 + chart.counts(id).total)
        expect(below.reduce((sum, people) => sum + people, 0)).toBe(given.length)
        expect(chart.cut).toEqual(cut)
        expect(lines.filter(({ parent }) => parent === null).map(({ id }) => id)).toEqual(cut)
      }),
    )
  })
})
