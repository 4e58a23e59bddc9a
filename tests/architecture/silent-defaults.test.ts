// On a page `?? ''` and `?? 0` show something that nobody said: a person without a name, a peso sum
// of nothing. A truthful type, «–» (`Nothing`) or a named function of the kit says what is missing.
import { expect, test } from 'vitest'
import { isNode, product, textOf, walk } from './source.ts'

const FILE = 'tests/architecture/silent-defaults.txt'

const pages = product.filter(({ file }) =>
  /^(?:modules\/\w[\w-]*\/[\w-]+|platform)\/web\//.test(file),
)

/** How often each file puts an empty text or a zero in the place of what is missing. */
const found = pages.flatMap(({ file, tree }) => {
  const count = walk(tree).filter(([node]) => {
    if (node.type !== 'LogicalExpression' || node['operator'] !== '??') return false
    const { right } = node
    return isNode(right) && (right['value'] === '' || right['value'] === 0)
  }).length
  return count > 0 ? [{ file, count }] : []
})

const listed = new Map(
  textOf(FILE)
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line): [file: string, count: number] => {
      const [count = '', file = ''] = line.split(' ')
      return [file, Number(count)]
    }),
)

test('a page puts no further empty text or zero in the place of what is missing', () => {
  expect(pages.length).toBeGreaterThan(500)
  const more = found.filter(({ file, count }) => count > (listed.get(file) ?? 0))
  expect(more, `more than ${FILE} owns up to`).toEqual([])
})

test('the list goes down with the pages that it lists', () => {
  const counts = new Map(found.map(({ file, count }) => [file, count]))
  const fewer = [...listed].filter(([file, count]) => count > (counts.get(file) ?? 0))
  expect(fewer, `lower these lines of ${FILE}`).toEqual([])
})
