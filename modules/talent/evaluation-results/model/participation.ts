import {
  isNamed,
  RaterGroup,
  type Relation,
} from '#modules/talent/surveys/model/scoring/relations.ts'

/** How many were asked about somebody in a relation, and how many of them have answered. */
export type Participation = {
  readonly relation: Relation
  readonly invited: number
  readonly answered: number
}
export type ShownParticipation = {
  readonly group: RaterGroup
  /** Null of so few that it would say who has answered. */
  readonly invited: number | null
  readonly answered: number | null
}

/**
 * How many of each group have answered: peers and the team that are fewer than the minimum are
 * joined as «Otros», and without numbers while these are fewer too.
 */
export function shownParticipation(
  rows: readonly Participation[],
  least: number,
): readonly ShownParticipation[] {
  const named = rows.filter(({ relation }) => isNamed(relation))
  const others = rows.filter(({ relation }) => !isNamed(relation))
  const few = others.some(({ invited }) => invited < least)
  const joined = few
    ? [together(others)]
    : others.map(({ relation, ...row }) => ({ group: relation, ...row }))
  return [
    ...named.map(({ relation, ...row }) => ({ group: relation, ...row })),
    ...joined.map((row) =>
      row.invited < least ? { group: row.group, invited: null, answered: null } : row,
    ),
  ].toSorted((a, b) => placeOf(a.group) - placeOf(b.group))
}

const placeOf = (group: RaterGroup) => RaterGroup.values.indexOf(group)

/** Two groups as one; one alone keeps its name. */
function together(rows: readonly Participation[]) {
  const [first, second] = rows
  return {
    group: first && !second ? first.relation : ('OTHERS' as const),
    invited: rows.reduce((sum, { invited }) => sum + invited, 0),
    answered: rows.reduce((sum, { answered }) => sum + answered, 0),
  }
}
