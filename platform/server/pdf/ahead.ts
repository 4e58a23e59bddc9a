/**
 * Works on some of what comes while the ones before are taken, and gives the results in the order
 * of what came. Never more than `many` are under way or waiting to be taken.
 */
export async function* ahead<Given, Made>(
  source: AsyncIterable<Given>,
  many: number,
  work: (given: Given) => Promise<Made>,
): AsyncGenerator<Made> {
  const underWay: Promise<Made>[] = []
  for await (const given of source) {
    const made = work(given)
    // Its failure is thrown when its turn comes; if an earlier one failed, that one is thrown.
    made.catch(() => undefined)
    underWay.push(made)
    if (underWay.length < many) continue
    const first = underWay.shift()
    if (first) yield await first
  }
  for (const made of underWay) yield await made
}
