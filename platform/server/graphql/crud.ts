import { upperFirst } from '#chile/text.ts'
import type { Entity, FieldName } from '#platform/model/entity.ts'
import { id as idField, integer } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'
import { constraintMessages } from '../database-errors.ts'
import type { CrudFacts } from './crud-facts.ts'
import { rowsOf } from './crud-rows.ts'
import { byId, inputOf, patchInputOf, type Shape } from './input.ts'
import { companyIdOn } from './more-fields.ts'
import { type AnyObject, objectOf, type Stored } from './object.ts'
import { mutation, query } from './operations.ts'

/** A catalogue as its operations are named, for the documents that its page sends. */
export type Catalogue = {
  name: string
  id: EntityName
  /** Every field that is answered. */
  fields: readonly string[]
  /** The type of its list's input, if it has one. */
  asked?: string | undefined
  operations: { all?: string; one?: string; create?: string; update?: string; remove?: string }
}

/** Every catalogue whose rows are its entity, by the name of it. */
export const catalogues = new Map<string, Catalogue>()

/**
 * The five operations of a plain catalogue of the company: all, one, create, update with version,
 * remove. Leave a name out and write that one by hand when it stops being plain. Answers the type
 * of its rows.
 */
export function crud<
  E extends Entity,
  N extends FieldName<E>,
  Shown = Stored<E, FieldName<E>>,
  const More extends Shape = Record<never, never>,
  Parent extends N = never,
>(of: E, facts: CrudFacts<E, N, Shown, More, Parent>): AnyObject<Shown> {
  const { all, one, create, update, remove, parent, besides } = facts
  // The kit may cast: without a type of its own, a row has the fields of its entity.
  const type = facts.type ?? (objectOf(of) as unknown as AnyObject<Shown>)
  if (facts.keeps && !of.fields['kept']) throw new Error(`${of.name} has no field «kept»`)
  const rows = rowsOf(of, facts)
  constraintMessages(facts.refusals ?? {})
  if (!facts.type) {
    catalogues.set(of.name, catalogueOf(of, facts))
    companyIdOn(type as unknown as AnyObject<object>)
  }
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
  return type
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
