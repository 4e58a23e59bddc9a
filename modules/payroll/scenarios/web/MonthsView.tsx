import { monthTitle, monthShort } from '#chile/period.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { Amount, Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { type Measure, measures, type Scenario } from './words.ts'

type Props = { scenarios: readonly Scenario[]; measure: Measure }
type Row = {
  yearMonth: number
  projected: boolean
  paidNet: number | null
  real: number
  values: readonly (number | null)[]
}

/** Month by month: reality, this scenario, and the others that are looked at beside it. */
export function MonthsView({ scenarios, measure }: Props) {
  const { label } = measures[measure]
  const rows = rowsOf(scenarios, measure)
  const names = scenarios.map(({ name }) => name)
  const columns = columnsOf(names, measure)
  const table = {
    caption: `${label} por mes`,
    rows,
    columns,
    rowKey: ({ yearMonth }: Row) => String(yearMonth),
  }
  return (
    <>
      <Chart
        title={`${label} por mes`}
        type={rows.length > 1 ? 'line' : 'column'}
        unit="pesos"
        height={320}
        categories={rows.map(({ yearMonth }) => monthShort(yearMonth))}
        series={[
          { name: 'Realidad', data: rows.map(({ real }) => real) },
          ...names.map((name, at) => ({
            name,
            data: rows.map(({ values }) => values[at] ?? null),
          })),
        ]}
      />
      <div className="sc-head">
        <h2>{label} por mes</h2>
        <DownloadDropdown
          onDownload={(format) => saveRows(format, `${names[0]} ${label}`, rows, columns)}
        />
      </div>
      <Rows {...table} />
    </>
  )
}

function rowsOf(scenarios: readonly Scenario[], measure: Measure): Row[] {
  const { of } = measures[measure]
  const monthsOf = ({ result }: Scenario) => result?.months ?? []
  return (scenarios[0] ? monthsOf(scenarios[0]) : []).map((month) => ({
    yearMonth: month.yearMonth,
    projected: month.projected,
    paidNet: month.paidNet,
    real: month.real[of],
    values: scenarios.map(
      (one) =>
        monthsOf(one).find(({ yearMonth }) => yearMonth === month.yearMonth)?.simulated[of] ?? null,
    ),
  }))
}

/** How far a scenario is from what is real in a month; null where it has no such month. */
function changeOf({ values, real }: Row, at: number): number | null {
  const value = values[at]
  return typeof value === 'number' ? value - real : null
}

function columnsOf(names: readonly string[], measure: Measure): Column<Row>[] {
  return [
    {
      key: 'month',
      title: 'Mes',
      lead: true,
      text: (row) => monthTitle(row.yearMonth),
    },
    { key: 'known', title: 'Cifras', render: (row) => <Known row={row} measure={measure} /> },
    {
      key: 'real',
      title: 'Realidad',
      align: 'end',
      render: ({ real }) => <Amount value={real} />,
      text: ({ real }) => real,
    },
    ...names.flatMap((name, at): Column<Row>[] => [
      {
        key: `value-${at}`,
        title: name,
        align: 'end',
        render: ({ values }) => <Amount value={values[at] ?? null} />,
        text: ({ values }) => values[at] ?? null,
      },
      {
        key: `change-${at}`,
        title: 'Diferencia',
        align: 'end',
        render: (row) => {
          const change = changeOf(row, at)
          return change === null ? null : <Delta value={change} />
        },
        text: (row) => changeOf(row, at),
      },
    ]),
  ]
}

/** Whether the month rests on known figures, and whether it is what was paid. */
function Known({ row, measure }: { row: Row; measure: Measure }) {
  if (row.projected) return <StatusTag tone="warning">Supuestas</StatusTag>
  if (measure === 'liquido' && row.paidNet !== null) {
    return row.paidNet === row.real ? (
      <StatusTag tone="success">Igual a lo pagado</StatusTag>
    ) : (
      <StatusTag tone="accent">Distinta de lo pagado</StatusTag>
    )
  }
  return <StatusTag tone="success">Publicadas</StatusTag>
}
