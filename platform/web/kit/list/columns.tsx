import { NoBreak } from '../text/NoBreak.tsx'
import type { ReactNode } from 'react'
import type { Shown } from '#access/menu.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import type { FieldMeta } from '#platform/model/field.ts'
import { isAmount, textOf, Value } from '../text/values.tsx'

export type Column<Row> = Shown &
  Cell<Row> & {
    key: string
    title: string
    /** The server's name of the order, when the list can be sorted by it. */
    sort?: string
    align?: 'end'
    width?: number
    /** Not shown until somebody chooses it. */
    optional?: boolean
    /** The column that must stay: it cannot be hidden and is the title of a card. */
    lead?: boolean
  }

/** What an export writes; a column without it is not exported. Alone, it is also what is shown. */
type Cell<Row> =
  | { render(row: Row): ReactNode; text?(row: Row): CellText }
  | { render?: undefined; text(row: Row): CellText }
type CellText = string | number | null | undefined

/** What a cell shows. */
export const shownIn = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  column.render ? column.render(row) : column.text(row)

type Keyed<N extends string> = { readonly [K in N]?: unknown }
type Options<N extends string> = {
  /** The fields by which the server can order; `true` for all of them. */
  sort?: readonly N[] | true
  optional?: readonly N[]
  labels?: Partial<Record<N, string>>
}

/** Columns out of an entity's fields: label, format, alignment and export come with them. */
export function columns<E extends Entity, const N extends FieldName<E>>(
  of: E,
  names: readonly N[],
  { sort = [], optional = [], labels = {} }: Options<N> = {},
): Column<Keyed<N>>[] {
  return names.map((name) => {
    const meta = metaOf(of, name)
    const sortable = sort === true || sort.includes(name)
    return {
      key: name,
      title: labels[name] ?? meta.label,
      render: (row) => <CellOf meta={meta} value={row[name]} />,
      text: (row) => exported(row[name], textOf(meta, row[name])),
      ...(sortable ? { sort: name } : {}),
      ...(isAmount(meta) ? { align: 'end' as const } : {}),
      ...(optional.includes(name) ? { optional: true } : {}),
    }
  })
}

/** Letters of a text beyond which it is a sentence: it takes lines, and no width. */
const SENTENCE = 60

/** Letters of the longest name of a month, a state or a plan: longer words take lines. */
export const SHORT = 24

const Flowing = ({ words }: { words: string }) => (
  <span className="mg-flows">
    <NoBreak words={words} />
  </span>
)

function CellOf({ meta, value }: { meta: FieldMeta; value: unknown }) {
  const words = typeof value === 'string' ? textOf(meta, value) : ''
  if (words.length > SENTENCE) return <span className="mg-sentence">{words}</span>
  if (words.length > SHORT) return <Flowing words={words} />
  return <Value meta={meta} value={value} />
}

/** Whole numbers stay numbers in a spreadsheet. */
const exported = (value: unknown, text: string) => (typeof value === 'number' ? value : text)
