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

/** The columns of a row for some fields of its entity: a choice is one of its codes. */
export type Stored<E extends Entity, N extends FieldName<E>> = Pick<Row<E>, N>

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

/** The public form of a stored value: ids encoded, everything else unchanged. */
function shown(meta: FieldMeta, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (meta.reference && typeof value === 'number') return publicId(meta.reference, value)
  return value
}

/**
 * The GraphQL object of an entity, or of some of its fields. Only its optional fields are nullable;
 * fields that some readers may not see are declared one by one with `objectFrom()`.
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
              nullable: meta.optional as never,
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

/** A plain object type from named fields, nullable where a row may lack them, and only there. */
export function objectFrom<Shape extends object>(
  name: string,
  fields: Specs<Shape>,
): AnyObject<Shape> {
  const object = builder.objectRef<Shape>(name)
  builder.objectType(object, {
    fields: (t) =>
      Object.fromEntries(
        Object.entries<FieldSpec<boolean, never>>(fields).map(([key, spec]) => [
          key,
          t.field({
            type: (spec.list ? [spec.type] : spec.type) as 'String',
            nullable: spec.nullable as never,
            resolve: (row) => specValue(spec, (row as Record<string, unknown>)[key]) as never,
          }),
        ]),
      ),
  })
  return object as unknown as AnyObject<Shape>
}

/** What each field of a row is outside. */
export type Specs<Shape> = {
  [K in keyof Shape & string]: FieldSpec<MayLack<Shape[K]>, Codes<Shape[K]>>
}

type ScalarName = 'ID' | 'Int' | 'String' | 'Boolean' | keyof SchemaTypes['Scalars']
/** Whether a value of this type may be missing. */
export type MayLack<Value> = null extends Value ? true : undefined extends Value ? true : false

/** The codes of a value, or of each value of a list; `string` where it is any text. */
export type Codes<Value> = Extract<Value extends readonly (infer One)[] ? One : Value, string>

/** `Code` holds the codes of a choice: a row with other texts does not fit. */
export type FieldSpec<Nullable extends boolean = boolean, Code extends string = string> = {
  type: ScalarName | AnyObject<never> | ReturnType<typeof enumOf>
  list?: boolean
  nullable: Nullable
  /** For an ID: the entity whose public id is shown. */
  id?: Parameters<typeof publicId>[0]
  /** Never a value: it only carries the codes in the type. */
  readonly takes?: (code: Code) => void
}

/** The outer form of a value: ids encoded, everything else unchanged. */
export function specValue(spec: FieldSpec<boolean, never>, value: unknown): unknown {
  if (spec.id === undefined || value === null || value === undefined) return value
  if (Array.isArray(value)) return value.map((one) => specValue(spec, one))
  return typeof value === 'number' ? publicId(spec.id, value) : value
}

type Given<Code extends string = string> = FieldSpec<false, Code>
const given = (type: FieldSpec['type']): Given => ({ type, nullable: false })

/** Short spellings for objectFrom(): `{ id: of.id('payslip'), net: of.pesos }`. */
export const of = {
  id: (entity: Parameters<typeof publicId>[0]): Given => ({ ...given('ID'), id: entity }),
  text: given('String'),
  int: given('Int'),
  flag: given('Boolean'),
  pesos: given('Pesos'),
  decimal: given('Decimal'),
  date: given('Date'),
  dateTime: given('DateTime'),
  yearMonth: given('YearMonth'),
  choice: <Code extends string>(catalog: Catalog<Code>): Given<Code> => given(enumOf(catalog)),
  object: <Shape>(type: AnyObject<Shape>): Given => given(type as unknown as AnyObject<never>),
  list: <Code extends string>(spec: Given<Code>): Given<Code> => ({ ...spec, list: true }),
  maybe: <Code extends string>(spec: FieldSpec<boolean, Code>): FieldSpec<true, Code> => ({
    ...spec,
    nullable: true,
  }),
}
