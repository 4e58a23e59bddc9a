import { captured, openBare } from '../floor/contenders.ts'
import { clocked, median } from '../measure.ts'
import type { Site } from '../pipeline/site.ts'
import type { Screen } from './screens.ts'

/** How often each is asked once it is warm. */
const rounds = 7
/** Something is warm when two answers in a row take as long, to this share or these ms. */
const agreement = 0.1
const agreementMs = 1
/** A machine where others work may never agree with itself. */
const warmings = 15

export type Measured = {
  readonly name: string
  /** Milliseconds of each answer, warm. */
  readonly times: readonly number[]
  /** The same statements answered by a bare server, in the same rounds. */
  readonly bare: readonly number[]
  readonly statements: number
  readonly bytes: number
  readonly refused: string
}

/**
 * Asks for each screen in turns with a bare server that sends the same statements: the ratio of
 * both is what the product adds, on a quick machine as on a slow one.
 */
export async function besideBare(
  site: Site,
  ownerUrl: string,
  screens: readonly Screen[],
): Promise<Measured[]> {
  const { files, counts, forget } = await captured(ownerUrl, screens)
  const bare = await openBare(ownerUrl, files)
  try {
    const measured: Measured[] = []
    for (const screen of screens) {
      const ours = () => site.weigh(String(screen.document), screen.variables)
      const found = await inTurns(ours, () => bare.ask(screen))
      measured.push({ name: screen.name, statements: counts[screen.name] ?? 0, ...found })
    }
    return measured
  } finally {
    await bare.close()
    forget()
  }
}

async function inTurns(ours: () => Promise<number>, theirs: () => Promise<unknown>) {
  const times: number[] = []
  const bare: number[] = []
  let bytes = 0
  try {
    await warm(ours)
    await warm(theirs)
    for (let round = 0; round < rounds; round += 1) {
      times.push(
        await clocked(async () => {
          bytes = await ours()
        }),
      )
      bare.push(await clocked(theirs))
    }
  } catch (error) {
    return { times: [Number.NaN], bare: [Number.NaN], bytes, refused: String(error) }
  }
  return { times, bare, bytes, refused: '' }
}

/** The first answers prepare statements and fill what is kept. */
async function warm(ask: () => Promise<unknown>): Promise<void> {
  let last = await clocked(ask)
  for (let n = 1; n < warmings; n += 1) {
    const next = await clocked(ask)
    if (Math.abs(next - last) <= Math.max(last * agreement, agreementMs)) return
    last = next
  }
}

/** How many times as long as the bare server the product takes, at the medians. */
export const timesBare = ({ times, bare }: Measured): number => median(times) / median(bare)
