import type { VariablesQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { Variables } from '#generated/operations/concepts.ts'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { VariableType } from '#modules/concepts/concept-library/model/catalogs.ts'
import { Variable } from '#modules/concepts/concept-library/model/variable.ts'
import { plain } from './form.ts'
import { byOrigin, ConceptList } from './ConceptList.tsx'
import { originFilter } from './parts.tsx'
import './concepts.css'

type Row = VariablesQuery['variables']['rows'][number]

/** A figure with its unit, pesos with their sign; of a choice of the law, what was chosen. */
const figureOf = ({ type, value, unit }: Row) => {
  const number = plain(value)
  if (number === null) return null
  if (type === 'SETTING' && unit !== '') return unit
  if (unit === 'CLP' || unit === 'Pesos') return `$${formatNumber(number)}`
  return `${formatNumber(number)} ${unit}`.trim()
}

const shown: readonly Column<Row>[] = [
  {
    key: 'value',
    title: 'Valor del mes',
    align: 'end',
    render: (row) =>
      row.value === null ? (
        <Nothing words="Sin valor en el mes" />
      ) : (
        <span className="tabular con-figure">{figureOf(row)}</span>
      ),
    text: figureOf,
  },
  ...columns(Variable, ['type', 'validFrom', 'source', 'uses'], { optional: ['uses'] }),
]

/** Dated figures that formulas name. */
export default function VariablesTab() {
  const list = useList(Variables, {
    filters: [originFilter, { name: 'type', label: 'Tipo', options: VariableType.options }],
    sort: byOrigin,
  })
  return (
    <ConceptList
      kind="variable"
      title="Variables"
      list={list}
      columns={shown}
      empty="Un precio o una tasa, con su mes."
    />
  )
}
