import type { KnownForm, UnopenedForms } from '#platform/web/known-form.ts'
import { globSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

type OfModule = {
  readonly forms?: readonly KnownForm[]
  readonly unopened?: UnopenedForms
}

/** What each module says of its forms: `modules/<area>/<module>/web/known-forms.ts`. */
const said = await Promise.all(
  globSync('modules/*/*/web/known-forms.ts', { cwd: ROOT })
    .toSorted()
    .map(async (file) => {
      const { forms = [], unopened = {} }: OfModule = await import(path.join(ROOT, file))
      return { module: file.split(path.sep)[2] ?? '', forms, unopened }
    }),
)

/** Every form of the product that one button of a screen opens, with its file as `module/file`. */
export const FORMS: readonly KnownForm[] = said.flatMap(({ module, forms }) =>
  forms.map((one) => ({ ...one, in: `${module}/${one.in}` })),
)

/** The files of the other forms, as `module/file`. */
export const UNOPENED: readonly string[] = said.flatMap(({ module, unopened }) =>
  Object.keys(unopened).map((file) => `${module}/${file}`),
)
