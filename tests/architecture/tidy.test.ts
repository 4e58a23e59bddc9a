import { describe, expect, test } from 'vitest'
import {
  at,
  dotted,
  filesEndingIn,
  homeOf,
  isNode,
  lineAt,
  type Node,
  product,
  type Source,
  sources,
  textOf,
  walk,
} from './source.ts'

/** The numbers we commit to. Two files fit side by side, and a function on one screen. */
const LIMITS = {
  lineColumns: 100,
  functionLines: 70,
  fileLines: 300,
  /** Tests, and files that are tables: no function of more than three lines in them. */
  tableLines: 550,
  medianFileLines: 80,
  filesInATier: 52,
}

/** The one place that makes code from text: the text is our own, checked, and made of numbers. */
const MAKES_CODE = /^formula\/kernels\//

/** Classes of the kit and of the libraries, which modules place and do not own. */
const OF_ALL = /^(mg-|ant-|cm-|anticon$|soft$|tabular$)/

/** Where printing is the purpose. */
const PRINTS =
  /^((scripts|bench|apps\/cli|tests|database\/seed)\/|platform\/web\/api\/browser-log\.ts$)/

/** The formatter leaves a path whole, and one name before it. */
const IMPORT_LINE = /^(import \{ (type )?\w+ \}|\}|import) from '#|^export .* from '#/

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const CHOSEN_TESTS = /^(test|it|describe|suite|bench)(\.\w+)*\.(skip|only|todo|skipIf|runIf)$/

describe('size', () => {
  test(`a line has at most ${LIMITS.lineColumns} columns`, () => {
    const wrong = filesEndingIn('.ts', '.tsx', '.mjs', '.sql', '.css')
      .filter((file) => file !== 'database/schema.sql')
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .map((line, index) => ({
            line,
            where: `${file}:${index + 1}`,
            columns: [...line].length,
          }))
          .filter(({ line, columns }) => columns > LIMITS.lineColumns && !IMPORT_LINE.test(line))
          .map(({ where, columns }) => `${where} has ${columns} columns`),
      )
    expect(wrong).toEqual([])
  })

  test(`a function has at most ${LIMITS.functionLines} lines`, () => {
    const wrong = sources.flatMap((source) =>
      functionsOf(source)
        .filter(({ lines }) => lines > LIMITS.functionLines)
        .map(({ where, lines }) => `${where} has ${lines} lines`),
    )
    expect(wrong).toEqual([])
  })

  test(`a file has at most ${LIMITS.fileLines} lines, a table ${LIMITS.tableLines}`, () => {
    const wrong = sources
      .map((source) => ({ source, limit: isTable(source) ? LIMITS.tableLines : LIMITS.fileLines }))
      .filter(({ source, limit }) => source.lines.length > limit)
      .map(({ source, limit }) => `${source.file} has ${source.lines.length} lines of ${limit}`)
    expect(wrong).toEqual([])
  })

  test(`half of the files have at most ${LIMITS.medianFileLines} lines`, () => {
    const lengths = product.map(({ lines }) => lines.length).toSorted((a, b) => a - b)
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0
    expect(median).toBeLessThanOrEqual(LIMITS.medianFileLines)
  })

  test(`a tier of a module has at most ${LIMITS.filesInATier} files`, () => {
    const TIER = /^modules\/(.+?\/(?:model|server|web))\//
    const tiers = Map.groupBy(filesEndingIn('').filter(inModule), (file) => TIER.exec(file)?.[1])
    const wrong = [...tiers]
      .filter(([name, files]) => name && files.length > LIMITS.filesInATier)
      .map(([name, files]) => `${name} has ${files.length} files: it is two modules`)
    expect(wrong).toEqual([])
  })
})

describe('language', () => {
  test('no any', () => {
    expect(found(sources, (node) => node.type === 'TSAnyKeyword')).toEqual([])
  })

  test('modules do not cast', () => {
    const modules = sources.filter(({ file }) => inModule(file))
    expect(found(modules, (node) => isCast(node))).toEqual([])
  })

  test('no test is skipped or chosen', () => {
    const tests = sources.filter(({ isTest }) => isTest)
    expect(found(tests, (node) => CHOSEN_TESTS.test(memberName(node)))).toEqual([])
  })

  test('no code is made from text outside the kernels', () => {
    const others = sources.filter(({ file }) => !MAKES_CODE.test(file))
    expect(found(others, (node) => makesCode(node))).toEqual([])
  })

  test('the product logs, it does not print', () => {
    const silent = product.filter(({ file }) => !PRINTS.test(file))
    expect(found(silent, (node) => memberName(node).startsWith('console.'))).toEqual([])
  })
})

describe('text', () => {
  const MARK = /\b(TODO|FIXME|XXX|HACK)\b/

  test('no comment leaves work for later', () => {
    const code = sources.flatMap((source) =>
      source.comments.filter(({ value }) => MARK.test(value)).map(({ start }) => at(source, start)),
    )
    const tables = filesEndingIn('.sql').filter((file) =>
      /--.*\b(TODO|FIXME|XXX)\b/.test(textOf(file)),
    )
    expect([...code, ...tables]).toEqual([])
  })
})

function found(among: readonly Source[], wrong: (node: Node) => boolean): string[] {
  return among.flatMap((source) =>
    walk(source.tree)
      .filter(([node]) => wrong(node))
      .map(([node]) => `${at(source, node.start)} ${source.text.slice(node.start, node.end)}`)
      .map((line) => line.split('\n')[0] ?? ''),
  )
}

const functions = new WeakMap<Source, readonly { where: string; lines: number }[]>()

function functionsOf(source: Source) {
  const known = functions.get(source) ?? measuredFunctions(source)
  functions.set(source, known)
  return known
}

function measuredFunctions(source: Source) {
  return walk(source.tree)
    .filter(([node, parent]) => FUNCTIONS.includes(node.type) && !isDescribe(parent))
    .map(([node]) => ({
      where: at(source, node.start),
      lines: lineAt(source, node.end - 1) - lineAt(source, node.start) + 1,
    }))
}

/** `describe` only groups: its tests are measured one by one. */
function isDescribe(call: Node | undefined): boolean {
  return call?.type === 'CallExpression' && dotted(call['callee']).startsWith('describe')
}

function isTable(source: Source): boolean {
  return source.isTest || functionsOf(source).every(({ lines }) => lines <= 3)
}

function isCast(node: Node): boolean {
  if (node.type === 'TSTypeAssertion') return true
  if (node.type !== 'TSAsExpression') return false
  const type = node['typeAnnotation']
  return !(isNode(type) && dotted(type['typeName']) === 'const')
}

function memberName(node: Node): string {
  return node.type === 'MemberExpression' ? dotted(node) : ''
}

function makesCode(node: Node): boolean {
  const name = dotted(node['callee'])
  if (node.type === 'NewExpression') return name === 'Function'
  return node.type === 'CallExpression' && ['eval', 'Function', 'globalThis.eval'].includes(name)
}

function inModule(file: string): boolean {
  return file.startsWith('modules/')
}

// Once both were open, one would look like the other.
test('no two modules style the same class', () => {
  const styled = new Map<string, Set<string>>()
  for (const file of filesEndingIn('.css')) {
    const { module } = homeOf(file) ?? {}
    if (!module) continue
    const text = textOf(file).replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, selector = ''] of text.matchAll(/([^{}]+)\{/g)) {
      for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) {
        if (OF_ALL.test(name)) continue
        styled.set(name, (styled.get(name) ?? new Set()).add(module))
      }
    }
  }
  const shared = [...styled].filter(([, modules]) => modules.size > 1)
  expect(styled.size).toBeGreaterThan(100)
  expect(shared.map(([name, modules]) => `${name}: ${[...modules].join(', ')}`)).toEqual([])
})
