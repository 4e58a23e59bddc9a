import { inLanes } from '../../../platform/server/jobs/lanes.ts'
import type { Session } from '../../client.ts'
import type { Ask } from './asks.ts'

/**
 * What one reader is answered to each request, in the order of the requests. A large report is
 * counted in the worker first: its answer is the counted one.
 */
export async function sweep(
  session: Session,
  asks: readonly Ask[],
  drain: () => Promise<void>,
): Promise<string[]> {
  const answers: string[] = []
  const waiting: { at: number; ask: Ask }[] = []
  const answer = async ({ ask, at }: { ask: Ask; at: number }) => {
    const { text } = await session.raw(ask.document, ask.variables)
    answers[at] = lasting(text)
    const [, counting] = COUNTING.exec(text) ?? []
    if (counting) waiting.push({ at, ask: { ...ask, variables: countedIn(ask, counting) } })
  }
  await inLanes(
    4,
    asks.map((ask, at) => ({ ask, at })),
    answer,
  )
  if (waiting.length > 0) {
    await drain()
    await inLanes(4, waiting.splice(0), answer)
  }
  return answers
}

/** The job that counts a report, in its answer. */
const COUNTING = /"counting":\{[^}]*"id":"([^"]+)"/

/** The same request, for the result of a job. */
function countedIn({ variables }: Ask, counting: string): object {
  const input: unknown = 'input' in variables ? variables.input : undefined
  return { ...variables, input: { ...(typeof input === 'object' ? input : {}), counting } }
}

/** Whether a request is one that searches a word. */
export const searches = ({ variables }: Ask): boolean =>
  Object.values(variables).some((value) => Object(value) === value && 'search' in Object(value))

/** What a request is answered that searches a word. */
export async function searched(session: Session, { document, variables }: Ask, word: string) {
  const given = Object.entries(variables).map(([key, value]) => [
    key,
    key === 'filter' || key === 'input' ? { ...Object(value), search: word } : value,
  ])
  return lasting((await session.raw(document, Object.fromEntries(given))).text)
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
