// What a page asks is declared by its screen or tab, or named where it is asked: in the file of the
// question or in one that draws it. What pages do with it is tried by tests/e2e/needs.test.ts.
import path from 'node:path'
import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { apiOperations, policyOf } from '#access/api.ts'
import { isPermission, type Permission } from '#access/services.ts'
import { isPublic, type Page, type Screen, type Tab } from '#platform/web/screen/screens.ts'
import { productScreens } from './product-screens.ts'
import { type Source, sources, textOf } from './source.ts'

/** What one question needs: of each right one of several is enough. */
type Needed = readonly (readonly Permission[])[]

const web = new Map(
  sources
    .filter(({ file, isTest }) => /^modules\/[^/]+\/[^/]+\/web\//.test(file) && !isTest)
    .map((source) => [source.file, source]),
)

/** The documents of queries by their names: `Areas`, `AreaCatalogue.list`. */
const documents = new Map<string, Needed>()
const NAME = String.raw`(?:const (?<name>\w+) = |^ {2}(?<part>\w+): )`
const QUERY = '`(?<text>\\s*query[^`]+)`'
const WRITTEN = new RegExp(
  String.raw`const (?<catalogue>\w+) = \{\n|${NAME}graphql\(\s*${QUERY}`,
  'gm',
)
for (const file of [...web.keys(), ...filesOfGenerated()]) {
  let catalogue = ''
  for (const { groups = {} } of textOf(file).matchAll(WRITTEN)) {
    const { name = `${catalogue}.${groups['part']}`, text } = groups
    if (groups['catalogue']) catalogue = groups['catalogue']
    else if (text) documents.set(name, neededBy(text))
  }
}

function filesOfGenerated(): string[] {
  const modules = [...web.values()].flatMap(({ imports }) => imports.map(({ target }) => target))
  return [...new Set(modules)].filter(
    (target) => target !== undefined && /^generated\/(operations\/|catalogues)/.test(target),
  ) as string[]
}

function neededBy(document: string): Needed {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [enoughFor(field.name.value)] : [],
        )
      : [],
  )
}

/** Permissions of which one is enough; none for what everybody may ask. */
function enoughFor(field: string): readonly Permission[] {
  const name = apiOperations.find((one) => one === field)
  const policy = name && policyOf(name)
  return [policy].flat().filter(isPermission)
}

const HOOK = 'use(?:Detail|DetailWhile|Poll|List|SideList|SheetRows)|request'
const ASKS = new RegExp(
  String.raw`\b(?:${HOOK})\(\s*(?<asked>\w+(?:\.\w+)?)|<FormPreview of=\{(?<shown>\w+)\}`,
  'g',
)

const questionsOf = ({ text }: Source) =>
  [...text.matchAll(ASKS)].flatMap(({ groups = {} }) => {
    const name = groups['asked'] ?? groups['shown'] ?? ''
    return (documents.get(name) ?? [])
      .filter((enough) => enough.length > 0)
      .map((enough) => ({ name, enough }))
  })

/** The files of other modules are reached by the names that their door gives. */
function drawnBy({ text, imports }: Source): string[] {
  return imports.flatMap(({ name, target = '' }) => {
    const door = target.endsWith('/web/index.ts') ? web.get(target) : undefined
    if (!door) return web.has(target) ? [target] : []
    const taken = namesOf(text, name)
    return door.imports.flatMap(({ name: behind, target: file = '' }) =>
      namesOf(door.text, behind).some((one) => taken.includes(one)) ? [file] : [],
    )
  })
}

const namesOf = (text: string, from: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\} from '([^']+)'/g)]
    .filter(([, , source]) => source === from)
    .flatMap(([, names = '']) => names.split(','))
    .map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    )

/** Every file of a page, with those that draw it. */
function filesOf(page: string): Map<string, Set<string>> {
  const found = new Map([[page, new Set<string>()]])
  for (const file of found.keys()) {
    const source = web.get(file)
    for (const drawn of source ? drawnBy(source) : []) {
      if (drawn.endsWith('/screens.ts')) continue
      const by = found.get(drawn) ?? new Set()
      found.set(drawn, by.add(file))
    }
  }
  return found
}

/** The rights that a file names, whatever it does with them. */
const namedIn = (file: string): string[] =>
  [...(web.get(file)?.text ?? '').matchAll(/['"](\w+\.\w+)['"]/g)].map(([, one = '']) => one)

function faultsOf(page: string, declared: readonly Permission[]): string[] {
  return [...filesOf(page)].flatMap(([file, by]) => {
    const source = web.get(file)
    const held = new Set<string>([...declared, ...[file, ...by].flatMap(namedIn)])
    return (source ? questionsOf(source) : [])
      .filter(({ enough }) => !enough.some((one) => held.has(one)))
      .map(({ name, enough }) => `${page} ${file} ${name} needs ${enough.join(' or ')}`)
  })
}

/** In which folder the page of a screen is: its own `web/screens.ts` names the file. */
const folders = new Map<Page, string>()
for (const file of [...web.keys()].filter((one) => one.endsWith('/screens.ts'))) {
  const exported: Record<string, unknown> = await import(path.resolve(file))
  for (const list of Object.values(exported)) noteFolder(list, path.posix.dirname(file))
}

function noteFolder(list: unknown, folder: string) {
  for (const one of Array.isArray(list)
    ? (list as readonly { page: Page; tabs?: unknown }[])
    : []) {
    folders.set(one.page, folders.get(one.page) ?? folder)
    noteFolder(one.tabs, folder)
  }
}

function fileOf(page: Page): string {
  const [, name = ''] = /import\('([^']+)'\)/.exec(String(page)) ?? []
  if (name.startsWith('#')) return name.slice(1)
  const own = path.posix.join(folders.get(page) ?? '', name)
  // A tab that is made for the screen of another module.
  return web.has(own) ? own : ([...web.keys()].find((one) => one.endsWith(name.slice(1))) ?? own)
}

const declaredBy = (one: Screen | Tab): readonly Permission[] =>
  [one.permission, one.besides, 'ofOthers' in one ? one.ofOthers : undefined]
    .flat()
    .filter(isPermission)

test('what a page asks is declared by its screen, or named where it is asked', async () => {
  const screens = (await productScreens()).filter((screen) => !isPublic(screen))
  const pages = screens.flatMap((screen) => [
    { page: fileOf(screen.page), declared: declaredBy(screen) },
    ...(screen.tabs ?? []).map((tab) => ({
      page: fileOf(tab.page),
      declared: [...declaredBy(screen), ...declaredBy(tab)],
    })),
  ])
  expect(pages.filter(({ page }) => !web.has(page))).toEqual([])
  expect(pages.flatMap(({ page, declared }) => faultsOf(page, declared))).toEqual([])
  // Most say it in their screens alone: without those they would be found.
  expect(pages.filter(({ page }) => faultsOf(page, []).length > 0).length).toBeGreaterThan(50)
})

test('a question asks for things of one right: where one is missing, all of it fails', () => {
  expect(documents.size).toBeGreaterThan(300)
  const mixed = [...documents].filter(([, needed]) => {
    const [first, ...others] = needed.map((enough) => enough.join(' '))
    return others.some((one) => one !== first)
  })
  expect(mixed.map(([name, needed]) => `${name}: ${needed.join(', ')}`)).toEqual([])
})
