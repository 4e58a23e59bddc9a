/**
 * Does all pieces, `lanes` of them at once. After a failure it begins no more, waits for those
 * under way, and throws it.
 */
export async function inLanes<Piece>(
  lanes: number,
  pieces: readonly Piece[],
  work: (piece: Piece) => Promise<void>,
): Promise<void> {
  const waiting = [...pieces]
  const lane = async () => {
    try {
      for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
        await work(piece)
      }
    } finally {
      waiting.length = 0
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

/** A list cut into pieces of a size; the last one may be shorter. */
export const piecesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  )
