import type { Expression, Selectable, SelectQueryBuilder, SqlBool } from 'kysely'
import type { ApiOperation } from '#access/api.ts'
import type { Permission } from '#access/services.ts'
import type { Catalog } from '#platform/model/catalog.ts'
import type { Fields } from '#platform/model/entity.ts'
import { metaOfField } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'
import { filterOf, type StatedRecord } from '#platform/model/record.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Context } from '../context.ts'
import { sql, type TenantTable, type Tx } from '../sql/db.ts'
import { notFound } from '../errors.ts'
import { byId, inputFrom } from '../graphql/input.ts'
import { objectFrom } from '../graphql/object.ts'
import { list, query } from '../graphql/operations.ts'
import { stepSpecs } from '../graphql/specs.ts'
import { equalTo } from '../sql/equal-to.ts'
import { surnameIn, userMatches } from '../sql/person-names.ts'
import { type Step, stepsOf } from './states.ts'
import { objectOfView, pageOfView, type View } from './view.ts'

/** A record as its reader saw it, and the words with which it is acted on. */
type Seen = { id: number; version: number | null; reason?: string | null }

type Facts<DB, Tables extends keyof DB, Alias extends Tables & string, Shape> = {
  table: TenantTable
  /** The name of the table in `rows`. */
  as: Alias
  /** The records with what they are shown beside; `records` joins `users`, their person. */
  rows: (tx: Tx) => SelectQueryBuilder<DB, Tables, object>
  /** The column of `rows` with the id of the person of a record. */
  person: string
  /** Whether a record is within the reach of a permission. */
  within: (context: Context, permission: Permission) => Expression<SqlBool>
  shows: View<Shape>
  read: Permission
  /** The operation that lists them; without one, they are listed in ways of their own. */
  list?: ApiOperation
  /** The operation that lists its steps; a trigger writes them in the table `<table>Step`. */
  steps?: ApiOperation
}

/**
 * What every record with states has: its list in the API, its steps, one by its id, and its acts.
 * `within` is asked for in each of them, with the permission of the act or of the reading. Each
 * part is a function of its own, for a record that does one of them in its own way.
 */
export function records<
  F extends Fields,
  State extends string,
  Name extends string,
  DB,
  Tables extends keyof DB,
  Alias extends Tables & string,
  Shape extends object,
>(of: StatedRecord<F, State, Name>, facts: Facts<DB, Tables, Alias, Shape>) {
  const { as, rows, within, shows, read } = facts
  const type = objectOfView(of.name, shows)
  const acts = stepsOf(of.machine, columnsOf(of, facts.table))
  /** The records within the reach of a permission. */
  const reached = (context: Context, permission: Permission) =>
    withPerson(rows(context.tx), facts.person).where(within(context, permission))
  const withId = (context: Context, id: number, permission: Permission) =>
    reached(context, permission).where(sql.ref(`${as}.id`), '=', id)

  /** One record within reach as a list shows it; out of reach is answered as not found. */
  const one = (context: Context, id: number, permission: Permission = read): Promise<Shape> =>
    shows
      .select(context, withId(context, id, permission))
      .executeTakeFirstOrThrow(notFound) as Promise<Shape>

  /** Locks a record for an act, with its state and how the actor is related to it. */
  async function locked(context: Context, id: number, permission: Permission) {
    const row = (await withId(context, id, permission)
      .selectAll(as)
      .select(sql.ref<number | null>(facts.person).as('personId'))
      .forNoKeyUpdate(as as never)
      .executeTakeFirstOrThrow(notFound)) as unknown as LockedRow & Selectable<DB[Alias]>
    const state = String(Reflect.get(row, of.state))
    return { ...row, state, relations: relationsTo(row.personId === context.actor.userId) }
  }

  /**
   * Does an act with all of its checks and answers the record as it was. `set` are other columns
   * that it writes.
   */
  async function act(
    context: Context,
    name: Name,
    { id, version, reason }: Seen,
    set: Readonly<Record<string, unknown>> = {},
  ) {
    const row = await locked(context, id, of.machine.acts[name].permission)
    const fields = of.reason === undefined ? {} : { fields: { reason: of.reason } }
    const words = reason === undefined ? {} : { reason }
    await acts.act(context, name, row, { version, ...words, ...fields, set })
    return row
  }

  const listAll = (operation: ApiOperation) =>
    list(operation, {
      type,
      filter: inputFrom(`${of.name}Filter`, filterOf(of)),
      sort: of.sort,
      run: (context, input) => {
        const { search, ...filter } = input.filter as Values
        const matching = reached(context, read)
          .where((eb) => eb.and(userMatches(search as string | null, 'RUT_SHOWN')))
          .where((eb) => equalTo(eb, chosen(of, as, filter)))
        return pageOfView(context, shows, matching, ordersOf(of, facts), input)
      },
    })
  if (facts.list) listAll(facts.list)
  if (facts.steps) stepsQuery(facts.steps, of, acts, one)
  return { of, facts, type, reached, one, locked, act, require: acts.require }
}

/** The columns of a record's acts, and of the steps that a trigger writes in `<table>Step`. */
const columnsOf = (
  { state, reason }: Pick<StatedRecord, 'state' | 'reason'>,
  table: TenantTable,
) => ({
  table,
  state,
  ...(reason && { reason }),
  steps: `${table}Step` as TenantTable,
  of: `${table}Id`,
})

/** The records with their person: the list searches by the name, and shows the document. */
const withPerson = <DB, Tables extends keyof DB>(
  records: SelectQueryBuilder<DB, Tables, object>,
  person: string,
) => records.innerJoin('users' as never, 'users.id' as never, person as never) as typeof records

/** The columns of a locked record that its acts read. */
type LockedRow = { id: number; version: number; personId: number | null }

type WrittenSteps = {
  states: Catalog
  list: (context: Context, id: number) => Promise<Step[]>
}

/** The query of the steps that a record went through (`stepsOf`), for people who reach it. */
export function stepsQuery(
  operation: ApiOperation,
  of: Pick<StatedRecord, 'name' | 'fields'>,
  steps: WrittenSteps,
  reach: (context: Context, id: number) => Promise<unknown>,
): void {
  query(operation, {
    input: byId(referenceOf(of)),
    type: objectFrom<Step>(`${of.name}Step`, stepSpecs<string>(steps.states)),
    many: true,
    run: async (context, { id }) => {
      await reach(context, id)
      return steps.list(context, id)
    },
  })
}

type Values = Readonly<Record<string, unknown>>

/** The columns that a filter names, each with its value. */
const chosen = ({ filters }: Pick<StatedRecord, 'filters'>, as: string, filter: Values): object =>
  Object.fromEntries(
    Object.entries(filters).map(([name, field]) => [`${as}.${field}`, filter[name]]),
  )

/** By which expression a list has each of its orders; the newest first among equal ones. */
function ordersOf(
  { sort, filters }: Pick<StatedRecord, 'sort' | 'filters'>,
  { as, person }: { as: string; person: string },
) {
  const column = (name: string) =>
    name === 'fullname' ? surnameIn(person) : sql.ref(`${as}.${filters[name] ?? name}`)
  return {
    by: Object.fromEntries(sort.map((name) => [name, column(name)])),
    ties: [`${as}.${sort[0]}`, `${as}.id`],
  }
}

/** The kind of the public ids of a record. */
export function referenceOf({ name, fields }: Pick<StatedRecord, 'name' | 'fields'>): EntityName {
  const { id } = fields
  const reference = id && metaOfField(id).reference
  if (!reference) throw new Error(`${name} has no public id`)
  return reference
}
