import { plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import type { TableValues } from '#modules/concepts/concept-library/model/table.ts'

/** One value of a version, ready to read and to compare with another's. */
export type Shown = { name: string; label: string; text: string }

/** The fields of a version in words, in the order of the form. */
export function shownFields<E extends Entity>(
  of: E,
  names: readonly FieldName<E>[],
  values: object,
): Shown[] {
  const known = new Map<string, unknown>(Object.entries(values))
  return names.map((name) => {
    const meta = metaOf(of, name)
    return { name, label: meta.label, text: textOf(known.get(name), meta) }
  })
}

function textOf(
  value: unknown,
  { kind, catalog }: { kind: string; catalog?: { label(code: string): string } },
): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const text = String(value)
  if (catalog) return catalog.label(text)
  if (kind === 'date') return text.split('-').toReversed().join('-')
  return kind === 'decimal' ? formatNumber(plainDecimal(text)) : text
}

/** Each row of a table as one line. */
export const shownTable = ({ metadata, fixedRows }: TableValues): Shown[] =>
  fixedRows.map((row, index) => ({
    name: `row${index}`,
    label: `Tramo ${index + 1}`,
    text: metadata
      .map(({ title }, column) => {
        const cell = row[column] ?? null
        return `${title} ${cell === null ? 'sin límite' : formatNumber(plainDecimal(cell))}`
      })
      .join(' · '),
  }))
