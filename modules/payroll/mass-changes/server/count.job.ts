import { hash } from 'node:crypto'
import { z } from 'zod'
import { actingNow } from '#modules/company/accounts/server/index.ts'
import { privatePeople } from '#modules/people/sight/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import type { MassChangeKind } from '../model/mass-change.ts'
import { keptWanted } from './stored-request.ts'
import { memberIds, membersAmong, rightOf } from './members.queries.ts'
import { plansOf } from './plans.queries.ts'
import { Tally, type Totals } from './tally.ts'

/** Contracts that are read at once. */
const atOnce = 500

export const countInput = z.object({ wanted: keptWanted, at: z.iso.datetime() })

const words = z.array(z.string())
export const countResult = z.object({
  /** With whose eyes it was counted: only who sees the same may read it. */
  sight: z.string(),
  totals: z.object({
    people: z.number().int(),
    changing: z.number().int(),
    left: z.number().int(),
    low: z.number().int(),
    added: z.number().int().nullable(),
    wrongRuts: words,
    unknownRuts: words,
    doubledRuts: words,
    severalContracts: words,
  }) satisfies z.ZodType<Totals>,
})

/**
 * Counts what a change of many people would do, with the rights that its requester has meanwhile.
 * It writes nothing: killed, it begins again.
 */
export const countMassChange = defineJob({
  kind: 'massChanges.count',
  input: countInput,
  maxAttempts: 2,
  async run(job, { wanted, at }, progress) {
    const asRequester = <T>(work: (acting: Acting) => Promise<T>) =>
      job.transaction(async (tx, client, platform) =>
        work(await actingNow({ tx, client, platform, session: job.session }, new Date(at))),
      )
    const { ids, sight } = await asRequester(async (acting) => ({
      // Confidential people are read first: who becomes confidential meanwhile is not counted, or
      // closes the answer.
      sight: await sightOf(acting, wanted.kind),
      ids: await memberIds(acting, wanted),
    }))
    await progress(0, ids.length, 'Contando')
    const tally = new Tally(wanted)
    let done = 0
    for (const some of piecesOf(ids, atOnce)) {
      await asRequester(async (acting) => {
        const members = await membersAmong(acting, wanted, some)
        tally.add(members, await plansOf(acting, wanted, members))
      })
      done += some.length
      await progress(done, ids.length, 'Contando')
    }
    return { sight, totals: tally.totals() }
  },
})

/** What somebody sees and may set of the people of a change, as one text to compare. */
export async function sightOf(acting: Acting, kind: MassChangeKind): Promise<string> {
  const reach = acting.reach(rightOf[kind])
  const hidden = reach.includesPrivate ? null : await privatePeople(acting.tx)
  return hash('sha256', JSON.stringify([reach, acting.actor.userId, acting.actor.role, hidden]))
}
