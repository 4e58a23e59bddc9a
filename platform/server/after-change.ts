import type { Context } from './context.ts'

/**
 * What has to follow from a change before it is committed: done in its transaction, after its work.
 * Answers a sentence for the person who made the change, or nothing.
 */
type Follower = (context: Context) => Promise<string | undefined>

const followers: Follower[] = []

/**
 * Registers what follows from every mutation inside a company. A module that derives something from
 * what others write says it here, so that they need not know it.
 */
export function afterChange(follower: Follower): void {
  followers.push(follower)
}

/** Lets everything follow from the change that a mutation made, and tells what there is to tell. */
export async function follow(context: Context): Promise<string | null> {
  const sentences: string[] = []
  for (const follower of followers) {
    const sentence = await follower(context)
    if (sentence) sentences.push(sentence)
  }
  return sentences.length === 0 ? null : sentences.join('. ')
}
