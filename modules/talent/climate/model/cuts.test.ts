import { expect, test } from 'vitest'
import { cutPeople, cutWithin, type Family } from './cuts.ts'
import { sizesOf } from './table.ts'

const areas: Family = {
  code: 'area',
  places: [
    { id: 'Ventas', parent: null },
    { id: 'Terreno', parent: 'Ventas' },
    { id: 'Finanzas', parent: null },
  ],
}
const branches: Family = {
  code: 'branch',
  places: [
    { id: 'Arica', parent: null },
    { id: 'Temuco', parent: null },
  ],
}
const times = (count: number, area: string | null, branch: string | null) =>
  Array.from({ length: count }, () => [area, branch])
const people = [
  ...times(6, 'Terreno', 'Arica'),
  ...times(3, 'Ventas', 'Arica'),
  ...times(7, 'Finanzas', 'Temuco'),
  ...times(2, 'Finanzas', null),
]

test('people are cells by area, with those above them, by branch, and by nothing known', () => {
  const { table, counts } = cutPeople({ families: [areas, branches], crossings: [] }, people)
  const sizes = sizesOf(table, counts)
  expect(Object.fromEntries(table.cells.map(({ id }, at) => [id, sizes[at]]))).toEqual({
    TOTAL: 18,
    'area/Ventas': 9,
    'area/Terreno': 6,
    'area/Ventas/-': 3,
    'area/Finanzas': 9,
    'branch/Arica': 9,
    'branch/Temuco': 7,
    'branch/-': 2,
  })
  expect(counts).toEqual([6, 3, 7, 2])
})

test('every equation holds, of crossings too', () => {
  const cuts = { families: [areas, branches], crossings: [['area', 'branch']] as const }
  const { table, counts, atomOf } = cutPeople(cuts, people)
  const sizes = sizesOf(table, counts)
  const wrong = table.equations.filter(
    ({ parent, children }) =>
      children.reduce((sum, child) => sum + (sizes[child] ?? 0), 0) !== sizes[parent],
  )
  expect(wrong).toEqual([])
  expect(table.equations.length).toBeGreaterThan(10)
  expect(atomOf).toHaveLength(people.length)
  expect(table.cells.filter(({ families }) => families.length === 2).map(({ id }) => id)).toContain(
    'area/Terreno × branch/Arica',
  )
  expect(table.crosses('branch', 'area')).toBe(true)
})

test('limits are kept, and an unknown place or a circle of them is no cut', () => {
  const many: Family = {
    code: 'branch',
    places: Array.from({ length: 1_200 }, (_, at) => ({ id: `${at}`, parent: null })),
  }
  const everywhere = many.places.map(({ id }) => [id])
  const only = (...families: readonly Family[]) => ({ families, crossings: [] })
  expect(() => cutPeople(only(many), everywhere)).toThrow('more than 1000 cells')
  const six = Array.from({ length: 6 }, () => branches)
  expect(() => cutPeople(only(...six), [])).toThrow('6 families')
  expect(() => cutPeople(only(branches), [['Iquique']])).toThrow('no place Iquique')
  const cuts = { families: [areas, many], crossings: [['area', 'branch']] as const }
  const both = everywhere.map(([branch]) => ['Terreno', branch ?? null])
  expect(cutWithin(cuts, both).cuts).toEqual({ families: [areas], crossings: [] })
  const circle: Family = {
    code: 'area',
    places: [
      { id: 'a', parent: 'b' },
      { id: 'b', parent: 'a' },
    ],
  }
  expect(() => cutPeople(only(circle), [['a']])).toThrow(RangeError)
  const unknown = { families: [areas], crossings: [['area', 'gender']] as const }
  expect(() => cutPeople(unknown, [])).toThrow('no family gender')
})
