import { z } from 'zod'
import { type FieldMeta, type FieldSchema, guardField, metaOfField } from './field.ts'

export type Fields = Record<string, FieldSchema>

/** A thing with a name, a table and fields. It is inert data: functions that you call read it. */
export type Entity<F extends Fields = Fields> = {
  readonly name: string
  readonly table: string
  readonly label: string
  readonly fields: F
  /** It is a person, an account, or hangs from one: who sets each field is a row of `access/`. */
  readonly guarded?: true
}

export type Row<E extends Entity> = { [K in keyof E['fields']]: z.output<E['fields'][K]> }
export type FieldName<E extends Entity> = keyof E['fields'] & string

export function entity<const F extends Fields>(definition: Entity<F>): Entity<F> {
  if (definition.guarded) {
    for (const [name, schema] of Object.entries(definition.fields)) {
      guardField(schema, `${definition.name}.${name}`)
    }
  }
  return definition
}

/** The checked values of some fields, such as those of an input or of a filter. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: z.output<F[K]> }

/** The names of the fields of an entity, in their order, without some of them. */
export const fieldNames = <E extends Entity, const Left extends FieldName<E> = never>(
  of: E,
  ...left: readonly Left[]
) =>
  Object.keys(of.fields).filter((name) => !left.includes(name as Left)) as Exclude<
    FieldName<E>,
    Left
  >[]

/** Label, unit, sensitivity and kind of one field. */
export function metaOf<E extends Entity>(of: E, name: FieldName<E>): FieldMeta {
  const schema = of.fields[name]
  if (!schema) throw new Error(`${of.name} has no field ${name}`)
  return metaOfField(schema)
}

export const labelOf = <E extends Entity>(of: E, name: FieldName<E>): string =>
  metaOf(of, name).label

/** The zod object of some fields: what a form checks and the server checks again. */
export function schemaOf<E extends Entity, N extends FieldName<E>>(
  of: E,
  names: readonly N[],
): z.ZodObject<{ [K in N]: E['fields'][K] }> {
  const shape = Object.fromEntries(names.map((name) => [name, of.fields[name]]))
  return z.object(shape) as unknown as z.ZodObject<{ [K in N]: E['fields'][K] }>
}

/** The zod object of an update: any field may be left out, and then it does not change. */
export function patchOf<E extends Entity, N extends FieldName<E>>(of: E, names: readonly N[]) {
  return schemaOf(of, names).partial()
}
