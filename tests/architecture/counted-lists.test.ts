import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type FieldNode, Kind, parse, visit } from 'graphql'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCUMENT = /graphql\(\s*`([^`]+)`/g

const files = globSync(
  '{modules/*/*/web,platform/web,apps/web,generated/operations}/**/*.{ts,tsx}',
  {
    cwd: ROOT,
  },
).filter((file) => !file.includes('.test.'))
const documents = files.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(DOCUMENT)].map(([, text]) => text ?? ''),
)

/** The lists by pages of a document that ask for their total whether it is known or not. */
function alwaysCounted(document: string): string[] {
  const found: string[] = []
  visit(parse(document), {
    Field(node) {
      const pages = node.arguments?.some(({ name }) => name.value === 'page')
      const total = totalOf(node)
      if (pages && total && !total.directives?.length) found.push(node.name.value)
    },
  })
  return found
}

const totalOf = ({ selectionSet }: FieldNode) =>
  selectionSet?.selections.find(
    (one): one is FieldNode => one.kind === Kind.FIELD && one.name.value === 'total',
  )

test('the total of a list by pages is asked only when it is not known', () => {
  expect(documents.filter((one) => one.includes('$counted')).length).toBeGreaterThan(10)
  expect(documents.flatMap(alwaysCounted)).toEqual([])
  expect(
    alwaysCounted('query P($page: Page) { users(page: $page) { total rows { id } } }'),
  ).toEqual(['users'])
})
