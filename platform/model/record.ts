import type { Entity, Fields } from './entity.ts'
import { type FieldSchema, optional, text } from './field.ts'
import type { Noun } from './noun.ts'
import type { Machine } from './states.ts'

/** The fields that every record with states has. */
type Versioned = { readonly id: FieldSchema; readonly version: FieldSchema }

/** How the records of an entity are called, which states they have and how a list is asked for. */
type Stated<F extends Fields, State extends string, Name extends string> = {
  readonly noun: Noun
  readonly machine: Machine<State, Name>
  /** Its field of the state. */
  readonly state: keyof F & string
  /** Its field with the words of the last act, where it keeps them. */
  readonly reason?: keyof F & string
  /**
   * What a list is narrowed by: names of the API, each with its field. A list is searched by the
   * name and the RUT of its people besides.
   */
  readonly filters: Readonly<Record<string, keyof F & string>>
  /** What a list is ordered by, the usual one first: names of filters or fields, or `fullname`. */
  readonly sort: readonly [string, ...string[]]
}

/** An entity whose rows have states: what people ask for or enter, and another one answers. */
export type StatedRecord<
  F extends Fields = Fields,
  State extends string = string,
  Name extends string = string,
> = Entity<F> & Stated<F, State, Name>

/**
 * Declares a record with states: what it is, and how it is listed. It is inert data; `records` of
 * the server and `RecordsPage` of the browser read it.
 */
export const record = <
  const F extends Fields & Versioned,
  State extends string,
  const Name extends string,
>(
  definition: StatedRecord<F, State, Name>,
): StatedRecord<F, State, Name> => definition

/** The inputs by which a record is named as its reader saw it. */
export const seenOf = <F extends Fields & Versioned>({ fields: { id, version } }: Entity<F>) => ({
  id: id as F['id'],
  version: optional(version as F['version']),
})

/** The inputs by which a list of records is narrowed. */
export const filterOf = ({
  fields,
  filters,
}: Pick<StatedRecord, 'fields' | 'filters'>): Fields => ({
  search: optional(text('Nombre o RUT', { max: 100 })),
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, field]) => {
      const schema = fields[field]
      return schema ? [[name, optional(schema)]] : []
    }),
  ),
})
