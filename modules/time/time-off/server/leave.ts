import type { ISODate } from '#chile/dates.ts'
import { afterChange } from '#platform/server/after-change.ts'
import type { Context } from '#platform/server/context.ts'

/** Days of a medical leave that is about to count. */
export type Leave = {
  readonly contractId: number
  readonly from: ISODate
  readonly to: ISODate
}

/** Frees the days of a leave; answers what was done, in a sentence, or nothing. */
type Handler = (context: Context, leave: Leave) => Promise<string | undefined>

const handlers: Handler[] = []
/** What was done in each transaction, until its answer is given. */
const done = new WeakMap<Context['tx'], string[]>()

/** Registers what gives way to a medical leave, which comes before other days away. */
export function onLeave(handler: Handler): void {
  handlers.push(handler)
}

/** Lets other days away give way to a medical leave, before it is written. */
export async function makeRoom(context: Context, leave: Leave): Promise<void> {
  for (const handler of handlers) {
    const sentence = await handler(context, leave)
    if (sentence) done.set(context.tx, [...(done.get(context.tx) ?? []), sentence])
  }
}

afterChange(({ tx }) => Promise.resolve(done.get(tx)?.join('. ')))
