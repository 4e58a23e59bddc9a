/** A box of the nine: how much potential, and in which band of performance; each 1 to 3. */
export type Cell = { readonly potential: number; readonly band: number }

export const POTENTIALS = [1, 2, 3] as const
export const BANDS = [1, 2, 3] as const

type Boxed = { readonly box: number | null }

/** The cell of a review by its box, 1 to 9; none without a potential or a score. */
export const cellOf = ({ box }: Boxed): Cell | undefined =>
  box === null ? undefined : { potential: Math.ceil(box / 3), band: ((box - 1) % 3) + 1 }

const levels = ['bajo', 'medio', 'alto'] as const

/** A box in words, wherever people read it: how well somebody does, and how much they may grow. */
export const wordsOfCell = ({ potential, band }: Cell): string =>
  `Desempeño ${levels[band - 1]}, potencial ${levels[potential - 1]}`

/** The nine boxes in words by their number, 1 to 9, for a filter. */
export const boxNames: readonly (readonly [box: number, words: string])[] = POTENTIALS.flatMap(
  (potential) =>
    BANDS.map((band) => [(potential - 1) * 3 + band, wordsOfCell({ potential, band })] as const),
)

/** The words of a box, 1 to 9; none without a box. */
export function wordsOfBox(box: number | null): string | null {
  const cell = cellOf({ box })
  return cell ? wordsOfCell(cell) : null
}

/** The cell to which an arrow of the keyboard leads, within the nine. */
export function stepped({ potential, band }: Cell, key: string): Cell | undefined {
  const to = {
    ArrowUp: { potential: potential + 1, band },
    ArrowDown: { potential: potential - 1, band },
    ArrowRight: { potential, band: band + 1 },
    ArrowLeft: { potential, band: band - 1 },
  }[key]
  const isInside = (value: number) => value >= 1 && value <= 3
  return to && isInside(to.potential) && isInside(to.band) ? to : undefined
}

type Cuts = { readonly mediumCut: string; readonly highCut: string }
type Scored = Boxed & { readonly calibrated: string | null }

/**
 * The points that a move to a cell proposes: none where the band stays, and otherwise the cut where
 * the new band begins, or one hundredth below the first cut.
 */
export function pointsIn(review: Scored, { mediumCut, highCut }: Cuts, to: Cell): string | null {
  if (cellOf(review)?.band === to.band || (review.box === null && to.band === 2)) {
    return review.calibrated
  }
  if (to.band === 3) return highCut
  return to.band === 2 ? mediumCut : (Number(mediumCut) - 0.01).toFixed(2)
}
