import { isRefused } from '../sight/sweep.ts'

/**
 * The longest list at each place of an answer: `months.rows`, and `months.rows.lines` for the
 * longest of those inside.
 */
export function lengthsOf(answer: string): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  if (isRefused(answer)) return lengths
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      lengths.set(place, Math.max(lengths.get(place) ?? 0, value.length))
      for (const one of value) walk(one, place)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) walk(one, place ? `${place}.${key}` : key)
    }
  }
  walk((JSON.parse(answer) as { data?: unknown }).data, '')
  return lengths
}
