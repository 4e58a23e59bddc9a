import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { Moved } from '../model/moved-workplaces.ts'

/** Who changes it: a request, or work in background in the name of somebody. */
export type Moving = Pick<Context, 'tx' | 'session' | 'today'> & {
  readonly services: Pick<Context['services'], 'publicUrl'>
}

/**
 * Looks at some people before their place of work changes, and answers what to do after it, in the
 * same transaction.
 */
type Watch = (moving: Moving | Context, moved: Moved) => Promise<() => Promise<void>>

/** What follows from the place where people work, such as their holidays. */
export const placeChange = hook<Watch>('change of where people work')

/** Does what changes where some people work, between the looks of who follows it. */
export async function aroundPlaceChange<T>(
  moving: Moving | Context,
  moved: Moved,
  change: () => Promise<T>,
): Promise<T> {
  const after: (() => Promise<void>)[] = []
  for (const look of placeChange.listeners) after.push(await look(moving, moved))
  const result = await change()
  for (const follow of after) await follow()
  return result
}
