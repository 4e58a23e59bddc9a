import { z } from 'zod'
import type { Catalog } from './catalog.ts'
import type { EntityName } from './ids.ts'

export type Kind =
  | 'id'
  | 'text'
  | 'longText'
  | 'integer'
  | 'days'
  | 'hours'
  | 'pesos'
  | 'decimal'
  | 'percent'
  | 'uf'
  | 'money'
  | 'date'
  | 'timestamp'
  | 'yearMonth'
  | 'flag'
  | 'choice'
  | 'ref'
  | 'rut'
  | 'email'
  | 'phone'
  | 'digits'
  | 'file'

const numericKinds: ReadonlySet<Kind> = new Set<Kind>([
  'integer',
  'days',
  'hours',
  'pesos',
  'decimal',
  'percent',
  'uf',
  'money',
])

/** Whether the values of a kind are numbers, for what is said of one that is none. */
export const isNumeric = (kind: Kind): boolean => numericKinds.has(kind)

/**
 * How careful we are with a value. A: pay, health, bank, identity papers (masked, audited when
 * read);
 * B: personal (masked in logs); C: of the company.
 */
export type Sensitivity = 'A' | 'B' | 'C'

export type FieldMeta = {
  label: string
  kind: Kind
  unit?: string
  help?: string
  placeholder?: string
  sensitivity: Sensitivity
  reference?: EntityName
  catalog?: Catalog
  /** Decimals of a `decimal`, `percent`, `uf` or `hours` field. */
  decimals?: number
  /** The least and the most that a number may be. */
  min?: number
  max?: number
  optional: boolean
  /** `User.role`, of an entity whose fields have each a rule about who sets them. */
  guardedAs?: string
}

export type Options = Partial<Omit<FieldMeta, 'label' | 'kind' | 'optional' | 'guardedAs'>>
export type FieldSchema = z.ZodType

type FieldRegistry = {
  add(schema: FieldSchema, meta: FieldMeta): unknown
  get(schema: FieldSchema): FieldMeta | undefined
}
/** Typed by hand: zod's own type would map every schema inside the metadata, without end. */
const registry = z.registry() as unknown as FieldRegistry

/** What a field says of itself. Throws for a schema that was not made by this file. */
export function metaOfField(schema: FieldSchema): FieldMeta {
  const meta = registry.get(schema)
  if (!meta) throw new Error('This schema carries no field metadata')
  return meta
}

/**
 * Says of a field under which name the rules speak of it. Whatever is made of the field afterwards
 * keeps the name, so that an input cannot lose it.
 */
export function guardField(schema: FieldSchema, guardedAs: string): void {
  const meta = metaOfField(schema)
  if (meta.guardedAs !== undefined && meta.guardedAs !== guardedAs) {
    throw new Error(`${guardedAs} and ${meta.guardedAs} are one field: make two`)
  }
  registry.add(schema, { ...meta, guardedAs })
}

/** Writes down what a schema says of itself; every kind of field is made with it. */
export function field<S extends FieldSchema>(
  schema: S,
  kind: Kind,
  label: string,
  options: Options = {},
): S {
  registry.add(schema, { sensitivity: 'C', ...options, label, kind, optional: false })
  return schema
}

/** The same for a schema made around one that has said it already. */
export const describe = (schema: FieldSchema, meta: FieldMeta): void => {
  registry.add(schema, meta)
}
