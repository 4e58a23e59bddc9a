import { formatRut } from '#chile/rut.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'

/**
 * How a value is written and read in a sheet. `decimal` values are exact decimal strings ("6.958"),
 * `integer` values safe integers, `date` ISO dates, `timestamp` Date objects.
 */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'date' | 'timestamp' | 'flag'

export type Cell = string | number | boolean | Date | null | undefined

/**
 * One column of a list: the key in its rows, the words at its head, and how its values are written.
 */
export type Column<Key extends string = string> = {
  readonly key: Key
  readonly label: string
  readonly kind: ColumnKind
  /** Words for a stored code, such as the label of a catalogue's value. */
  readonly text?: (value: Cell) => string
}

export type SheetRow<Key extends string = string> = Readonly<Partial<Record<Key, Cell>>>

const KIND: Record<string, ColumnKind> = {
  integer: 'integer',
  days: 'integer',
  pesos: 'integer',
  decimal: 'decimal',
  percent: 'decimal',
  uf: 'decimal',
  hours: 'decimal',
  money: 'decimal',
  date: 'date',
  timestamp: 'timestamp',
  yearMonth: 'integer',
  flag: 'flag',
}

/** The sheet kind of an entity field's kind; what is not a number, a date or a flag is text. */
export const columnKind = (fieldKind: string): ColumnKind => KIND[fieldKind] ?? 'text'

/** Columns of some fields of an entity, which says their label, their kind and their codes. */
export const columnsOfEntity = <E extends Entity, N extends FieldName<E>>(
  of: E,
  ...names: readonly N[]
): Column<N>[] =>
  names.map((name) => {
    const { label, kind, catalog } = metaOf(of, name)
    const column = { key: name, label, kind: columnKind(kind) }
    if (catalog) return { ...column, text: (code) => catalog.label(writtenText(code)) }
    return kind === 'rut' ? { ...column, text: (rut) => formatRut(writtenText(rut)) } : column
  })

const writtenText = (cell: Cell): string => (typeof cell === 'string' ? cell : '')

/** `2026-09-14` → `14-09-2026`, as the screens write it. */
export const writtenDate = (iso: string) => iso.slice(0, 10).split('-').toReversed().join('-')
