import { expect, test } from 'vitest'
import { at, dotted, type Node, product, type Source, walk } from './source.ts'

/** Folders whose functions give the same answer to the same question, today and in ten years. */
const OWN = /^(chile|access|formula|law|platform\/model|modules\/[^/]+\/[^/]+\/model)\//
/** Joined by the generator from what models say. */
const JOINED = /^generated\/(access\/\w+|answer-kinds|ids|registry)\.ts$/

/** The runner of the cases reads files: it is a tool that lives beside its data. */
const TOOLS = ['law/cases/run.ts']

/** The packages a model may use; payroll has schemas of what is written; the others use none. */
const MODEL_PACKAGES = ['zod', 'sqids']
const SCHEMAS = [
  'law/cases.ts',
  'law/finiquito/cases.ts',
  'law/finiquito/schema.ts',
  'law/leaves.ts',
  'law/schema.ts',
]

const IMPURE_NAMES = [
  'process',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'window',
  'document',
  'localStorage',
]
const IMPURE_CALLS = ['Date.now', 'Math.random', 'Temporal.Now', 'Date']

const pure = product.filter(({ file }) => OWN.test(file) && !TOOLS.includes(file))

test('pure folders use no package but those of the models', () => {
  const wrong = pure.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target === undefined)
      .filter(({ name }) => !(file.includes('model/') && MODEL_PACKAGES.includes(name)))
      .filter(({ name }) => !(SCHEMAS.includes(file) && name === 'zod'))
      .map(({ name }) => `${file} may not import the package ${name}`),
  )
  expect(wrong).toEqual([])
})

test('pure folders import pure folders', () => {
  const wrong = pure.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target && !OWN.test(target) && !JOINED.test(target))
      .map(({ target }) => `${file} may not import ${target}, which is not pure`),
  )
  expect(wrong).toEqual([])
})

test('pure folders have no clock, no chance, no environment and no input or output', () => {
  expect(pure.flatMap(impurities)).toEqual([])
})

function impurities(source: Source): string[] {
  return walk(source.tree).flatMap(([node]) => {
    const name = impurityOf(node)
    return name ? [`${at(source, node.start)} uses ${name}: take it as an argument`] : []
  })
}

function impurityOf(node: Node): string | undefined {
  if (node.type === 'NewExpression' && dotted(node['callee']) === 'Date') {
    return Array.isArray(node['arguments']) && node['arguments'].length > 0
      ? undefined
      : 'new Date()'
  }
  if (node.type === 'CallExpression') {
    const name = dotted(node['callee'])
    if (IMPURE_CALLS.includes(name) || IMPURE_NAMES.includes(name)) return `${name}()`
  }
  if (node.type === 'MemberExpression' && IMPURE_NAMES.includes(dotted(node['object']))) {
    return dotted(node['object'])
  }
  return undefined
}
