import { expect, test } from 'vitest'
import { CALCULATING_MODULES, MODULE_EDGES } from './modules.ts'
import { filesEndingIn, product } from './source.ts'

const modules = [
  ...new Set(
    filesEndingIn('')
      .map(moduleOf)
      .filter((name) => name !== undefined),
  ),
]

/** Who uses whom, as the imports say. */
const uses = product.flatMap(({ file, imports }) =>
  imports.flatMap(({ target = '' }) => {
    const [from, to] = [moduleOf(file), moduleOf(target)]
    return from && to && from !== to ? [{ file, target, from, to }] : []
  }),
)

test('a module is entered through its doors', () => {
  const door = /^modules\/[^/]+\/(server\/index\.ts|web\/index\.tsx?|model\/.+)$/
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

test('the list of edges says nothing that is not so', () => {
  const listed = Object.entries(MODULE_EDGES).flatMap(([from, edges]) =>
    edges.map((to) => `${from} → ${to}`),
  )
  const real = new Set(uses.map(({ from, to }) => `${from} → ${to}`))
  expect(listed.filter((edge) => !real.has(edge))).toEqual([])
  expect(Object.keys(MODULE_EDGES).filter((name) => !modules.includes(name))).toEqual([])
  expect(modules.filter((name) => !(name in MODULE_EDGES))).toEqual([])
  expect(CALCULATING_MODULES.filter((name) => !modules.includes(name))).toEqual([])
})

test('the edges form no circle', () => {
  const circleFrom = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return [[...path.slice(path.indexOf(name)), name].join(' → ')]
    return (MODULE_EDGES[name] ?? []).flatMap((next) => circleFrom(next, [...path, name]))
  }
  expect(Object.keys(MODULE_EDGES).flatMap((name) => circleFrom(name, []))).toEqual([])
})

test('every module says in a README what it is', () => {
  const readmes = new Set(filesEndingIn('README.md'))
  expect(modules.filter((name) => !readmes.has(`modules/${name}/README.md`))).toEqual([])
})

function moduleOf(file: string): string | undefined {
  return /^modules\/([^/]+)\//.exec(file)?.[1]
}
