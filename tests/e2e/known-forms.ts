import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demo } from '#generated/demo.ts'
import { registry } from '#generated/registry.ts'
import { inWords, type Noun } from '#platform/model/noun.ts'
import type { KnownForm, UnopenedForms } from './known-form.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

type OfModule = {
  readonly forms?: readonly KnownForm[]
  readonly unopened?: UnopenedForms
}

/** The forms of each module: `tests/e2e/forms/<module>.ts`. */
const said = await Promise.all(
  globSync('tests/e2e/forms/*.ts', { cwd: ROOT })
    .toSorted()
    .map(async (file) => {
      const { forms = [], unopened = {} }: OfModule = await import(path.join(ROOT, file))
      return { module: path.basename(file, '.ts'), forms, unopened }
    }),
)

/**
 * The two forms of each catalogue that has the screen of its menu entry, which its page says
 * itself: of what, in which words. The one that corrects is opened at the catalogue's first row of
 * the demo world.
 */
const ofCatalogues = [
  ...textOf('generated/screens.ts').matchAll(
    /path: '([^']+)',\n(?: +\w+: '.*',\n)* +page: \(\) => import\('#(modules[^']+)\.tsx'\)/g,
  ),
].flatMap(([, at = '', page = '']): KnownForm[] => {
  const text = textOf(`${page}.tsx`)
  const of = /<CataloguePage[^]*?\bof=\{(\w+)\}/.exec(text)?.[1]
  const [, one = '', many = '', feminine] =
    /noun=\{\{ one: '([^']+)', many: '([^']+)'(, feminine: true)? \}\}/.exec(text) ?? []
  if (!of) return []
  const noun: Noun = { one, many, ...(feminine ? { feminine: true } : {}) }
  const place = { at, in: page.replace(/^modules\/[^/]+\/([^/]+)\/web\//, '$1/') }
  return [
    { ...place, form: `Create${of}`, opener: inWords(noun).new },
    { ...place, form: `Update${of}`, opener: `Acciones de ${firstOf(of)} › Editar` },
  ]
})

/** What the first row of an entity in the demo world is called. */
function firstOf(name: string): string {
  const [table = '', { title = '' } = {}] =
    Object.entries(registry).find(([, { of }]) => of?.name === name) ?? []
  const [row] = demo.flatMap((companies) => companies['coihues']?.[table] ?? [])
  if (!row) throw new Error(`The demo world has no row of ${name}: say one in its \`demo\``)
  return String(row[title])
}

/** Every form of the product that one button of a screen opens, with its file as `module/file`. */
export const FORMS: readonly KnownForm[] = [
  ...said.flatMap(({ module, forms }) =>
    forms.map((one) => ({ ...one, in: `${module}/${one.in}` })),
  ),
  ...ofCatalogues,
]

/** The files of the other forms, as `module/file`. */
export const UNOPENED: readonly string[] = said.flatMap(({ module, unopened }) =>
  Object.keys(unopened).map((file) => `${module}/${file}`),
)
