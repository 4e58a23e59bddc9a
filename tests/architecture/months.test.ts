// A month is written small inside a sentence and with a capital where one begins: «septiembre 2026»
// by `monthLabel`, «Septiembre 2026» by `monthTitle` of chile/period.ts.
import { expect, test } from 'vitest'
import { at, isNode, type Node, product, type Source, walk } from './source.ts'

/** A month in a text, between what is written before it and after it. */
type Said = {
  where: string
  name: string
  before: string
  after: string
  /** Whether the month begins the text, with nothing before it. */
  whole: boolean
}

const months: readonly Said[] = product
  .filter(({ file }) => file !== 'chile/period.ts')
  .flatMap(monthsOf)

test('many texts name a month', () => {
  expect(months.length).toBeGreaterThan(80)
  expect(new Set(months.map(({ name }) => name)).size).toBe(2)
})

test('inside a sentence it is small', () => {
  const inside = ({ name, before, whole }: Said) =>
    name === 'monthTitle' && !whole && /[\p{L}\p{N},)»]\s*$|\{\}\s$/u.test(before)
  expect(written(months.filter(inside))).toEqual([])
})

test('a sentence begins with a capital, and so does a title', () => {
  // A range of two months in a cell («julio 2026 a agosto 2026») is no sentence.
  const begins = ({ name, before, after }: Said) =>
    name === 'monthLabel' &&
    (/[.!?]\s+$/.test(before) || (before === '' && /^,? \p{Ll}{2}/u.test(after)) || before === '#')
  expect(written(months.filter(begins))).toEqual([])
})

test('what names a row or its card begins with a capital', () => {
  const small = product.flatMap((source) =>
    walk(source.tree)
      .filter(([node]) => node.type === 'ObjectExpression' && isLead(node))
      .flatMap(([node]) => walk(node))
      .filter(([node, parent]) => {
        const alone = parent?.type !== 'TemplateLiteral'
        return alone && calledIn(node) === 'monthLabel'
      })
      .map(([node]) => at(source, node.start)),
  )
  expect(small).toEqual([])
})

test('nobody writes the capital or the small letter of a month by hand', () => {
  const byHand = product.flatMap((source) =>
    [...source.text.matchAll(/capital\w*\(monthLabel\(|monthLabel\([^\n]*?\)\.to(?:Lower|Upper)/g)]
      .filter(() => source.file !== 'chile/period.ts')
      .map(({ index }) => at(source, index)),
  )
  expect(byHand).toEqual([])
})

const written = (said: readonly Said[]) =>
  said.map(({ where, before, name, after }) => `${where}: ${before}<${name}>${after}`.slice(0, 140))

function monthsOf(source: Source): Said[] {
  const named = variablesOf(source)
  const nameOf = (node: unknown): string | undefined => {
    if (!isNode(node)) return undefined
    if (node.type === 'Identifier') return named.get(String(node['name']))
    return calledIn(node)
  }
  return walk(source.tree).flatMap(([node]) => {
    const said = (name: string | undefined, before: string, after: string, whole = before === '') =>
      name === undefined ? [] : [{ where: at(source, node.start), name, before, after, whole }]
    if (node.type === 'TemplateLiteral') {
      const quasis = nodesOf(node['quasis']).map((quasi) => wordsOf(quasi, source))
      return nodesOf(node['expressions']).flatMap((inner, index) => {
        const before = quasis.slice(0, index + 1).join('{}')
        return said(nameOf(inner), before, quasis.slice(index + 1).join('{}'))
      })
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = nodesOf(node['children'])
      const words = children.map((child) =>
        child.type === 'JSXText' ? source.text.slice(child.start, child.end) : '{}',
      )
      return children.flatMap((child, index) => {
        if (child.type !== 'JSXExpressionContainer') return []
        const before = words.slice(0, index).join('').replaceAll(/\s+/g, ' ').replace(/^ /, '')
        const after = words
          .slice(index + 1)
          .join('')
          .replaceAll(/\s+/g, ' ')
        return said(nameOf(child['expression']), before, after)
      })
    }
    // A title that is a month and nothing else.
    if (node.type !== 'JSXAttribute' || !/^(?:title|plainTitle|heading)$/.test(labelOf(node))) {
      return []
    }
    const value = node['value']
    return isNode(value) && value.type === 'JSXExpressionContainer'
      ? said(nameOf(value['expression']), '#', '', true)
      : []
  })
}

/** The variables of a file that hold a month in words. */
function variablesOf(source: Source): ReadonlyMap<string, string> {
  return new Map(
    walk(source.tree).flatMap(([node]) => {
      const id = node['id']
      const name = node.type === 'VariableDeclarator' ? calledIn(node['init']) : undefined
      return name && isNode(id) && id.type === 'Identifier' ? [[String(id['name']), name]] : []
    }),
  )
}

const isTrue = (node: unknown) => isNode(node) && node['value'] === true

/** A column whose cell names its row. */
function isLead(column: Node): boolean {
  return nodesOf(column['properties']).some((property) => {
    const key = property['key']
    return isNode(key) && key['name'] === 'lead' && isTrue(property['value'])
  })
}

function calledIn(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'CallExpression') return undefined
  const callee = node['callee']
  const name = isNode(callee) ? String(callee['name']) : ''
  return name === 'monthLabel' || name === 'monthTitle' ? name : undefined
}

function nodesOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function labelOf(node: Node): string {
  const name = node['name']
  return isNode(name) ? String(name['name']) : ''
}

/** The written part of a template; its place in the file takes in the signs around it. */
function wordsOf(quasi: Node, { text }: Source): string {
  return text.slice(quasi.start, quasi.end).replaceAll(/^[`}]|`$|\$\{$/g, '')
}
