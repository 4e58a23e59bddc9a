import type { ApiOperation } from '#access/api.ts'
import type { Entity, FieldName, Row } from '#platform/model/entity.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db.ts'
import type { Input, Shape, ValueOfShape } from './input.ts'
import type { AnyObject } from './object.ts'

type Table = Parameters<Tx['selectFrom']>[0] & string
/** What of a row is written; all of it, or what changes. */
export type Given<E extends Entity, N extends FieldName<E>> = Partial<Pick<Row<E>, N>>

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
  /** Whose public id the rows show. */
  id: EntityName
  /** What people write; the other fields are only read. */
  fields: readonly N[]
  /** The order of a list that does not come from `rows`. */
  orderBy?: FieldName<E>
  all?: ApiOperation
  one?: ApiOperation
  create?: ApiOperation
  update?: ApiOperation
  remove?: ApiOperation
  /** What a row belongs to: asked of the list, written with a new row and never changed. */
  parent?: { field: Parent; input: Input<Record<Parent, number>> }
  /** The rows, or one of them, where they show more than their table has; `type` names it all. */
  rows?: (context: Context, only?: number) => Promise<readonly NoInfer<Shown>[]>
  type?: AnyObject<Shown>
  /** Refuses who may not do that with that row; of a list it says only the parent. */
  requires?: (context: Context, action: CrudAction, row: Given<E, N>) => unknown
  /** A check across fields, before anything is written. Throws UserErrors. */
  check?: (given: Given<E, N>, whole: Pick<Row<E>, N>) => void
  /** What is written with a row into other tables, and its part of the inputs. */
  besides?: {
    input: More
    save: (context: Context, id: number, given: ValueOfShape<More>) => Promise<void>
  }
  /** Why a row is not removed, if it is not. */
  keeps?: (context: Context, id: number) => Promise<string | undefined>
  /** What is said when a constraint of the table refuses, and at which field. */
  refusals?: Readonly<Record<string, { message: string; field?: N }>>
}
