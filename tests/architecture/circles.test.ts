import { expect, test } from 'vitest'
import { product } from './source.ts'

const uses = new Map(
  product.map(({ file, imports }) => [
    file,
    new Set(imports.flatMap(({ target }) => (target === undefined ? [] : [target]))),
  ]),
)

test('no files need one another in a circle', () => {
  const circles = [...uses.keys()].filter((file) => reaches(file, file))
  expect(circles).toEqual([])
})

/** Whether a file is found by following the imports of another. */
function reaches(from: string, wanted: string): boolean {
  const waiting = [...(uses.get(from) ?? [])]
  const seen = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === wanted) return true
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...(uses.get(file) ?? []))
  }
  return false
}
