import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Entity, FieldName, Row } from '#platform/model/entity.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Actor } from '#access/actor.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import {
  type AnyObject,
  type Codes,
  type FieldSpec,
  type MayLack,
  objectFrom,
  of,
  type Specs,
} from '../graphql/object.ts'
import type { ListInput } from '../graphql/registered-operations.ts'
import { specsOf } from '../graphql/specs.ts'
import { nameIn } from '../sql/person-names.ts'
import { listed } from '../sql/total-of.ts'

/** Who reads, on which day, and how far each right of theirs reaches. */
export type Reader = {
  readonly actor: Pick<Actor, 'userId' | 'restriction' | 'supervisedIds'>
  readonly today: ISODate
  readonly reach: (permission: Permission) => Reach
}

/** One thing that a list or a detail shows: its type outside, and where a statement finds it. */
export type Part<Value> = {
  readonly spec: FieldSpec<MayLack<Value>, Codes<Value>>
  readonly from: (reader: Reader) => Expression<Value>
}
type AnyPart = {
  readonly spec: FieldSpec<boolean, never>
  readonly from: (reader: Reader) => Expression<unknown>
}
type ValuesOf<P> = { -readonly [K in keyof P]: P[K] extends Part<infer Value> ? Value : never }

/**
 * One part by its own expression: `part(of.yearMonth, sql<YearMonth>`month.year_month`)`. What
 * depends on the reader or on the day is a function of them.
 */
export const part = <Value>(
  spec: FieldSpec<MayLack<Value>, Codes<Value>>,
  from: Expression<Value> | ((reader: Reader) => Expression<Value>),
): Part<Value> => ({ spec, from: typeof from === 'function' ? from : () => from })

/** Some fields of an entity, of its table under its name in the statement. */
export function fieldsOf<E extends Entity, N extends FieldName<E>>(
  entity: E,
  alias: string,
  names: readonly N[],
): { readonly [K in N]: Part<Row<E>[K]> } {
  const specs: Readonly<Record<string, FieldSpec<boolean, never>>> = specsOf(entity, names)
  const parts = names.map((name) => [
    name,
    { spec: specs[name], from: () => sql.ref(`${alias}.${name}`) },
  ])
  return Object.fromEntries(parts) as { [K in N]: Part<Row<E>[K]> }
}

/** The person of a row, by the column of their id; `users` of the statement has their document. */
export const personOf = (userId: string) => ({
  rut: part<string>(of.text, sql.ref('users.rut')),
  fullname: part<string | null>(of.maybe(of.text), nameIn(userId)),
  isOwn: {
    spec: of.flag,
    from: ({ actor }: Reader) => sql<boolean>`${sql.ref(userId)} = ${actor.userId ?? 0}`,
  } satisfies Part<boolean>,
})

/** What a list or a detail shows, said once: its columns, their types, and the type of a row. */
export type View<Shape> = {
  readonly specs: Specs<Shape>
  /** The query with these columns. */
  select<DB, Tables extends keyof DB, Found>(
    reader: Reader,
    query: SelectQueryBuilder<DB, Tables, Found>,
  ): SelectQueryBuilder<DB, Tables, Found & Shape>
}
export type RowOf<V> = V extends View<infer Shape> ? Shape : never

/** Declares a view: `view({ ...fieldsOf(Supplier, 'supplier', ['id', 'name']) })`. */
export function view<const P extends Readonly<Record<string, AnyPart>>>(
  parts: P,
): View<ValuesOf<P>> {
  const entries = Object.entries<AnyPart>(parts)
  return {
    specs: Object.fromEntries(entries.map(([name, { spec }]) => [name, spec])) as never,
    select: (reader, query) =>
      query.select(
        entries.map(([name, { from }]) => sql`${from(reader)}`.as(name)) as never,
      ) as never,
  }
}

/** The GraphQL object of a view. */
export const objectOfView = <Shape extends object>(
  name: string,
  shown: View<Shape>,
): AnyObject<Shape> => objectFrom<Shape>(name, shown.specs)

/** The expressions by which a list is ordered, and the columns that decide between equal rows. */
type Orders<Sort extends string> = {
  readonly by: Readonly<Record<Sort, Expression<unknown>>>
  readonly ties: readonly string[]
}

/**
 * A page of a view over the rows that match, in the order that was asked for: the newest first
 * among equal ones.
 */
export async function pageOfView<DB, Tables extends keyof DB, Shape, Sort extends string>(
  reader: Reader,
  shown: View<Shape>,
  matching: SelectQueryBuilder<DB, Tables, object>,
  orders: Orders<NoInfer<Sort>>,
  input: Pick<ListInput<unknown, Sort>, 'sort' | 'page' | 'counted'>,
): Promise<Listed<Shape>> {
  const { by, descending } = input.sort
  const selected = shown.select(reader, matching)
  const ordered = orders.ties.reduce(
    (query, column) => query.orderBy(sql.ref(column), 'desc'),
    selected.orderBy(orders.by[by], descending ? 'desc' : 'asc'),
  )
  return listed(matching, ordered, input) as Promise<Listed<Shape>>
}
