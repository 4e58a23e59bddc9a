import { hook } from '#platform/model/hook.ts'
import { afterChange, type Context } from '#platform/server/context.ts'
import type { Foretold, Leave } from '../model/leave.ts'

type Handler = {
  /** Frees the days of a leave; answers what was done, in a sentence, or nothing. */
  readonly free: (context: Context, leave: Leave) => Promise<string | undefined>
  /** What freeing them would do, to a reader of the vacations of the contract. */
  readonly foretell: (context: Context, leave: Leave) => Promise<Foretold>
}

/** What was done in each transaction, until its answer is given. */
const done = new WeakMap<Context['tx'], string[]>()

/** What gives way to a medical leave, which comes before other days away. */
export const medicalLeave = hook<Handler>('medical leave')

/** Lets other days away give way to a medical leave, before it is written. */
export async function makeRoom(context: Context, leave: Leave): Promise<void> {
  for (const { free } of medicalLeave.listeners) {
    const sentence = await free(context, leave)
    if (sentence) done.set(context.tx, [...(done.get(context.tx) ?? []), sentence])
  }
}

/** What a medical leave would do to other days away, before it is written. */
export async function foretold(context: Context, leave: Leave): Promise<Foretold> {
  let all: Foretold = { sentences: [], after: null }
  for (const { foretell } of medicalLeave.listeners) {
    const { sentences, after } = await foretell(context, leave)
    all = { sentences: [...all.sentences, ...sentences], after: all.after ?? after }
  }
  return all
}

afterChange.on('time-off', ({ tx }) => Promise.resolve(done.get(tx)?.join('. ')))
