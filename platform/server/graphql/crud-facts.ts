import type { ApiOperation } from '#access/api.ts'
import type { Entity, FieldName, Row } from '#platform/model/entity.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import type { TenantTable } from '../sql/db.ts'
import type { Input, Shape, ValueOfShape } from './input.ts'
import type { AnyObject } from './object.ts'

type Table = TenantTable

/** The written part of a row: all of it, or the changes. */
export type Given<E extends Entity, N extends FieldName<E>> = Partial<Pick<Row<E>, N>>

/** A row before `keeps` says why it is not removed. */
type Unkept<Shown> = Omit<Shown, 'kept'>

export type CrudAction = 'read' | 'create' | 'update' | 'delete'

export type CrudFacts<
  E extends Entity,
  N extends FieldName<E>,
  Shown,
  More extends Shape,
  Parent extends N,
> = {
  /** The table, which has `id` and `version`. */
  table: Table
  /** The entity of the rows' public ids. */
  id: EntityName
  /** The fields that people write; the others are only read. */
  fields: readonly N[]
  /** The order of a list that does not come from `rows`. */
  orderBy?: FieldName<E>
  all?: ApiOperation
  one?: ApiOperation
  create?: ApiOperation
  update?: ApiOperation
  remove?: ApiOperation
  /** The parent of a row: an input of the list, written with a new row and never changed. */
  parent?: { field: Parent; input: Input<Record<Parent, number>> }
  /**
   * Reads the rows, or one of them, when they have more fields than their table; `type` is then
   * their GraphQL type.
   */
  rows?: (context: Context, only?: number) => Promise<readonly Unkept<NoInfer<Shown>>[]>
  type?: AnyObject<Shown>
  /** Refuses people who may not do that with that row; for a list, only the parent is known. */
  requires?: (context: Context, action: CrudAction, row: Given<E, N>) => unknown
  /** A check across fields, before anything is written. Throws UserErrors. */
  check?: (given: Given<E, N>, whole: Pick<Row<E>, N>, context: Context) => unknown
  /** Writes to other tables together with a row, with the inputs for it. */
  besides?: {
    input: More
    save: (context: Context, id: number, given: ValueOfShape<More>) => Promise<void>
  }
  /** Does the correction of a row, where what it was is looked at before and after. */
  around?: <T>(context: Context, id: number, write: () => Promise<T>) => Promise<T>
  /** Follows a change in its transaction; a new row has no `before`, a removed one no `after`. */
  changed?: (
    context: Context,
    change: { before?: NoInfer<Shown>; after?: NoInfer<Shown> },
  ) => Promise<void>
  /**
   * Why some of the rows are not removed, by their ids: each is answered with its reason in the
   * field `kept` of its entity, before anybody presses the button.
   */
  keeps?: (context: Context, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** The sentence and the field of the error, when a constraint of the table refuses. */
  refusals?: Readonly<Record<string, { message: string; field?: N }>>
}
