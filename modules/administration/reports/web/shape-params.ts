import { asItIs, type Shape, shapeSchema } from '../model/shape-catalogs.ts'

/** The address parameter of each part of a cut; each may be there several times. */
const words = {
  columns: 'col',
  conditions: 'si',
  groups: 'por',
  measures: 'mide',
  order: 'orden',
} as const satisfies Record<keyof Shape, string>
const parts = ['columns', 'conditions', 'groups', 'measures', 'order'] as const

/** How an address cuts a report. What cannot be read is left out, as if it were not there. */
export function shapeIn(params: URLSearchParams): Shape {
  const given = Object.fromEntries(
    parts.map((part) => [part, params.getAll(words[part]).flatMap(read)]),
  )
  const { data } = shapeSchema.safeParse(given)
  return data ?? asItIs
}

/** The address with another cut: one cut is always the same address. */
export function withShape(params: URLSearchParams, cut: Shape): URLSearchParams {
  const shape = shapeSchema.parse(cut)
  params.delete('page')
  for (const part of parts) {
    params.delete(words[part])
    for (const one of shape[part]) params.append(words[part], JSON.stringify(one))
  }
  return params
}

function read(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
