import { z } from 'zod'
import type { Context } from './context.ts'
import { sql, type TenantSession, type TenantTable, type Tx } from './db.ts'
import { changedMeanwhile, conflict } from './errors.ts'
import { enqueue } from './jobs/enqueue.ts'
import { defineJob } from './jobs/job.ts'
import { piecesOf } from './jobs/lanes.ts'

type Table = TenantTable

/** The transaction of some rows, and the author of the act. */
export type MassWork = { readonly tx: Tx; readonly session: TenantSession }

type Act<Row> = {
  /** The state while it is done, and the one afterwards. */
  doing: string
  done: string
  /** Its progress: «Otorgando». */
  words: string
  /** The rows that wait for it: those that were done are not among them. */
  waiting: (tx: Tx, id: number) => Promise<readonly Row[]>
  /** Does it to some of them, whole, in one transaction. */
  work: (work: MassWork, rows: readonly Row[], id: number) => Promise<void>
}

type Kept<Name extends string, Row> = {
  /** The kind of the job: the word of the module and a verb. */
  kind: string
  /** The table of the record, which has `state`, `version` and `job_id`. */
  table: Table
  /** How many rows are one transaction. */
  atOnce: () => number
  acts: Readonly<Record<Name, Act<Row>>>
}

/** A record of a mass act as a service read it; `failed` says that its work stopped. */
type Read = { readonly id: number; readonly state: string; readonly failed: boolean }

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

  const finish = (tx: Tx, id: number, state: string) =>
    sql`update ${table} set state = ${state}, version = version + 1
      where company_id = app.current_company() and id = ${id} and state <> ${state}`.execute(tx)

  const job = defineJob({
    kind,
    input: z.object({ id: z.number().int(), act: z.enum(names) }),
    async run(context, { id, act }, progress) {
      const { words, waiting, work, done: state } = acts[act as Name]
      const rows = await context.transaction((tx) => waiting(tx, id))
      await progress(0, rows.length, words)
      let done = 0
      for (const some of piecesOf(rows, atOnce())) {
        await context.transaction((tx) => work({ tx, session: context.session }, some, id))
        done += some.length
        await progress(done, rows.length, words)
      }
      await context.transaction((tx) => finish(tx, id, state))
      return { id, done }
    },
  })

  /** Begins the work of an act whose record has its state already. */
  async function begin(context: Context, id: number, act: Name): Promise<void> {
    const { id: jobId } = await enqueue(context, job, { id, act } as never)
    await sql`update ${table} set job_id = ${jobId}
      where company_id = app.current_company() and id = ${id}`.execute(context.tx)
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
