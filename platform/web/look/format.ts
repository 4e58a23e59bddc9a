/** How values read on screen, over the country's own formats of chile/. */
import { formatDate as dayFirst } from '#chile/dates.ts'
import { formatInstant } from '#chile/moments.ts'

/** '2026-09-14' → «14-09-2026»; nothing → «Sin fecha». */
export const formatDate = (iso: string | null | undefined): string =>
  iso ? dayFirst(iso.slice(0, 10)) : 'Sin fecha'

/** A person by name; nobody's name is left blank. */
export const formatName = (name: string | null | undefined): string => name || 'Sin nombre'

/** What an input, a search or a file reads of a value that may be missing. */
export const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)

/** A moment in Chile's time, «14-09-2026 09:30»; given `now` and under a day, «hace 5 minutos». */
export function formatMoment(iso: string | null | undefined, now?: Date): string {
  if (!iso) return 'Sin fecha'
  const at = new Date(iso)
  const relative = now ? relativeWords(now.getTime() - at.getTime()) : undefined
  return relative ?? formatInstant(at)
}

function relativeWords(elapsed: number): string | undefined {
  const minutes = Math.floor(elapsed / 60_000)
  if (minutes < 0 || minutes >= 24 * 60) return undefined
  if (minutes < 1) return 'hace un momento'
  if (minutes < 60) return minutes === 1 ? 'hace 1 minuto' : `hace ${minutes} minutos`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? 'hace 1 hora' : `hace ${hours} horas`
}

/** «Ana María Soto Pérez» → «AS»: the first name and the first surname. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const surname = words.length > 2 ? words.at(-2) : words[1]
  return [words[0]?.[0], surname?.[0]].join('').toUpperCase()
}
