import { upperFirst } from '#chile/text.ts'
import type { ApiOperation } from '#access/api.ts'
import type { Entity, FieldName, Row } from '#platform/model/entity.ts'
import { id as idField, integer } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { constraintMessages } from '../database-errors.ts'
import type { Tx } from '../db.ts'
import { rowsOf } from './crud-rows.ts'
import { byId, type Input, inputOf, patchInputOf, type Shape, type ValueOfShape } from './input.ts'
import { type AnyObject, objectOf, type Stored } from './object.ts'
import { mutation, query } from './operations.ts'

type Table = Parameters<Tx['selectFrom']>[0] & string
type Given<E extends Entity, N extends FieldName<E>> = Partial<Pick<Row<E>, N>>

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

/** A catalogue as its operations are named, for the documents that its page sends. */
export type Catalogue = {
  name: string
  id: EntityName
  /** Every field that is answered. */
  fields: readonly string[]
  /** The type of what its list is asked, if anything. */
  asked?: string | undefined
  operations: { all?: string; one?: string; create?: string; update?: string; remove?: string }
}

/** Every catalogue whose rows are its entity, by the name of it. */
export const catalogues = new Map<string, Catalogue>()

/**
 * The five operations of a plain catalogue of the company: all, one, create, update with version,
 * remove. Leave a name out and write that one by hand when it stops being plain.
 */
export function crud<
  E extends Entity,
  N extends FieldName<E>,
  Shown = Stored<E, FieldName<E>>,
  const More extends Shape = Record<never, never>,
  Parent extends N = never,
>(of: E, facts: CrudFacts<E, N, Shown, More, Parent>): void {
  const { all, one, create, update, remove, parent, besides } = facts
  // The kit may cast: without a type of its own, a row is what its entity says.
  const type = facts.type ?? (objectOf(of) as unknown as AnyObject<Shown>)
  const rows = rowsOf(of, facts)
  constraintMessages(facts.refusals ?? {})
  if (!facts.type) catalogues.set(of.name, catalogueOf(of, facts))
  if (all && parent) {
    query(all, { input: parent.input, type, many: true, run: rows.under as never })
  } else if (all) query(all, { type, many: true, run: rows.all })
  if (one) {
    query(one, { input: byId(facts.id), type, run: (context, { id }) => rows.one(context, id) })
  }
  if (create) {
    const input = inputOf(`${upperFirst(create)}Input`, of, facts.fields, besides?.input)
    mutation(create, { input, type, run: rows.create })
  }
  if (update) {
    const more = { id: idField(facts.id), version: integer('Versión'), ...besides?.input }
    const names = facts.fields.filter((name) => name !== parent?.field)
    const input = patchInputOf(`${upperFirst(update)}Input`, of, names, more)
    mutation(update, { input, type, run: rows.update })
  }
  if (remove) mutation(remove, { input: byId(facts.id), type: 'Boolean', run: rows.remove })
}

function catalogueOf<E extends Entity>(
  of: E,
  facts: Pick<
    CrudFacts<E, never, unknown, Shape, never>,
    'id' | 'all' | 'one' | 'create' | 'update' | 'remove'
  > & { parent?: { input: { name: string } } | undefined },
): Catalogue {
  const { id, all, one, create, update, remove, parent } = facts
  return {
    name: of.name,
    id,
    fields: Object.keys(of.fields),
    asked: parent?.input.name,
    operations: Object.fromEntries(
      Object.entries({ all, one, create, update, remove }).filter(([, name]) => name !== undefined),
    ),
  }
}
