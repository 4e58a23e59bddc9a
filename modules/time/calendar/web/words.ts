import { formatDate } from '#chile/dates.ts'
import type { Team } from './types.ts'

type Bar = Pick<Team['bars'][number], 'from' | 'to' | 'kind' | 'pending' | 'half'>

/** «Vacaciones, 14-09-2026 a 18-09-2026, pendiente». */
export function barWords({ from, to, kind, pending, half }: Bar): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)} a ${formatDate(to)}`
  return [kind, half ? `${days} (medio día)` : days, ...(pending ? ['pendiente'] : [])].join(', ')
}

type Day = Pick<Team['holidays'][number], 'title' | 'place'>

/** «Navidad», «Asalto y Toma del Morro de Arica (Regional)». */
export const dayWords = ({ title, place }: Day): string => (place ? `${title} (${place})` : title)
