import type { Context } from '#platform/server/context.ts'
import type { Moved } from '../model/moved.ts'

/**
 * Looks at some people before their place of work changes, and answers what to do after it, in the
 * same transaction.
 */
type Watch = (context: Context, moved: Moved) => Promise<() => Promise<void>>

const watches: Watch[] = []

/** Registers what follows from the place where people work, such as their holidays. */
function watch(one: Watch): void {
  watches.push(one)
}

/** Does what changes where some people work, between the looks of who follows it. */
async function around<T>(context: Context, moved: Moved, change: () => Promise<T>): Promise<T> {
  const after: (() => Promise<void>)[] = []
  for (const look of watches) after.push(await look(context, moved))
  const result = await change()
  for (const follow of after) await follow()
  return result
}

/** Changes of where people work, and what follows from them. */
export const placeChanges = { watch, around }
