import { formatDate, type ISODate } from '#chile/dates.ts'

/** «3 de 12 (25 %) el 15-09-2026»: the others of a team who are away, of all of its people. */
export function teamWords(team: {
  readonly on: ISODate
  readonly away: number
  readonly people: number
}): string {
  const { on, away, people } = team
  if (people === 1) return 'No hay más personas en su equipo'
  if (away === 0) return `Nadie más de su equipo de ${people}`
  return `${away} de ${people} (${Math.round((away * 100) / people)} %) el ${formatDate(on)}`
}
