import { inLanes } from '../../../platform/server/jobs/lanes.ts'
import type { Session } from '../../client.ts'
import type { Ask } from './asks.ts'

/** What one reader is answered to each request, in the order of the requests. */
export async function sweep(session: Session, asks: readonly Ask[]): Promise<string[]> {
  const answers: string[] = []
  await inLanes(
    4,
    asks.map((ask, at) => ({ ask, at })),
    async ({ ask, at }) => {
      answers[at] = lasting((await session.raw(ask.document, ask.variables)).text)
    },
  )
  return answers
}

/** A refusal, or a request that is none: it tells nothing. */
export const isRefused = (answer: string | undefined): boolean =>
  answer === undefined || answer.startsWith('{"errors"')

/** Without what is another at every asking: the trace, the signature of a link. */
export const lasting = (text: string) =>
  text.replaceAll(/"traceId":"[^"]*"/g, '').replaceAll(/\/files\/[^"]*/g, '/files/…')

/** Where two texts part, with a few words around. */
export function parting(before: string, after: string): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 240)
  return `${around(before)} → ${around(after)}`
}
