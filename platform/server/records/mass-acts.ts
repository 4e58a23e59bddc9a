import { z } from 'zod'
import type { CompanyDb, Context } from '../context.ts'
import { type PlatformTx, sql, type TenantTable, type Tx } from '../sql/db.ts'
import { changedMeanwhile, conflict } from '../errors.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineJob, type JobContext, type Progress } from '../jobs/job.ts'
import { piecesOf } from '../jobs/lanes.ts'

type Table = TenantTable

/** The transaction of some rows, the author of the act, and when it was ordered. */
export type MassWork = CompanyDb & { readonly platform: PlatformTx; readonly at: Date }

type Act<Row> = {
  /** The state while it is done, and the one afterwards. */
  doing: string
  done: string
  /** Its progress: «Otorgando». */
  words: string
  /** The rows that wait for it: those that were done are not among them. */
  waiting: (tx: Tx, id: number, work: MassWork) => Promise<readonly Row[]>
  /** Does it to some of them, whole, in one transaction. */
  work: (work: MassWork, rows: readonly Row[], id: number) => Promise<void>
  /**
   * Why nothing of it is done, asked of some rows at a time before the first is: the record goes
   * back to the state `back`, and the work says why.
   */
  refused?: {
    why: (work: MassWork, rows: readonly Row[], id: number) => Promise<string | undefined>
    back: string
  }
}

type Kept<Name extends string, Row> = {
  /** The kind of the job: the word of the module and a verb. */
  kind: string
  /** The table of the record, which has `state`, `version` and `job_id`. */
  table: Table
  /** How many rows are one transaction. */
  atOnce: () => number
  /** `next` names the act that begins by itself when this one ends. */
  acts: Readonly<Record<Name, Act<Row> & { next?: NoInfer<Name> }>>
}

/** An act whose rows are of another shape than those of the others of its record. */
export const actOf = <Row>(act: Act<Row>): Act<unknown> => act as Act<unknown>

/** A record of a mass act as a service read it; `failed` says that its work stopped. */
type Read = { readonly id: number; readonly state: string; readonly failed: boolean }

/** What the beginning of an act asks for: its transaction, its author and the instant. */
type Beginning = Pick<Context, 'tx' | 'session' | 'now'>

/** The input of a job; those of earlier versions do not say when they were ordered. */
const inputFor = (names: readonly string[]) =>
  z.object({ id: z.number().int(), act: z.enum(names), at: z.iso.datetime().optional() })

/** Rows whose refusal is asked for at once; it writes nothing. */
const askedAtOnce = 500

/**
 * Acts on many people at once, each kept as a record with a state: shown before, done in
 * background, resumed where it stopped, and undone. One transaction has whole rows: a killed worker
 * leaves them done, and the next one goes on with the others. The kit may cast: the names of
 * tables and of acts are data here.
 */
export function massActs<const Name extends string, Row>(kept: Kept<Name, Row>) {
  const { kind, acts, atOnce } = kept
  const names = Object.keys(acts) as Name[]
  const table = sql.table(kept.table)

  const become = (tx: Tx, id: number, state: string) =>
    sql`update ${table} set state = ${state}, version = version + 1
      where company_id = app.current_company() and id = ${id} and state <> ${state}`.execute(tx)

  /** Ends an act, or goes on with the one that follows it. */
  async function finish({ tx, session, at: now }: MassWork, id: number, act: Name): Promise<void> {
    const { done, next } = acts[act]
    await become(tx, id, next === undefined ? done : acts[next].doing)
    if (next !== undefined) await begin({ tx, session, now }, id, next)
  }

  const job = defineJob({
    kind,
    input: inputFor(names),
    async run(context, { id, act: named, at }, progress) {
      const act = named as Name
      const doing = worksOf(context, at === undefined ? new Date() : new Date(at))
      const done = await workedThrough({ act: acts[act], id, become, atOnce }, doing, progress)
      await doing((one) => finish(one, id, act))
      return { id, done }
    },
  })

  /** Begins the work of an act whose record has its state already. */
  async function begin({ tx, session, now }: Beginning, id: number, act: Name): Promise<void> {
    const input = { id, act, at: now.toISOString() } as never
    const { id: jobId } = await enqueue({ tx, session }, job, input, { key: `${id}:${act}` })
    await sql`update ${table} set job_id = ${jobId}
      where company_id = app.current_company() and id = ${id}`.execute(tx)
  }

  return {
    job,
    begin,

    /** Moves a record from a state to the one of an act, and begins its work. */
    async start(
      context: Context,
      { id, from, version }: { id: number; from: string; version: number },
      act: Name,
      set: Readonly<Record<string, unknown>> = {},
    ): Promise<void> {
      const { numUpdatedRows } = await context.tx
        .updateTable(kept.table as never)
        .set({ ...set, state: acts[act].doing, version: version + 1 } as never)
        .where('id' as never, '=', id as never)
        .where('version' as never, '=', version as never)
        .where('state' as never, '=', from as never)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw changedMeanwhile({ table: kept.table, key: { id } })
      await begin(context, id, act)
    },

    /** Goes on with work that failed, from where it was. */
    async resume(context: Context, { id, state, failed }: Read): Promise<void> {
      const act = names.find((name) => acts[name].doing === state)
      if (!act) throw conflict('Ya terminó')
      if (!failed) throw conflict('El trabajo sigue en curso')
      await begin(context, id, act)
    },
  }
}

/** One transaction of the job after another, each for some work of the act. */
const worksOf =
  (job: JobContext, at: Date) =>
  <T>(work: (one: MassWork) => Promise<T>): Promise<T> =>
    job.transaction((tx, client, platform) =>
      work({ tx, client, platform, session: job.session, at }),
    )

type Working<Row> = {
  act: Act<Row>
  id: number
  become: (tx: Tx, id: number, state: string) => Promise<unknown>
  atOnce: () => number
}

/** Does an act to all rows that wait for it, and answers how many they were. */
async function workedThrough<Row>(
  { act: { words, waiting, work, refused }, id, become, atOnce }: Working<Row>,
  doing: ReturnType<typeof worksOf>,
  progress: Progress,
): Promise<number> {
  const rows = await doing((some) => waiting(some.tx, id, some))
  await progress(0, rows.length, words)
  for (const some of refused ? piecesOf(rows, askedAtOnce) : []) {
    const why = await doing((one) => refused?.why(one, some, id) ?? Promise.resolve(undefined))
    if (why === undefined || !refused) continue
    await doing(({ tx }) => become(tx, id, refused.back))
    throw conflict(why)
  }
  let done = 0
  for (const some of piecesOf(rows, atOnce())) {
    await doing((one) => work(one, some, id))
    done += some.length
    await progress(done, rows.length, words)
  }
  return done
}
