import { beforeAll, expect, test } from 'vitest'
import { AREA_EDGES, CALCULATING_MODULES, MODULE_EDGES, SENT_UPWARD } from './modules.ts'
import { filesEndingIn, homeOf, product, textOf } from './source.ts'
import { tableOwners, tableUses } from './tables.ts'

const homes = new Map(
  filesEndingIn('').flatMap((file) => {
    const home = homeOf(file)
    return home ? [[home.module, home.area] as const] : []
  }),
)
const modules = [...homes.keys()]

/** The edges between modules, as the imports say. */
const uses = product.flatMap(({ file, imports }) =>
  imports.flatMap(({ target = '' }) => {
    const [from, to] = [homeOf(file)?.module, homeOf(target)?.module]
    return from && to && from !== to ? [{ file, target, from, to }] : []
  }),
)

/** The module whose operations a generated file sends. */
const answererOf = (target: string) =>
  /^generated\/operations\/(?:parts\/)?([\w-]+)\.ts$/.exec(target)?.[1]

/** What pages send to the API of another module: they need it as much as what they import. */
const sent = product.flatMap(({ file, imports }) =>
  imports.flatMap(({ target = '' }) => {
    const [from, to] = [homeOf(file)?.module, answererOf(target)]
    return from && to && from !== to ? [{ file, target, from, to }] : []
  }),
)

/** The edges that statements say: the module that reads a table, and its owner. */
let reads: readonly { from: string; to: string }[] = []
beforeAll(async () => {
  const owners = await tableOwners()
  reads = tableUses.flatMap(({ module: from, table }) => {
    const to = owners.get(table)
    return to && to !== from ? [{ from, to }] : []
  })
})

test('a module is entered through its doors', () => {
  const door = /^modules\/[^/]+\/[^/]+\/(server\/index\.ts|web\/index\.tsx?|model\/.+)$/
  const wrong = uses
    .filter(({ target }) => !door.test(target))
    .map(({ file, to, target }) => `${file} may not reach into ${target}: ${to} has doors`)
  expect(wrong).toEqual([])
})

test('every use of another module is an edge of the list', () => {
  const wrong = uses
    .filter(({ from, to }) => !MODULE_EDGES[from]?.includes(to))
    .map(({ file, from, to }) => `${file}: add '${to}' to ${from} in modules.ts, or do without`)
  expect(wrong).toEqual([])
})

test('a page sends operations of its own module, or of one that its module stands on', () => {
  const upward = sent
    .filter(({ from, to }) => !MODULE_EDGES[from]?.includes(to))
    .map(({ file, from, to }) => ({ file, edge: `${from} → ${to}` }))
  const wrong = upward
    .filter(({ edge }) => !(edge in SENT_UPWARD))
    .map(({ file, edge }) => `${file} sends ${edge}: add the edge in modules.ts, or move the page`)
  expect(wrong).toEqual([])
  const real = new Set(upward.map(({ edge }) => edge))
  expect(Object.keys(SENT_UPWARD).filter((edge) => !real.has(edge))).toEqual([])
})

test('the list of edges says nothing that is not so', () => {
  const listed = Object.entries(MODULE_EDGES).flatMap(([from, edges]) =>
    edges.map((to) => `${from} → ${to}`),
  )
  const real = new Set([...uses, ...sent, ...reads].map(({ from, to }) => `${from} → ${to}`))
  expect(listed.filter((edge) => !real.has(edge))).toEqual([])
  expect(Object.keys(MODULE_EDGES).filter((name) => !modules.includes(name))).toEqual([])
  expect(modules.filter((name) => !(name in MODULE_EDGES))).toEqual([])
  expect(CALCULATING_MODULES.filter((name) => !modules.includes(name))).toEqual([])
})

test('the edges form no circle, inside an area or between areas', () => {
  expect(circlesOf(MODULE_EDGES)).toEqual([])
  expect(circlesOf(AREA_EDGES)).toEqual([])
})

test('an edge leads to a module of the same area, or of one on which that stands', () => {
  const wrong = Object.entries(MODULE_EDGES).flatMap(([from, edges]) =>
    edges
      .map((to) => [homes.get(from) ?? '', homes.get(to) ?? '', `${from} → ${to}`] as const)
      .filter(([own, other]) => own !== other && !AREA_EDGES[own]?.includes(other))
      .map(([, , edge]) => edge),
  )
  expect(wrong).toEqual([])
})

test('an area depends on the areas of its list, and on all of them', () => {
  const real = Map.groupBy(
    [...uses, ...sent]
      .filter(({ from, to }) => !(`${from} → ${to}` in SENT_UPWARD))
      .filter(({ from, to }) => homes.get(from) !== homes.get(to)),
    ({ from }) => homes.get(from) ?? '',
  )
  const areas = [...new Set(homes.values())].toSorted()
  const edges = areas.map((area) => {
    const below = (real.get(area) ?? []).map(({ to }) => homes.get(to) ?? '')
    return [area, [...new Set(below)].toSorted()]
  })
  const listed = Object.entries(AREA_EDGES).map(([area, below]) => [area, below.toSorted()])
  expect(Object.fromEntries(edges)).toEqual(Object.fromEntries(listed))
})

test('ARCHITECTURE draws the areas as they are, each with its modules', () => {
  const rows = [
    ...textOf('ARCHITECTURE.md').matchAll(/^\| `modules\/(\w+)` \| (.*?) \| (.*?) \|/gm),
  ]
  const named = (text = '') => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).toSorted()
  const drawn = rows.map(([, area, below, held]) => [area, [named(below), named(held)]])
  const real = Object.entries(AREA_EDGES).map(([area, below]) => [
    area,
    [below.toSorted(), modules.filter((name) => homes.get(name) === area).toSorted()],
  ])
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(real))
})

test('the drawing of ARCHITECTURE puts each area one floor above all its dependencies', () => {
  const drawn = [...textOf('ARCHITECTURE.md').matchAll(/^floor (\d) │ +([a-z· ]+?) +│/gm)]
  const floors = drawn.flatMap(([, floor, areas = '']) =>
    areas.split(/ +· +/).map((area) => [area, Number(floor)] as const),
  )
  const real = Object.keys(AREA_EDGES).map((area) => [area, floorOf(area)] as const)
  expect(Object.fromEntries(floors)).toEqual(Object.fromEntries(real))
})

/** The floor of an area: one above the highest area on which it depends. */
function floorOf(area: string): number {
  return Math.max(-1, ...(AREA_EDGES[area] ?? []).map(floorOf)) + 1
}

/** Chains of names that end where they began; what leads to none is looked at once. */
function circlesOf(edges: Readonly<Record<string, readonly string[]>>): string[] {
  const free = new Set<string>()
  const circleFrom = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return [[...path.slice(path.indexOf(name)), name].join(' → ')]
    if (free.has(name)) return []
    const found = (edges[name] ?? []).flatMap((next) => circleFrom(next, [...path, name]))
    if (found.length === 0) free.add(name)
    return found
  }
  return Object.keys(edges).flatMap((name) => circleFrom(name, []))
}

test('every module says in a README what it is', () => {
  const readmes = new Set(filesEndingIn('README.md'))
  expect(
    modules.filter((name) => !readmes.has(`modules/${homes.get(name)}/${name}/README.md`)),
  ).toEqual([])
})
