import type { Selectable } from 'kysely'
import type { DB } from '#generated/database.ts'
import type { Machine, Standing } from '#platform/model/states.ts'
import { type Act, refusalOf } from '#platform/model/states.ts'
import type { Context } from '../context.ts'
import { sql, type TenantTable } from '../sql/db.ts'
import {
  changedMeanwhile,
  conflict,
  type CrossedRecord,
  forbidden,
  invalid,
  notFound,
} from '../errors.ts'
import { answeredBy, personBehind } from '../sql/person-names.ts'

type Table = TenantTable

/** Where the rows of a machine are: their table, and its columns of the state and of the reason. */
type States<T extends Table = Table> = { table: T; state: string; reason?: string }

/** The table of the steps of a record, which a trigger writes, and its column of the record. */
type Steps = {
  steps: Table
  of: string
  /** Its column of the person in whose place a step was done, where steps may be delegated. */
  onBehalfOf?: string
}

/** A row as it is locked, with its state under that name. */
type Locked<T extends Table> = Selectable<DB[T]> & { readonly state: string }

/** A record that the caller locked, and how the actor is related to it. */
type Subject = Standing & { readonly id: number; readonly version: number }

/** The fields of the form that ask for the reason and for the state. */
type FormFields = { reason?: string; state?: string }

type Check = {
  /** The version that the person saw; nothing when the program did not send it. */
  version: number | null
  reason?: string | null
  fields?: FormFields
}

/** Other columns that change with an act. */
type Change = Check & { set?: Readonly<Record<string, unknown>> }

/** One state that a record was in: since when, by its author, and why. */
export type Step<State extends string = string> = {
  id: number
  state: State
  reason: string | null
  author: string | null
  at: Date
}

/** Refuses an act that the state of a record or the person does not allow; it writes nothing. */
export function requireAct<State extends string, Name extends string>(
  machine: Machine<State, Name>,
  name: Name,
  standing: Standing,
  field?: string,
): void {
  const refusal = refusalOf(machine, name, standing)
  if (refusal?.because === 'person') throw forbidden(refusal.message)
  if (refusal) throw conflict(refusal.message, field)
}

/** Refuses an act that needs a reason and has none. */
export function requireReason<State extends string, Name extends string>(
  machine: Machine<State, Name>,
  name: Name,
  reason: string | null | undefined,
  field = 'reason',
): void {
  const { needsReason }: Act<State> = machine.acts[name]
  if (needsReason !== undefined && !reason) throw invalid(field, needsReason)
}

/**
 * The acts of a machine on the rows of a table, which has `id` and `version`. The kit may cast: the
 * names of tables and columns are data here.
 */
export function actsOf<State extends string, Name extends string, T extends Table>(
  machine: Machine<State, Name>,
  { table, state, reason: reasonColumn }: States<T>,
) {
  /** Locks a row for an act; the caller says whether it is within reach. */
  async function locked({ tx }: Context, id: number): Promise<Locked<T>> {
    const row = await tx
      .selectFrom(table as Table)
      .selectAll()
      .where('id' as never, '=', id as never)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound)
    return { ...row, state: String(Reflect.get(row, state)) } as unknown as Locked<T>
  }

  /**
   * Refuses an act that the state, the person, the version or a missing reason does not allow, in
   * this order: of two people who answer at the same time, the second one reads that it is answered
   * already, and not that the record changed.
   */
  function check(name: Name, subject: Subject, { version, reason, fields }: Check): void {
    requireAct(machine, name, subject, fields?.state)
    refuseStale(version, subject.version, { table, key: { id: subject.id } })
    requireReason(machine, name, reason, fields?.reason)
  }

  /** Does an act on a locked record, with its checks; one without a state changes other columns. */
  async function act({ tx }: Context, name: Name, subject: Subject, given: Change): Promise<void> {
    check(name, subject, given)
    const { to }: Act<State> = machine.acts[name]
    const { reason, set } = given
    const { numUpdatedRows } = await tx
      .updateTable(table as never)
      .set({
        ...set,
        ...(to === undefined ? {} : { [state]: to }),
        ...(reason === undefined || reasonColumn === undefined ? {} : { [reasonColumn]: reason }),
        version: subject.version + 1,
      } as never)
      .where('id' as never, '=', subject.id as never)
      .where('version' as never, '=', subject.version as never)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw changedMeanwhile({ table, key: { id: subject.id } })
  }

  return {
    locked,
    check,
    act,
    require: (name: Name, standing: Standing, field?: string) =>
      requireAct(machine, name, standing, field),
  }
}

/** The acts of a machine, and every state that a record was in, the first one first. */
export function stepsOf<State extends string, Name extends string, T extends Table>(
  machine: Machine<State, Name>,
  columns: States<T> & Steps,
) {
  const { steps, of } = columns
  return {
    ...actsOf(machine, columns),
    states: machine.states,
    async list({ tx }: Context, id: number): Promise<Step<State>[]> {
      return (await tx
        .selectFrom(`${steps} as step` as never)
        .select(['step.id', 'step.state', 'step.reason', 'step.at'] as never)
        .select(authorOf(columns).as('author'))
        .where(`step.${of}` as never, '=', id as never)
        .orderBy('step.id' as never)
        .execute()) as unknown as Step<State>[]
    },
  }
}

const authorOf = ({ onBehalfOf }: Steps) =>
  onBehalfOf === undefined
    ? sql<string | null>`${sql.raw(personBehind('step.login_id'))}`
    : answeredBy('step.login_id', `step.${onBehalfOf}`)

/** Refuses to change a record that somebody else changed since the person read it. */
export function refuseStale(read: number | null, version: number, record: CrossedRecord): void {
  if (read !== null && read !== version) throw changedMeanwhile(record)
}
