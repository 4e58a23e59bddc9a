import { expect, test } from 'vitest'
import { addressesOf, productScreens } from './product-screens.ts'
import { redirectedRoutes, specifiedRoutes } from './routes.ts'
import { textOf } from './source.ts'

const FILE = 'tests/architecture/routes-missing.txt'

const built = new Set([...redirectedRoutes, ...addressesOf(await productScreens())].map(shapeOf))
const owed = textOf(FILE)
  .split('\n')
  .filter((line) => line.startsWith('/'))

test('every address of the specification is listed once', () => {
  expect(new Set(specifiedRoutes.map(shapeOf)).size).toBe(specifiedRoutes.length)
})

test('an address that works stays: nothing is missing but what the list owns up to', () => {
  const missing = specifiedRoutes.filter((route) => !built.has(shapeOf(route)))
  expect(missing.filter((route) => !owed.includes(route))).toEqual([])
})

test('the list only shrinks: what is built, or was never asked for, is not on it', () => {
  const asked: readonly string[] = specifiedRoutes
  expect(owed.filter((route) => built.has(shapeOf(route)) || !asked.includes(route))).toEqual([])
})

/** What tells addresses apart: the name of a parameter does not. */
function shapeOf(address: string) {
  return address.replaceAll(/:\w+/g, ':')
}
