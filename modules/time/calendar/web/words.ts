import { formatDate } from '#chile/dates.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import type { Team } from './types.ts'

type Bar = Pick<Team['bars'][number], Shown>
type Shown = 'from' | 'to' | 'kind' | 'pending' | 'changes' | 'half' | 'part'

/** «Vacaciones, 14-09-2026 a 18-09-2026, pendiente». */
export function barWords({ from, to, kind, pending, changes, half, part }: Bar): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)} a ${formatDate(to)}`
  const which = part ? DayHalf.label(part).toLowerCase() : 'medio día'
  const state = changes ? ['nuevas fechas, por responder'] : pending ? ['pendiente'] : []
  return [kind, half ? `${days} (${which})` : days, ...state].join(', ')
}

type Day = Pick<Team['holidays'][number], 'title' | 'place'>

/** «Navidad», «Asalto y Toma del Morro de Arica (Regional)». */
export const dayWords = ({ title, place }: Day): string => (place ? `${title} (${place})` : title)
