import { counted } from '#chile/counts.ts'
import { type Standing, standingIn } from '#chile/dated-rows.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { MonthViews, useMonthViews } from './MonthViews.tsx'
import { type CodeColumn, codeGroups, columnTitles, type StateCode } from './state-codes.ts'
import './indicators.css'

const views = [
  { value: 'prevision', label: 'Previsión' },
  { value: 'bancos', label: 'Bancos' },
  { value: 'termino', label: 'Término' },
  { value: 'libro', label: 'Libro' },
  { value: 'actividades', label: 'Actividades' },
]

/** The codes of institutions, banks and causes that files write, with source and dates. */
export default function StateCodesPage() {
  const at = useMonthViews('prevision')
  const { month, view } = at
  return (
    <section className="mg-list">
      <PageHeader
        title="Códigos del Estado"
        plainTitle={`Códigos del Estado en ${monthLabel(month)}`}
        context="Los que escriben declaraciones y nóminas; se actualizan con la plataforma"
      />
      <MonthViews at={at} views={views} />
      {(codeGroups[view] ?? []).map(({ title, rows, columns, source, note }) => (
        <Panel
          key={title}
          title={title}
          text={[`Fuente: ${source}.`, note, endedText(rows, month)].filter(Boolean).join(' ')}
        >
          <Rows
            caption={`${title} en ${monthLabel(month)}`}
            rows={rows}
            columns={[nameColumn, ...columns.map(codeColumn), datesColumn(month)]}
            rowKey={({ code }: StateCode) => code}
          />
        </Panel>
      ))}
    </section>
  )
}

function endedText(rows: readonly StateCode[], month: YearMonth): string | undefined {
  const out = rows.filter((row) => standingIn(row, month) !== 'HOLDS').length
  return out === 0
    ? undefined
    : `${counted(out, 'código no rige', 'códigos no rigen')} en ${monthLabel(month)}.`
}

const nameColumn: Column<StateCode> = {
  key: 'name',
  title: 'Nombre',
  lead: true,
  render: ({ name, note, source, status }) => (
    <span className="mg-option">
      <span>{name}</span>
      {status === 'doubtful' && <span className="soft">Por confirmar</span>}
      {note && <span className="soft in-source">{note}</span>}
      {source && <span className="soft in-source">{source}</span>}
    </span>
  ),
}

const codeColumn = (column: CodeColumn): Column<StateCode> => ({
  key: column,
  title: columnTitles[column],
  render: (row) => {
    const value = row[column]
    if (value === null || value === undefined) return <span className="soft">–</span>
    return <span className="tabular">{column === 'rut' ? formatRut(value) : value}</span>
  },
})

const standings: Readonly<Record<Standing, string>> = {
  HOLDS: 'Rige',
  ENDED: 'Ya no rige',
  GONE: 'Ya no existe, sin fecha confirmada',
  NOT_YET: 'Aún no rige',
}

const datesColumn = (month: YearMonth): Column<StateCode> => ({
  key: 'dates',
  title: `En ${monthLabel(month)}`,
  render: (row) => {
    const { from, to } = row
    const limits = [
      ...(from === undefined ? [] : [`desde ${monthLabel(from)}`]),
      ...(to === undefined ? [] : [`hasta ${monthLabel(to)}`]),
    ]
    return (
      <TextWithHint
        words={standings[standingIn(row, month)]}
        hint={limits.length > 0 && limits.join(' ')}
      />
    )
  },
})
