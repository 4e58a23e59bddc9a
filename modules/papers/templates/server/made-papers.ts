import type { Acting } from '#platform/server/context.ts'
import type { TagSubject } from '#platform/server/records/template-tags.ts'
import { fill, type Filled } from '../model/fill.ts'
import type { Published } from './published-text.ts'
import { factsOf, saidIn } from './tags.ts'

/** The document of a contract as it would be now, and the labels of what its person lacks. */
export type Drawn<Subject> = {
  readonly subject: Subject
  readonly blocks: readonly Filled[]
  readonly missing: readonly string[]
}

/** A published text with the facts of some contracts. */
export async function drawnFor<Subject extends TagSubject>(
  acting: Acting,
  { body, tags }: Published,
  subjects: readonly Subject[],
): Promise<readonly Drawn<Subject>[]> {
  const facts = await factsOf(acting, tags, subjects, saidIn(body))
  return subjects.map((subject) => {
    const known = facts.get(subject.contractId)
    if (!known) throw new Error('A contract has no facts')
    return { subject, ...fill(body, known) }
  })
}
