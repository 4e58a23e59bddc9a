/** The least comments on a question that are shown together, unless a survey asks for more. */
export const LEAST_COMMENTS = 10

/** Where the comments on a question may be read: of everybody, and of first-level places. */
export type CommentPlaces = { readonly isShown: boolean; readonly places: readonly string[] }

/**
 * Comments are read of everybody or of a first-level place, never of a crossing, when they are
 * enough. The comments that are in no shown place are enough too, or nothing: who reads all of them
 * would know those of the place that is left.
 *
 * @param counts the comments on one question of each first-level place
 * @param hidden the places whose cell is hidden
 */
export function commentPlaces(
  counts: ReadonlyMap<string, number>,
  hidden: ReadonlySet<string>,
  least = LEAST_COMMENTS,
): CommentPlaces {
  if (least < LEAST_COMMENTS) throw new RangeError(`comments shown from ${least}`)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total < least) return { isShown: false, places: [] }
  const shown = [...counts]
    .filter(([place, count]) => count >= least && !hidden.has(place))
    .toSorted(([, a], [, b]) => b - a)
  const rest = () => total - shown.reduce((sum, [, count]) => sum + count, 0)
  while (shown.length > 0 && rest() > 0 && rest() < least) shown.pop()
  return { isShown: true, places: shown.map(([place]) => place) }
}

/** The comments in an order that says nothing of who wrote them or when. */
export function shuffled<Comment>(
  comments: readonly Comment[],
  random: () => number,
): readonly Comment[] {
  return comments
    .map((comment) => ({ comment, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ comment }) => comment)
}
