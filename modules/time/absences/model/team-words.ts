import { formatDate, type ISODate } from '#chile/dates.ts'

type TeamAway = { readonly on: ISODate; readonly away: number; readonly people: number }

const percent = ({ away, people }: TeamAway): number => Math.round((away * 100) / people)

/** «30 % del equipo fuera el 15-01-2026», in a row of the inbox; nothing where nobody is away. */
export function teamPhrase(team: TeamAway | undefined): string | undefined {
  if (!team || team.away === 0) return undefined
  return `${percent(team)} % del equipo fuera el ${formatDate(team.on)}`
}

/** «3 de 12 (25 %) el 15-09-2026»: the others of a team who are away, of all of its people. */
export function teamWords(team: TeamAway): string {
  const { on, away, people } = team
  if (people === 1) return 'No hay más personas en su equipo'
  if (away === 0) return `Nadie más de su equipo de ${people}`
  return `${away} de ${people} (${percent(team)} %) el ${formatDate(on)}`
}
