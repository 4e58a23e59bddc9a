import type { Catalog } from '#platform/model/catalog.ts'
import { type Entity, type FieldName, metaOf, type Row } from '#platform/model/entity.ts'
import { type Codes, type FieldSpec, type MayLack, of, outputType } from './object.ts'

/**
 * Some fields of an entity as parts of an `objectFrom()`: types, public ids and whether they may be
 * missing follow its definition.
 */
export function specsOf<E extends Entity, N extends FieldName<E>>(
  of: E,
  names: readonly N[],
): { [K in N]: FieldSpec<MayLack<Row<E>[K]>, Taken<Row<E>[K]>> } {
  const specs = names.map((name) => [name, specOf(of, name)])
  return Object.fromEntries(specs) as {
    [K in N]: FieldSpec<MayLack<Row<E>[K]>, Taken<Row<E>[K]>>
  }
}

/** The codes of a choice; any text for every other field. */
type Taken<Value> = [Codes<Value>] extends [never] ? string : Codes<Value>

/** The same for fields that some readers may not see: each may be missing. */
export function hiddenSpecsOf<E extends Entity, N extends FieldName<E>>(
  of: E,
  names: readonly N[],
): { [K in N]: FieldSpec<true, Taken<Row<E>[K]>> } {
  const specs = names.map((name) => [name, { ...specOf(of, name), nullable: true }])
  return Object.fromEntries(specs) as { [K in N]: FieldSpec<true, Taken<Row<E>[K]>> }
}

function specOf<E extends Entity>(of: E, name: FieldName<E>): FieldSpec {
  const meta = metaOf(of, name)
  return {
    type: outputType(meta) as FieldSpec['type'],
    nullable: meta.optional,
    ...(meta.reference ? { id: meta.reference } : {}),
  }
}

/** The parts of a `Step` of a machine with these states, as `stepsOf` lists them. */
export const stepSpecs = <State extends string>(states: Catalog<State>) => ({
  id: of.int,
  state: of.choice(states),
  reason: of.maybe(of.text),
  author: of.maybe(of.text),
  at: of.dateTime,
})

/** The person of a contract in a row of a list: what leads to both, and how they are called. */
export const contractPersonSpecs = {
  contractId: of.id('contract'),
  userId: of.id('user'),
  name: of.text,
}
