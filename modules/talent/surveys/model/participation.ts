/** How many were asked and have answered, of an area or of everybody. */
export type Participation = {
  readonly area: string
  readonly invited: number
  readonly answered: number
}

/** Fewer people than these are never shown by themselves. */
export const LEAST_INVITED = 5
export const OTHER_AREAS = 'Otras áreas'
const WITHOUT_AREA = 'Sin área'

/**
 * Participation by area, of areas with five people or more. The others are together; while these
 * are fewer than five, the smallest area joins them, since the total less what is seen would be
 * theirs alone.
 */
export function participationShown(
  areas: readonly { area: string | null; invited: number; answered: number }[],
): Participation[] {
  const asked = areas.filter(({ invited }) => invited > 0)
  const named = asked.map((row) => ({ ...row, area: row.area ?? WITHOUT_AREA }))
  const bySize = named.toSorted((a, b) => b.invited - a.invited || a.area.localeCompare(b.area))
  const seen = bySize.filter(({ invited }) => invited >= LEAST_INVITED)
  const rest = bySize.filter(({ invited }) => invited < LEAST_INVITED)
  while (rest.length > 0 && sum(rest, 'invited') < LEAST_INVITED && seen.length > 0) {
    rest.push(...seen.splice(-1))
  }
  const together = {
    area: OTHER_AREAS,
    invited: sum(rest, 'invited'),
    answered: sum(rest, 'answered'),
  }
  return together.invited < LEAST_INVITED ? seen : [...seen, together]
}

const sum = (rows: readonly Participation[], name: 'invited' | 'answered') =>
  rows.reduce((total, row) => total + row[name], 0)

/** Percent that answered, rounded down: 100 only when nobody is missing. */
export const percentOf = ({ invited, answered }: Pick<Participation, 'invited' | 'answered'>) =>
  invited === 0 ? 0 : Math.floor((100 * answered) / invited)
