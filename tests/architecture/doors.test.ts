import { expect, test } from 'vitest'
import { isNode, type Node, product, sources, type Source } from './source.ts'

/** A door that shows more names than a reader keeps in mind is no wall. */
const NAMES_AT_MOST = 13

const doors = product.filter(({ file }) => /^modules\/[^/]+\/[^/]+\/server\/index\.ts$/.test(file))
const moduleOf = (file: string) => file.split('/')[2] ?? ''

/** The names in the braces of a statement, as its module calls them. */
function namesIn(statement: Node, of: 'exported' | 'imported'): string[] {
  const { specifiers } = statement
  if (!Array.isArray(specifiers)) return []
  return specifiers.flatMap((one: unknown) => {
    const name = isNode(one) ? one[of] : undefined
    return isNode(name) ? [String(name['name'])] : []
  })
}

function statementsOf({ tree }: Source, type: string): Node[] {
  const body = tree['body']
  return Array.isArray(body) ? body.filter(isNode).filter((node) => node.type === type) : []
}

const shown = new Map(
  doors.map((door) => [
    door.file,
    statementsOf(door, 'ExportNamedDeclaration').flatMap((node) => namesIn(node, 'exported')),
  ]),
)

test('a door shows at most thirteen names', () => {
  const wide = [...shown].filter(([, names]) => names.length > NAMES_AT_MOST)
  expect(wide.map(([file, { length }]) => `${moduleOf(file)} shows ${length}`)).toEqual([])
})

test('a door shows all it has by name', () => {
  const whole = doors.filter((door) => statementsOf(door, 'ExportAllDeclaration').length > 0)
  expect(whole.map(({ file }) => file)).toEqual([])
})

test('what a door shows, somebody outside asks for', () => {
  const asked = new Set(
    sources.flatMap((source) =>
      statementsOf(source, 'ImportDeclaration').flatMap((node) => {
        const from = isNode(node['source']) ? String(node['source']['value']).slice(1) : ''
        return shown.has(from) ? namesIn(node, 'imported').map((name) => `${from} ${name}`) : []
      }),
    ),
  )
  const idle = [...shown].flatMap(([file, names]) => names.map((name) => `${file} ${name}`))
  expect(idle.filter((name) => !asked.has(name))).toEqual([])
})
