import type { Permission } from '#access/services.ts'
import { actingNow } from '#modules/company/accounts/server/index.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { followContracts } from '#modules/payroll/payroll-months/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/errors.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { calculateStale } from './kept-debts.ts'
import { postedContracts, postSome, removeSome } from './posting.ts'
import { type PostingAct, postingInput, postingKind } from './posting-work.ts'
import { contractsOwed, monthToPost } from './preview.queries.ts'
import { holdReading } from './reading.ts'

/** Contracts of one transaction. */
const atOnce = () => Number(process.env['RETROACTIVE_BATCH'] ?? 100)

type Place = { after: number; most: number }
/** Where a piece ended: null when there was none left; and what it found to be done once more. */
type Piece = { last: number | null; done: number; again: boolean }

type Act = {
  permission: Permission
  words: string
  find: (acting: Acting, month: MonthHead, place: Place) => Promise<number[]>
  work: (acting: Acting, month: MonthHead, contractIds: readonly number[]) => Promise<number[]>
}

const acts: Readonly<Record<PostingAct, Act>> = {
  POST: {
    permission: 'userItems.create',
    words: 'Agregando las diferencias',
    find: contractsOwed,
    work: postSome,
  },
  UNDO: {
    permission: 'userItems.delete',
    words: 'Quitando las diferencias',
    find: postedContracts,
    work: async (acting, month, contractIds) => {
      await removeSome(acting, month, contractIds)
      return [...contractIds]
    },
  },
}

/**
 * Posts what closed months owe to many people into the open month, or removes it, some contracts at
 * a time, with the rights that its requester has meanwhile. What is posted is owed no more, what is
 * removed is posted no more: killed, it goes on with the others.
 */
export const postRetroactively = defineJob({
  kind: postingKind,
  input: postingInput,
  async run(job, { payrollMonthId, act, at }, progress) {
    const asRequester = worksOf(job, acts[act].permission, new Date(at))
    const total = await asRequester(async (acting) => {
      const month = await monthToPost(acting, payrollMonthId)
      return (await acts[act].find(acting, month, { after: 0, most: everybody })).length
    })
    const { words } = acts[act]
    await progress(0, total, words)
    let done = 0
    for (let isOver = false; !isOver;) {
      isOver = true
      for (let after: number | null = 0; after !== null;) {
        const from: number = after
        const piece = await asRequester((acting) => pieceOf(job, acting, payrollMonthId, act, from))
        if (piece.again) isOver = false
        done += piece.done
        after = piece.last
        await progress(done, Math.max(total, done), words)
      }
    }
    return { payrollMonthId, done }
  },
})

const everybody = 1_000_000

/** One piece, in the order in which requests hold the month and then the reading. */
async function pieceOf(
  { log }: JobContext,
  acting: Acting,
  payrollMonthId: number,
  act: PostingAct,
  after: number,
): Promise<Piece> {
  const { find, work } = acts[act]
  const month = await monthToPost(acting, payrollMonthId)
  const held = await holdReading(acting, month.businessId, 'waits')
  // Who looks at what is owed meanwhile may have it calculated again: until then it is not known.
  const stale =
    held && act === 'POST' && held.stale > 0
      ? await calculateStale(acting, month.businessId, held, atOnce())
      : 0
  const found = await find(acting, month, { after, most: atOnce() })
  const moved = found.length === 0 ? [] : await work(acting, month, found)
  await followContracts(acting, log, { monthId: month.id, contractIds: moved })
  const last = found.at(-1) ?? null
  return { last: last === null && stale > 0 ? after : last, done: moved.length, again: stale > 0 }
}

/** Transactions of the job as whoever asked for it, while they have the right to it. */
const worksOf =
  (job: JobContext, permission: Permission, at: Date) =>
  <T>(work: (acting: Acting) => Promise<T>): Promise<T> =>
    job.transaction(async (tx, client, platform) => {
      const acting = await actingNow({ tx, client, platform, session: job.session }, at)
      if (!acting.can(permission)) throw forbidden('Quien lo pidió ya no puede hacerlo')
      return work(acting)
    })
