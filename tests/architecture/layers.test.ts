import { expect, test } from 'vitest'
import { CALCULATING_MODULES } from './modules.ts'
import { homeOf, type Source, sources } from './source.ts'

/** The allowed imports of each layer. The order is the architecture; see ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  chile: [],
  formula: [],
  generated: [],
  access: ['chile'],
  law: ['chile', 'formula'],
  platform: ['chile', 'access', 'generated'],
  modules: ['chile', 'access', 'platform', 'generated'],
  database: ['chile', 'access', 'platform', 'modules', 'law', 'formula', 'generated'],
  apps: ['chile', 'access', 'platform', 'modules', 'law', 'formula', 'generated', 'database'],
}
/**
 * What is joined from modules and read by a lower layer: what each says of its rights, which
 * access/ decides by. The modules' side imports types of access/ and its table of fields alone
 * (decision 0095), so that nothing stands in a circle.
 */
const JOINED: Record<string, string> = { access: 'generated/access/' }
/** What a module may import to say its rights: types, and the one function of guarded fields. */
const RIGHTS_IMPORT = ['access/module-access.ts', 'access/field-kinds.ts']
/** Tests stand above what they test. */
const TESTS_MAY_IMPORT = ['tests', 'scripts', 'database', 'generated']

test('every import points down the layers', () => {
  expect(sources.flatMap(upward)).toEqual([])
})

test('what a module says of its rights stands on access/ alone', () => {
  const wrong = sources
    .filter(({ file }) => file.endsWith('/model/access.ts'))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) => !RIGHTS_IMPORT.includes(target ?? ''))
        .map(({ name }) => `${file} may not import ${name}`),
    )
  expect(wrong).toEqual([])
})

test('the browser and the server meet only in a model', () => {
  expect(sources.flatMap(acrossTiers)).toEqual([])
})

test('an import that leaves its folder starts with #', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ name, target }) => name.startsWith('.') && target && house(target) !== house(file))
      .filter(() => layerOf(file) in MAY_IMPORT)
      .map(({ name, target }) => `${file} should write '#${target}' for '${name}'`),
  )
  expect(wrong).toEqual([])
})

function upward({ file, imports, isTest }: Source): string[] {
  const layer = layerOf(file)
  const allowed = MAY_IMPORT[layer]
  if (!allowed) return []
  const calculates = CALCULATING_MODULES.includes(homeOf(file)?.module ?? '')
  const also = [
    ...(isTest ? TESTS_MAY_IMPORT : []),
    ...(layer === 'modules' && calculates ? ['law', 'formula'] : []),
  ]
  return imports
    .map(({ target = '' }) => target)
    .filter((target) => target.includes('/'))
    .filter((target) => ![layer, ...allowed, ...also].includes(layerOf(target)))
    .filter((target) => !isJoined(layer, target))
    .map((target) => `${file} may not import ${target}: ${layer} stands on ${allowed.join(', ')}`)
}

function isJoined(layer: string, target: string): boolean {
  const folder = JOINED[layer]
  return folder !== undefined && target.startsWith(folder)
}

function acrossTiers({ file, imports, isTest }: Source): string[] {
  const tier = tierOf(file)
  if (!tier || isTest) return []
  return imports
    .map(({ target = '' }) => target)
    .filter((target) => ![tier, 'model', undefined].includes(tierOf(target)))
    .map((target) => `${file} may not import ${target}: ${tier} meets it only in a model`)
}

/** The tier of a file of a module, of the platform or of an application. */
function tierOf(file: string): string | undefined {
  if (file.startsWith('apps/')) return file.startsWith('apps/web/') ? 'web' : 'server'
  return /^(?:modules\/[^/]+\/[^/]+|platform)\/(model|server|web)\//.exec(file)?.[1]
}

/** What moves as one piece: a module, or a layer. */
function house(file: string): string {
  return homeOf(file)?.module ?? layerOf(file)
}

function layerOf(file: string): string {
  return file.split('/')[0] ?? ''
}
