import { lastPerson } from '#platform/server/sql/person-names.ts'
import { type Mention, mentionsIn, type NameIndex, nameIndex } from '../model/named-people.ts'
import type { DraftRequest } from './drafts.ts'

/** How long a process knows the names of a company, in milliseconds. */
const KNOWN_MS = 600_000

const known = new Map<number, { readonly index: NameIndex; readonly until: number }>()

/** What somebody wrote on a question. */
export type WrittenOn = { readonly questionId: number; readonly texts: readonly string[] }
/** What in it seems to name somebody: nothing, where nothing does. */
export type MentionsOn = { readonly questionId: number; readonly mentions: readonly Mention[] }

/**
 * What in the texts of a confidential survey would tell who somebody is, to say so to who writes
 * them. Of a stranger with a shared link no name of the company's people is looked up: the answer
 * would tell who works there.
 */
export async function mentionsOn(
  request: Pick<DraftRequest, 'tx' | 'session' | 'actor'>,
  written: readonly WrittenOn[],
): Promise<MentionsOn[]> {
  if (written.every(({ texts }) => texts.length === 0)) {
    return written.map(({ questionId }) => ({ questionId, mentions: [] }))
  }
  const names = request.actor.userId === null ? nameIndex([]) : await namesOf(request)
  return written.map(({ questionId, texts }) => ({
    questionId,
    mentions: mentionsIn(texts.join('\n'), names),
  }))
}

/** The names of everybody of a company, read anew after a while. */
async function namesOf({ tx, session }: Pick<DraftRequest, 'tx' | 'session'>): Promise<NameIndex> {
  const at = Date.now()
  for (const [company, { until }] of known) if (until <= at) known.delete(company)
  const one = known.get(session.companyId)
  if (one) return one.index
  const people = await tx
    .selectFrom(lastPerson(tx))
    .select(['person.firstname', 'person.secondName'])
    .select(['person.paternalLastname', 'person.maternalLastname'])
    .execute()
  const index = nameIndex(people)
  known.set(session.companyId, { index, until: at + KNOWN_MS })
  return index
}
