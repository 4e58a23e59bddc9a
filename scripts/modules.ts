import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { linksOf, menu } from '#access/menu.ts'
import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'
import type { PublicId, Registry } from '#platform/model/registry.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What the modules are, by their folders: whoever adds one writes it in no list. */
export async function writeModuleLists(): Promise<void> {
  write(
    'modules.ts',
    'The modules: each adds its operations to the one schema, and listens to the hooks of others.',
    filesCalled('server/index.ts').map((file) => `import '#${file}'`),
  )
  writeScreens()
  const registries = modelsWith('registry')
  write('registry.ts', 'The tables of every module.', [
    "import type { Registry } from '#platform/model/registry.ts'",
    "import { ownTables } from '#platform/model/own-tables.ts'",
    ...registries.map((file) => `import { registry as ${nameOf(file)} } from '#${file}'`),
    '',
    'export const registry: Registry = {',
    '  ...ownTables,',
    ...registries.map((file) => `  ...${nameOf(file)},`),
    '}',
  ])
  writeRightsOfModules()
  const aparts = modelsWith('apart')
  write('kept-tables.ts', 'Every table with how long its rows are kept.', [
    "import { apart as platform } from '#platform/model/own-tables.ts'",
    "import { type KeptTable, keptTablesOf } from '#platform/model/kept-tables.ts'",
    ...aparts.map((file) => `import { apart as ${nameOf(file)} } from '#${file}'`),
    "import { registry } from './registry.ts'",
    '',
    'export const keptTables: readonly KeptTable[] = keptTablesOf(registry, {',
    '  ...platform,',
    ...aparts.map((file) => `  ...${nameOf(file)},`),
    '})',
  ])
  const kinds = modelsWith('answerKinds')
  write('answer-kinds.ts', 'What waits for an answer, as each module says it, by its place.', [
    ...kinds.map((file) => `import { answerKinds as ${nameOf(file)} } from '#${file}'`),
    '',
    'export const answerKinds = {',
    ...(await answerKinds(kinds)).map(({ code, of }) => `  ${code}: ${of}.${code},`),
    '} as const',
    '',
    'export const answerWords = {',
    ...(await answerKinds(kinds)).map(({ code, of }) => `  ${code}: ${of}.${code}.words,`),
    '} as const',
  ])
  const demos = modelsWith('demo')
  write('demo.ts', 'What each module puts into the demo world.', [
    "import type { Demo } from '#platform/model/demo.ts'",
    ...demos.map((file) => `import { demo as ${nameOf(file)} } from '#${file}'`),
    '',
    `export const demo: readonly Demo[] = [${demos.map(nameOf).join(', ')}]`,
  ])
  write('ids.ts', 'The kinds of public ids that tables of modules have.', [
    'export const kindsOfModules = {',
    ...(await publicIds(registries)).map(
      ({ kind, no, length }) => `  ${kind}: { no: ${no}, length: ${length} },`,
    ),
    '} as const',
  ])
}

function writeScreens(): void {
  const said = filesCalled('web')
    .map((web) => ({
      area: web.split('/')[1] ?? '',
      name: nameOf(web),
      lines: screensOfModule(web),
    }))
    .filter(({ lines }) => lines.length > 0)
  const byArea = Map.groupBy(said, ({ area }) => area)
  write('screens.ts', 'The screens of each module, and the tabs that it adds to others, by area.', [
    "import type { Area } from '#platform/web/screen/area.ts'",
    "import { type OfModule, screensOf } from '#platform/web/screen/screens.ts'",
    ...said.flatMap(({ lines }) => lines),
    '',
    'export const screens: Readonly<Record<Area, readonly OfModule[]>> = {',
    ...[...byArea].flatMap(([area, modules]) => [
      `  ${area}: [`,
      ...modules.map(({ name }) => `    ${name},`),
      '  ],',
    ]),
    '}',
  ])
}

/**
 * What a module says in `web/screens.ts`. One that has a single page and does not say anything has
 * the screen of its entry in the menu: the entry whose right is the one to read it.
 */
function screensOfModule(web: string): string[] {
  const name = nameOf(web)
  const own = `${web}/screens.ts`
  if (existsSync(path.join(root, own))) return [`import * as ${name} from '#${own}'`]
  const [page, ...others] = globSync(`${web}/*Page.tsx`, { cwd: root })
  const entry = linksOf(menu).find(({ can }) => can.join() === `${name}.read`)
  if (!page || others.length > 0 || !entry) return []
  const { label, path: at, can, find } = entry
  const words = { path: at, label, permission: can[0], ...(find ? { find } : {}) }
  const said = Object.entries(words).map(([key, text]) => `      ${key}: '${text}',`)
  const opened = `      page: () => import('#${page.replaceAll(path.sep, '/')}'),`
  const screen = ['    {', ...said, opened, '    },']
  return [`const ${name} = {`, '  screens: screensOf([', ...screen, '  ]),', '}']
}

/** What the `model/access.ts` of modules exports; a list where several say something of one key. */
const RIGHTS = {
  operations: null,
  companyWrites: null,
  answers: null,
  notAnswers: null,
  recentProof: null,
  provenAnswers: null,
  guardedFields: null,
  rights: 'Rights',
  withoutProof: 'WithoutProof',
} as const

/**
 * Each kind of rights is joined in a file of its own, so that what a screen reads of them brings no
 * more into the browser.
 */
function writeRightsOfModules(): void {
  mkdirSync(path.join(root, 'generated/access'), { recursive: true })
  const files = filesCalled('model/access.ts')
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  for (const [name, type] of Object.entries(RIGHTS)) {
    const said = files.filter((file) => texts.get(file)?.includes(`\nexport const ${name} = `))
    const parts = said.map(nameOf)
    write(`access/${name}.ts`, `What modules say of their rights: \`${name}\`.`, [
      ...(type ? [`import type { ${type} } from '#access/module-access.ts'`] : []),
      ...said.map((file) => `import { ${name} as ${nameOf(file)} } from '#${file}'`),
      '',
      ...(type
        ? [
            `export const ${name}: readonly ${type}[] = [`,
            ...parts.map((part) => `  ${part},`),
            ']',
          ]
        : [`export const ${name} = {`, ...parts.map((part) => `  ...${part},`), '}']),
    ])
  }
}

/** The file of each module's `model/` that exports a name. */
const modelsWith = (name: string) =>
  filesCalled('model/*.ts').filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(`\nexport const ${name} = `),
  )

/** The kinds of answer of some modules, in the order of their places. */
async function answerKinds(files: readonly string[]) {
  const lists = await Promise.all(
    files.map(async (file) => {
      const { answerKinds: own }: { answerKinds: AnswerKinds } = await import(path.join(root, file))
      return Object.entries(own).map(([code, { place }]) => ({ code, place, of: nameOf(file) }))
    }),
  )
  return lists.flat().toSorted((one, other) => one.place - other.place)
}

/** Sorted by number, so that a new one is the last line. */
async function publicIds(registries: readonly string[]): Promise<PublicId[]> {
  const lists = await Promise.all(
    registries.map(async (file) => {
      const { registry }: { registry: Registry } = await import(path.join(root, file))
      return Object.values(registry).flatMap(({ publicId }) => publicId ?? [])
    }),
  )
  return lists.flat().toSorted((a, b) => a.no - b.no)
}

const filesCalled = (name: string) =>
  globSync(`modules/*/*/${name}`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()

/** `modules/payroll/user-items/…` is `userItems`. */
function nameOf(file: string): string {
  const [, , module = ''] = file.split('/')
  return module.replace(/-([a-z])/g, (_, char: string) => char.toUpperCase())
}

function write(name: string, what: string, lines: readonly string[]): void {
  const text = [`/** ${what} Written by \`npm run generate\`. */`, ...lines, ''].join('\n')
  writeFileSync(path.join(root, 'generated', name), text)
}
