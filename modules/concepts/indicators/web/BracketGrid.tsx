import { addDecimals, isDecimal } from '#chile/money/decimal.ts'
import { decimal, optional } from '#platform/model/field.ts'
import { useFill, useRead } from '#platform/web/kit/form/form-hooks.tsx'
import { type LineColumn, LineGrid } from '#platform/web/kit/sheet/LineGrid.tsx'
import type { TableKind } from '../model/brackets.ts'
import { asPercent, numbersIn } from './pasted-numbers.ts'

/** The most that a limit or a value may be. */
const most = 999_999_999_999

type Cell = LineColumn & { percent?: boolean }

const cellsOf = ({ decimals, values }: TableKind): Cell[] => [
  { name: 'above', title: 'Desde', field: optional(decimal('Desde', decimals, { max: most })) },
  {
    name: 'upTo',
    title: 'Hasta',
    field: optional(decimal('Hasta', decimals, { max: most })),
    placeholder: 'Y más',
  },
  ...values.map((value, at): Cell => ({
    name: at === 0 ? 'value1' : 'value2',
    title: value.unit === '%' ? `${value.title} (%)` : value.title,
    field: optional(decimal(value.title, value.decimals, { max: most })),
    percent: value.unit === '%',
  })),
]

/** The brackets of a table as they are typed or pasted; where one ends, the next one begins. */
export function BracketGrid({ kind }: { kind: TableKind }) {
  const [read, fill] = [useRead(), useFill()]
  const columns = cellsOf(kind)
  const follow = (line: number, name: string) => {
    const end = name === 'upTo' ? read(['rows', line, 'upTo']) : undefined
    if (typeof end !== 'string' || !isDecimal(end) || !read(['rows', line + 1])) return
    const next = addDecimals(end, kind.step)
    if (read(['rows', line + 1, 'above']) !== next) fill(['rows', line + 1, 'above'], next)
  }
  const readBlock = (block: string[][], first: number) => {
    const rows = numbersIn(block)
    const rates = columns.slice(first).findIndex(({ percent }) => percent)
    if (rates < 0) return rows
    const shares = asPercent(rows.map((row) => row[rates] ?? null))
    return rows.map((row, at) => row.map((cell, column) => (column === rates ? shares[at] : cell)))
  }
  return (
    <LineGrid
      name="rows"
      label="Tramos"
      one="tramo"
      columns={columns}
      least={2}
      most={20}
      add="Agregar tramo"
      readBlock={readBlock}
      onLeave={follow}
    />
  )
}
