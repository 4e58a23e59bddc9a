import type { ObjectRef } from '@pothos/core'
import type { Catalog } from '#platform/model/catalog.ts'
import { type Entity, type FieldName, metaOf, type Row } from '#platform/model/entity.ts'
import type { FieldMeta } from '#platform/model/field.ts'
import { publicId } from '#platform/model/ids.ts'
import { builder, type SchemaTypes, type Types } from './builder.ts'

/** An object type whose rows are `Shape`. */
export type AnyObject<Shape> = ObjectRef<Types, Shape>

/** A money value as people write it: exact text and its currency. */
export type Money = { value: string; currency: string }

/** A row as the database types it: a choice is plain text there. */
export type Stored<E extends Entity, N extends FieldName<E>> = {
  [K in N]: Row<E>[K] extends infer Value ? (Value extends string ? string : Value) : never
}

const enums = new Map<string, ReturnType<typeof makeEnum>>()
const makeEnum = (catalog: Catalog) =>
  builder.enumType(catalog.name, { values: [...catalog.values] as [string, ...string[]] })

/** The GraphQL enum of a catalog, made once. */
export function enumOf(catalog: Catalog): ReturnType<typeof makeEnum> {
  const known = enums.get(catalog.name)
  if (known) return known
  const made = makeEnum(catalog)
  enums.set(catalog.name, made)
  return made
}

const MoneyType = builder.objectRef<Money>('Money').implement({
  fields: (t) => ({
    value: t.field({ type: 'Decimal', resolve: (money) => money.value }),
    currency: t.exposeString('currency'),
  }),
})

/** The GraphQL type of a field, for output. */
export function outputType(meta: FieldMeta) {
  switch (meta.kind) {
    case 'id':
    case 'ref':
    case 'file':
      return 'ID' as const
    case 'integer':
    case 'days':
      return 'Int' as const
    case 'pesos':
      return 'Pesos' as const
    case 'decimal':
    case 'percent':
    case 'uf':
    case 'hours':
      return 'Decimal' as const
    case 'money':
      return MoneyType
    case 'date':
      return 'Date' as const
    case 'timestamp':
      return 'DateTime' as const
    case 'yearMonth':
      return 'YearMonth' as const
    case 'flag':
      return 'Boolean' as const
    case 'choice':
      return meta.catalog ? enumOf(meta.catalog) : ('String' as const)
    default:
      return 'String' as const
  }
}

/** What leaves the server for a stored value: ids in their public form, the rest as it is. */
function shown(meta: FieldMeta, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (meta.reference && typeof value === 'number') return publicId(meta.reference, value)
  return value
}

/**
 * The GraphQL object of an entity, or of some of its fields. `all nullable` fields of the entity
 * are nullable outside; more fields are added with builder.objectField, by hand, next to the call.
 */
export function objectOf<E extends Entity, N extends FieldName<E>>(
  of: E,
  options: { name?: string; fields?: readonly N[] } = {},
): AnyObject<Stored<E, N>> {
  const names = options.fields ?? (Object.keys(of.fields) as N[])
  const object = builder.objectRef<Stored<E, N>>(options.name ?? of.name)
  builder.objectType(object, {
    description: of.label,
    fields: (t) =>
      Object.fromEntries(
        names.map((name) => {
          const meta = metaOf(of, name)
          return [
            name,
            t.field({
              type: outputType(meta) as 'String',
              nullable: true as never,
              description: meta.label,
              extensions: { sensitivity: meta.sensitivity },
              resolve: (row) => shown(meta, (row as Record<string, unknown>)[name]) as never,
            }),
          ]
        }),
      ),
  })
  return object as unknown as AnyObject<Stored<E, N>>
}

/** A plain object type from named fields: for answers that are no entity. */
export function objectFrom<Shape extends object>(
  name: string,
  fields: { [K in keyof Shape]-?: FieldSpec },
): AnyObject<Shape> {
  const object = builder.objectRef<Shape>(name)
  builder.objectType(object, {
    fields: (t) =>
      Object.fromEntries(
        Object.entries<FieldSpec>(fields).map(([key, spec]) => [
          key,
          t.field({
            type: (spec.list ? [spec.type] : spec.type) as 'String',
            nullable: (spec.nullable ?? false) as never,
            resolve: (row) => specValue(spec, (row as Record<string, unknown>)[key]) as never,
          }),
        ]),
      ),
  })
  return object as unknown as AnyObject<Shape>
}

type ScalarName = 'ID' | 'Int' | 'String' | 'Boolean' | keyof SchemaTypes['Scalars']
export type FieldSpec = {
  type: ScalarName | AnyObject<never> | ReturnType<typeof enumOf>
  list?: boolean
  nullable?: boolean
  /** For an ID: the entity whose public id is shown. */
  id?: Parameters<typeof publicId>[0]
}

function specValue(spec: FieldSpec, value: unknown): unknown {
  if (spec.id === undefined || value === null || value === undefined) return value
  if (Array.isArray(value)) return value.map((one) => specValue(spec, one))
  return typeof value === 'number' ? publicId(spec.id, value) : value
}

/** Short spellings for objectFrom(): `{ id: of.id('payslip'), net: of.pesos }`. */
export const of = {
  id: (entity: Parameters<typeof publicId>[0]): FieldSpec => ({ type: 'ID', id: entity }),
  text: { type: 'String' } as FieldSpec,
  int: { type: 'Int' } as FieldSpec,
  flag: { type: 'Boolean' } as FieldSpec,
  pesos: { type: 'Pesos' } as FieldSpec,
  decimal: { type: 'Decimal' } as FieldSpec,
  date: { type: 'Date' } as FieldSpec,
  dateTime: { type: 'DateTime' } as FieldSpec,
  yearMonth: { type: 'YearMonth' } as FieldSpec,
  choice: (catalog: Catalog): FieldSpec => ({ type: enumOf(catalog) }),
  object: <Shape>(type: AnyObject<Shape>): FieldSpec => ({
    type: type as unknown as AnyObject<never>,
  }),
  list: (spec: FieldSpec): FieldSpec => ({ ...spec, list: true }),
  maybe: (spec: FieldSpec): FieldSpec => ({ ...spec, nullable: true }),
}
