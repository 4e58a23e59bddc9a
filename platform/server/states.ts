import type { Machine, Standing } from '#platform/model/states.ts'
import { type Act, refusalOf } from '#platform/model/states.ts'
import type { Context } from './context.ts'
import { sql, type TenantTable } from './db.ts'
import { changedMeanwhile, conflict, type CrossedRecord, forbidden, invalid } from './errors.ts'
import { answeredBy, personBehind } from './person-names.ts'

type Table = TenantTable

type Kept = {
  /** The table of the record, which has `id` and `version`. */
  table: Table
  /** Its column of the state, and of the reason. */
  state: string
  reason: string
  /** The table of its steps, which a trigger writes, and its column of the record. */
  steps: Table
  of: string
  /** Its column of the person in whose place a step was done, where steps may be delegated. */
  onBehalfOf?: string
}

/** A record that the caller locked, and how the actor is related to it. */
type Subject = Standing & { readonly id: number; readonly version: number }

type Given = {
  /** The version that the person saw; nothing when the program did not send it. */
  version: number | null
  reason?: string | null
  /** The field of the form that asks for the reason, and the one that asks for the state. */
  fields?: { reason?: string; state?: string }
  /** Other columns that change with it. */
  set?: Readonly<Record<string, unknown>>
}

/** One state that a record was in: since when, by its author, and why. */
export type Step<State extends string = string> = {
  id: number
  state: State
  reason: string | null
  author: string | null
  at: Date
}

/**
 * Moves the records of a machine between their states. The kit may cast: the names of tables and
 * columns are data here.
 */
export function stepsOf<State extends string, Name extends string>(
  machine: Machine<State, Name>,
  kept: Kept,
) {
  return {
    /** Refuses an act that the state or the person does not allow; it writes nothing. */
    require(name: Name, subject: Standing, field?: string): void {
      const refusal = refusalOf(machine, name, subject)
      if (refusal?.because === 'person') throw forbidden(refusal.message)
      if (refusal) throw conflict(refusal.message, field)
    },

    /**
     * Does an act on a locked record. When two people answer at the same time, the second one reads
     * that it is answered already, and not that the record changed.
     */
    async act(context: Context, name: Name, subject: Subject, given: Given): Promise<void> {
      const act: Act<State> = machine.acts[name]
      this.require(name, subject, given.fields?.state)
      const record = { table: kept.table, key: { id: subject.id } }
      refuseStale(given.version, subject.version, record)
      if (act.needsReason !== undefined && !given.reason) {
        throw invalid(given.fields?.reason ?? 'reason', act.needsReason)
      }
      const { numUpdatedRows } = await context.tx
        .updateTable(kept.table as never)
        .set({
          ...given.set,
          [kept.state]: act.to,
          ...(given.reason === undefined ? {} : { [kept.reason]: given.reason }),
          version: subject.version + 1,
        } as never)
        .where('id' as never, '=', subject.id as never)
        .where('version' as never, '=', subject.version as never)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw changedMeanwhile(record)
    },

    /** Every state that a record was in, the first one first. */
    async list({ tx }: Context, id: number): Promise<Step<State>[]> {
      return (await tx
        .selectFrom(`${kept.steps} as step` as never)
        .select(['step.id', 'step.state', 'step.reason', 'step.at'] as never)
        .select(authorOf(kept).as('author'))
        .where(`step.${kept.of}` as never, '=', id as never)
        .orderBy('step.id' as never)
        .execute()) as unknown as Step<State>[]
    },
  }
}

const authorOf = ({ onBehalfOf }: Kept) =>
  onBehalfOf === undefined
    ? sql<string | null>`${sql.raw(personBehind('step.login_id'))}`
    : answeredBy('step.login_id', `step.${onBehalfOf}`)

/** Refuses to change a record that somebody else changed since the person read it. */
export function refuseStale(read: number | null, version: number, record: CrossedRecord): void {
  if (read !== null && read !== version) throw changedMeanwhile(record)
}
