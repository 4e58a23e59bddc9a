import { plainDecimal } from '#chile/money/decimal.ts'
import { type Entity, type FieldName, metaOf, type Row } from '#platform/model/entity.ts'
import type { Stored } from '../graphql/object.ts'

type Untyped = Readonly<Record<string, unknown>>

/**
 * The columns of an entity's fields: only optional ones may be null, and a choice is one of its
 * codes.
 */
type Columns<E extends Entity, N extends FieldName<E>> = {
  readonly [K in N as Row<E>[K] extends object | null ? never : K]: IsChoice<Row<E>[K]> extends true
    ? Row<E>[K]
    : null extends Row<E>[K]
      ? unknown
      : NonNullable<unknown>
}

type IsChoice<Value> =
  NonNullable<Value> extends string ? (string extends NonNullable<Value> ? false : true) : false

/**
 * A row of the database as its entity words it: money is one value made of the columns `…Value` and
 * `…Currency`, and exact decimals lose the zeros that a numeric column adds.
 */
export function entityRow<E extends Entity, N extends FieldName<E>>(
  of: E,
  names: readonly N[],
  row: Columns<E, N>,
): Stored<E, N> {
  return valuesOf(of, names, row as Untyped) as Stored<E, N>
}

/** The values of an entity when its row is missing: all empty. */
export function valuesOf<E extends Entity>(
  of: E,
  names: readonly FieldName<E>[],
  row: Untyped,
): Untyped {
  return Object.fromEntries(names.map((name) => [name, valueOf(of, name, row)]))
}

/** The values of data that some readers may not see: without the row, all empty. */
export function shownRow<E extends Entity, N extends FieldName<E>>(
  of: E,
  names: readonly N[],
  row: Columns<E, N> | undefined,
): { [K in N]: Stored<E, N>[K] | null } {
  return valuesOf(of, names, (row ?? {}) as Untyped) as { [K in N]: Stored<E, N>[K] | null }
}

/** The reverse: the columns of an entity's input. Omitted fields stay omitted. */
export function entityColumns<E extends Entity>(
  of: E,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given = Object.entries(values).filter(
    ([name, value]) => name in of.fields && value !== undefined,
  )
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      if (metaOf(of, name).kind !== 'money') return [[name, value]]
      const money = value as { value: string; currency: string } | null
      return [
        [`${name}Value`, money?.value ?? null],
        [`${name}Currency`, money?.currency ?? null],
      ]
    }),
  )
}

const exactKinds: ReadonlySet<string> = new Set(['decimal', 'percent', 'uf', 'hours'])

function valueOf<E extends Entity>(of: E, name: FieldName<E>, row: Untyped) {
  const { kind } = metaOf(of, name)
  if (kind === 'money') {
    const [value, currency] = [row[`${name}Value`], row[`${name}Currency`] ?? 'CLP']
    return value === null || value === undefined
      ? null
      : { value: plainDecimal(String(value)), currency }
  }
  const value = row[name] ?? null
  return exactKinds.has(kind) && value !== null ? plainDecimal(String(value)) : value
}
