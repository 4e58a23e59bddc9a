import type { Context } from './context.ts'

/**
 * A consequence of a change, in its transaction and before its commit. Answers a sentence for the
 * person who made the change, or nothing.
 */
type Follower = (context: Context) => Promise<string | undefined>

const followers: Follower[] = []

/**
 * Registers a consequence of every mutation inside a company. A module that derives data from
 * others' data registers here, so that the others need not know it.
 */
export function afterChange(follower: Follower): void {
  followers.push(follower)
}

/** Runs all registered consequences of a mutation, and answers their sentences. */
export async function follow(context: Context): Promise<string | null> {
  const sentences: string[] = []
  for (const follower of followers) {
    const sentence = await follower(context)
    if (sentence) sentences.push(sentence)
  }
  return sentences.length === 0 ? null : sentences.join('. ')
}
