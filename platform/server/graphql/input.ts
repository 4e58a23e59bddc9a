import { upperFirst } from '#chile/text.ts'
import type { InputRef } from '@pothos/core'
import { z } from 'zod'
import { isGuarded } from '#access/guarded-fields.ts'
import type { Entity, FieldName } from '#platform/model/entity.ts'
import {
  type FieldMeta,
  type FieldSchema,
  metaOfField,
  id as idField,
} from '#platform/model/field.ts'
import { type EntityName, publicId } from '#platform/model/ids.ts'
import { invalid, notFound, UserError } from '../errors.ts'
import { builder } from './builder.ts'
import { enumOf } from './object.ts'

/** A GraphQL input and the zod schema that checks it: always made together. */
export type Input<Value> = {
  readonly name: string
  readonly ref: InputRef<object>
  readonly schema: z.ZodType<Value>
  /** The paths of ids in the input, for the tests that attack them. */
  readonly ids: Readonly<Record<string, EntityName>>
  /** The definition of each field, for the tests that generate values. */
  readonly fields: Readonly<Record<string, FieldMeta | NestedFields>>
  /** Fields that may be omitted as «unchanged», where null is not a value of its own. */
  readonly loose: ReadonlySet<string>
}
export type NestedFields = { nested: Input<unknown>['fields']; list: boolean; optional: boolean }

type Nested = { nested: Input<unknown>; list: boolean; optional?: true }
export type Shape = Record<string, FieldSchema | Nested>
type ValueOfField<F> = F extends FieldSchema
  ? z.output<F>
  : F extends { nested: Input<infer V>; list: true; optional: true }
    ? V[] | null
    : F extends { nested: Input<infer V>; list: true }
      ? V[]
      : F extends { nested: Input<infer V> }
        ? V
        : never
export type ValueOfShape<S> = { [K in keyof S]: ValueOfField<S[K]> }

/** A list of another input: rows of a grid, lines of a file. At most 1.000 in one request. */
export const listOf = <V>(nested: Input<V>): { nested: Input<V>; list: true } => ({
  nested,
  list: true,
})

/** An optional list of another input: when omitted, nothing changes. */
export const maybeListOf = <V>(
  nested: Input<V>,
): { nested: Input<V>; list: true; optional: true } => ({ nested, list: true, optional: true })

const isNested = (field: FieldSchema | Nested): field is Nested => 'nested' in field

/** An input from named fields. */
export function inputFrom<const S extends Shape>(name: string, shape: S): Input<ValueOfShape<S>> {
  return makeInput<ValueOfShape<S>>(name, shape, false)
}

/** An input with some fields of an entity, and additional ones. */
export const inputOf = <
  E extends Entity,
  N extends FieldName<E>,
  const More extends Shape = Record<never, never>,
>(
  name: string,
  of: E,
  names: readonly N[],
  more?: More,
): Input<{ [K in N]: z.output<E['fields'][K]> } & ValueOfShape<More>> => {
  const own = Object.fromEntries(names.map((field) => [field, of.fields[field]])) as Shape
  return makeInput(name, { ...own, ...more }, false)
}

/**
 * The same for an update: what is left out stays as it was. More fields (id, from) are always
 * required, also where the entity names them.
 */
export const patchInputOf = <E extends Entity, N extends FieldName<E>, const More extends Shape>(
  name: string,
  of: E,
  names: readonly N[],
  more: More,
): Input<{ [K in N]?: z.output<E['fields'][K]> } & ValueOfShape<More>> => {
  const patch = Object.fromEntries(names.map((field) => [field, of.fields[field]])) as Shape
  const loose = names.filter((field) => !Object.hasOwn(more, field))
  return makeInput(name, { ...patch, ...more }, new Set<string>(loose))
}

const byIds = new Map<EntityName, Input<{ id: number }>>()

/** The input of an operation on one row; the same for every operation of that entity. */
export function byId(entity: EntityName): Input<{ id: number }> {
  const name = `ById${upperFirst(entity)}`
  const made = byIds.get(entity) ?? inputFrom(name, { id: idField(entity) })
  byIds.set(entity, made)
  return made
}

function makeInput<Value>(
  name: string,
  shape: Shape,
  loose: false | ReadonlySet<string>,
): Input<Value> {
  const ids: Record<string, EntityName> = {}
  requireRules(name, shape)
  const isLoose = (key: string) => loose !== false && loose.has(key)
  const ref = builder.inputType(name, {
    fields: (t) =>
      Object.fromEntries(
        Object.entries(shape).map(([key, field]) => {
          if (isNested(field)) {
            const type = field.nested.ref as InputRef<object>
            return [
              key,
              t.field({
                type: (field.list ? [type] : type) as unknown as 'String',
                required: !field.optional,
              }),
            ]
          }
          const meta = metaOfField(field)
          const required = !meta.optional && !isLoose(key)
          return [key, t.field({ type: inputType(meta) as 'String', required })]
        }),
      ),
  })
  const zodShape = Object.fromEntries(
    Object.entries(shape).map(([key, field]) => {
      if (isNested(field)) {
        for (const [path, entity] of Object.entries(field.nested.ids))
          ids[`${key}.${path}`] = entity
        return [key, nestedSchema(field)]
      }
      const meta = metaOfField(field)
      if (meta.reference) ids[key] = meta.reference
      return [key, isLoose(key) ? withoutNull(field, meta).optional() : field]
    }),
  )
  return {
    name,
    ref: ref as unknown as InputRef<object>,
    schema: z.object(zodShape) as unknown as z.ZodType<Value>,
    ids,
    loose: loose === false ? none : loose,
    fields: Object.fromEntries(
      Object.entries(shape).map(([key, field]) => [
        key,
        isNested(field)
          ? { nested: field.nested.fields, list: field.list, optional: field.optional ?? false }
          : { ...metaOfField(field), optional: metaOfField(field).optional || isLoose(key) },
      ]),
    ),
  }
}

const none: ReadonlySet<string> = new Set()

/** Stops the server at its start when a guarded field has no rule. */
function requireRules(name: string, shape: Shape): void {
  for (const field of Object.values(shape)) {
    const guardedAs = isNested(field) ? undefined : metaOfField(field).guardedAs
    if (guardedAs !== undefined && !isGuarded(guardedAs)) {
      throw new Error(`${name} has ${guardedAs}: say who sets it in guardedFields of its module`)
    }
  }
}

function nestedSchema({ nested, list, optional }: Nested): z.ZodType {
  if (!list) return nested.schema
  const rows = z.array(nested.schema).max(1000)
  return optional ? rows.nullish().transform((value) => value ?? null) : rows
}

const withoutNull = (field: FieldSchema, meta: FieldMeta): FieldSchema =>
  meta.optional ? field : z.preprocess((value) => (value === null ? '' : value), field)

const MoneyInput = builder.inputType('MoneyInput', {
  fields: (t) => ({
    value: t.field({ type: 'Decimal', required: true }),
    currency: t.string({ required: true }),
  }),
})

function inputType(meta: FieldMeta) {
  switch (meta.kind) {
    case 'id':
    case 'ref':
    case 'file':
      return 'ID'
    case 'integer':
    case 'days':
      return 'Int'
    case 'pesos':
      return 'Pesos'
    case 'decimal':
    case 'percent':
    case 'uf':
    case 'hours':
      return 'Decimal'
    case 'money':
      return MoneyInput
    case 'date':
      return 'Date'
    case 'timestamp':
      return 'DateTime'
    case 'yearMonth':
      return 'YearMonth'
    case 'flag':
      return 'Boolean'
    case 'choice':
      return meta.catalog ? enumOf(meta.catalog) : 'String'
    default:
      return 'String'
  }
}

/** The checked value, or its first error as a UserError at its field. */
export function parseInput<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (!issue) throw new UserError('invalid', 'Los datos no son válidos')
  const missing = parsed.error.issues.some((one) => isMissing(one))
  if (missing) throw notFound()
  throw invalid(issue.path.map(String).join('.'), innermost(issue))
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === 'custom' && issue.params?.['missing'] === true) ||
  (issue.code === 'invalid_union' && issue.errors.some((branch) => branch.some(isMissing)))

function innermost(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  const [first] = issue.errors[0] ?? []
  return first ? innermost(first) : issue.message
}

export { publicId }
