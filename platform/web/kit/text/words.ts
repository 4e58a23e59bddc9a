import { type Entity, metaOf } from '#platform/model/entity.ts'
import { textOf } from './values.tsx'

/**
 * A value as a history keeps it (text), in the words of its field: codes as labels, money with its
 * sign.
 */
export function wordOf<E extends Entity>(of: E, attribute: string, value: string): string {
  if (!(attribute in of.fields)) return value
  const meta = metaOf(of, attribute)
  if (meta.kind === 'flag') return textOf(meta, value === 'true')
  if (meta.kind === 'money') return textOf(meta, moneyIn(value))
  return textOf(meta, value)
}

function moneyIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
