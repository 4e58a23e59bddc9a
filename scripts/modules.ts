import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PublicId, Registry } from '#platform/model/registry.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What the modules are, by their folders: whoever adds one writes it in no list. */
export async function writeModuleLists(): Promise<void> {
  write(
    'modules.ts',
    'The API: each adds its operations to the one schema.',
    filesCalled('server/index.ts').map((file) => `import '#${file}'`),
  )
  write(
    'screens.ts',
    'The screens of each module, and the tabs that it adds to others.',
    filesCalled('web/screens.ts').map((file) => `export * as ${nameOf(file)} from '#${file}'`),
  )
  const registries = filesCalled('model/registry.ts')
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
  const demos = filesCalled('model/demo.ts')
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
