import type { Context } from '#platform/server/context.ts'
import { forbidden, invalid } from '#platform/server/errors.ts'
import type { Importer } from '#platform/server/imports/importer.ts'
import { FIREFIGHTER, LEAST_REASON, lettersIn } from '../model/importation.ts'

export type NewFile = {
  code: string
  fileId: number
  dropLines: number | null
  /** Of the firefighter, what its file is. */
  loads: string | null
  reason: string | null
  params: readonly { name: string; value: string }[] | null
}

/** What a file is, and why somebody insists on it: the firefighter alone says both. */
export function insisted(context: Context, { code: asked, loads, reason }: NewFile) {
  if (asked !== FIREFIGHTER) {
    if (loads !== null) throw invalid('loads', 'Eso lo dice solo el importador bombero')
    if (reason !== null) throw invalid('reason', 'Eso lo dice solo el importador bombero')
    return { code: asked, reason: null }
  }
  if (!context.can('importFirefighter.create')) throw forbidden()
  if (loads === null) throw invalid('loads', 'Diga qué se carga')
  if (reason === null || lettersIn(reason) < LEAST_REASON) {
    throw invalid('reason', `Explique por qué, en al menos ${LEAST_REASON} letras`)
  }
  return { code: loads, reason }
}

/** What the form of a file says, of what it asks: one of its options each. */
export async function paramsOf(
  context: Context,
  { archive }: Importer,
  given: NewFile['params'],
): Promise<Record<string, string>> {
  const asked = archive?.params ?? []
  const said = new Map((given ?? []).map(({ name, value }) => [name, value]))
  const unknown = (given ?? []).some(({ name }) => !asked.some((one) => one.name === name))
  if (unknown || said.size < (given ?? []).length) throw invalid('params', 'Eso no se pide')
  const params: Record<string, string> = {}
  for (const { name, label, options } of asked) {
    const value = said.get(name)
    if (value === undefined) throw invalid('params', `Elija: ${label.toLowerCase()}`)
    const known = (await options(context)).some((option) => option.value === value)
    if (!known) throw invalid('params', `${label}: no existe`)
    params[name] = value
  }
  return params
}
