import { registry } from '#generated/registry.ts'
import { type FieldMeta, metaOfField } from '#platform/model/field.ts'
import type { Column, Kept } from '#platform/model/registry.ts'
import { acts } from './acts.ts'

/**
 * Everything the audit records: for each table and act, its name in Spanish, the person or razón
 * social its rows belong to, and the permission that opens each column. What is not listed here is
 * shown to nobody.
 */
export const kept: Readonly<Record<string, Kept>> = { ...registry, ...acts }

const byName = new Map(Object.entries(kept))

/** `operación:updateUser` is one of the acts `operación`. */
export const keptOf = (entity: string): Kept | undefined =>
  byName.get(entity) ?? byName.get(entity.split(':', 1)[0] ?? '')

/** A column of a kept table; of any other there is none, and nothing to tell. */
export function columnOf(entity: string, name: string): Column | undefined {
  const { columns = {}, others } = keptOf(entity) ?? {}
  return Object.hasOwn(columns, name) ? columns[name] : others
}

/**
 * Whether a column is never shown because it carries no meaning for people. That is not
 * withholding.
 */
export const isInternal = (entity: string, name: string): boolean =>
  columnOf(entity, name)?.seen === null

/** The label and the format of a column: its own, or those of the table's entity. */
export function metaOfColumn(entity: string, name: string): FieldMeta | undefined {
  const field = columnOf(entity, name)?.field ?? fieldOf(entity, name)
  return field && metaOfField(field)
}

/** «Sueldo base, moneda»: an amount with its currency is one field in two columns. */
export function labelOfColumn(entity: string, name: string): string | undefined {
  const whole = metaOfColumn(entity, name)
  if (whole) return whole.label
  const of = moneyOf(entity, name)
  return of && (name.endsWith('_currency') ? `${of.label}, moneda` : of.label)
}

/** The money field of which a column is the amount or the currency. */
export function moneyOf(entity: string, name: string): FieldMeta | undefined {
  const money = /^(.+)_(value|currency)$/.exec(name)
  const field = money?.[1] === undefined ? undefined : fieldOf(entity, money[1])
  return field && metaOfField(field)
}

const fieldOf = (entity: string, name: string) => keptOf(entity)?.of?.fields[fieldName(name)]

/** `pension_status` is `pensionStatus` among the fields of its entity. */
export const fieldName = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
