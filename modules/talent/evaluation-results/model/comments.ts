import {
  isNamed,
  type RaterGroup,
  type Relation,
} from '#modules/talent/surveys/model/scoring/relations.ts'

/** What one rater wrote to a question, or that they answered its competence without writing. */
export type Written = {
  readonly rater: number
  readonly relation: Relation
  readonly competence: string
  readonly question: string
  readonly texts: readonly string[]
}

/** What may be known of the groups of a result: which are shown, and in which competences. */
export type ShownGroups = {
  readonly groups: ReadonlySet<RaterGroup>
  /** Whether the scores of a group in a competence are hidden while others have one. */
  readonly isHidden: (group: RaterGroup, competence: string) => boolean
  readonly leastRaters: number
}

export type ShownComment = {
  readonly competence: string
  readonly question: string
  readonly group: RaterGroup
  readonly text: string
}

/**
 * The comments that may be read, each under its group and never under a name. Those of peers and of
 * the team are read where their group is shown, its score in that competence too, and as many of
 * its raters as that asks for answered the competence. Their order is of the texts alone: it says
 * nothing of who wrote them, or when.
 */
export function shownComments(
  written: readonly Written[],
  shown: ShownGroups,
): readonly ShownComment[] {
  const placed = written.flatMap((one) => {
    const group = groupOf(one.relation, shown.groups)
    return group ? [{ ...one, group }] : []
  })
  const raters = new Map<string, Set<number>>()
  for (const { group, competence, rater } of placed) {
    const at = `${group} ${competence}`
    raters.set(at, (raters.get(at) ?? new Set()).add(rater))
  }
  return placed
    .filter(({ group, competence }) => {
      if (isNamed(group)) return true
      const count = raters.get(`${group} ${competence}`)?.size
      return count !== undefined && count >= shown.leastRaters && !shown.isHidden(group, competence)
    })
    .flatMap(({ competence, question, group, texts }) =>
      texts.map((text) => ({ competence, question, group, text })),
    )
    .toSorted((a, b) => scrambled(a.text) - scrambled(b.text) || (a.text < b.text ? -1 : 1))
}

/** The group under which a relation is shown: its own, «Otros», or none. */
function groupOf(relation: Relation, groups: ReadonlySet<RaterGroup>): RaterGroup | undefined {
  if (isNamed(relation)) return relation
  if (groups.has(relation)) return relation
  return groups.has('OTHERS') ? 'OTHERS' : undefined
}

/** A number that follows from a text alone, and says nothing of its meaning. */
function scrambled(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}
