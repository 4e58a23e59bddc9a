import { monthLabel } from '#chile/period.ts'
import { Indicators } from '#generated/operations/indicators.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AllowanceTable } from './AllowanceTable.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { type Figure, needsAttention } from './figures.ts'
import { FigureTables } from './FigureTables.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { MonthViews, useMonthViews } from './MonthViews.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { TaxTable } from './TaxTable.tsx'
import './indicators.css'

const views = [
  { value: 'indicadores', label: 'Indicadores' },
  { value: 'impuesto', label: 'Impuesto' },
  { value: 'asignacion', label: 'Asignación' },
]

/** The legal figures of a month: what they are, where they were read, and what is missing. */
export default function IndicatorsPage() {
  const at = useMonthViews('indicadores')
  const { month, view, search, set } = at
  const list = useDetail(Indicators, { input: { yearMonth: month } }, { keep: true })
  const figures = list.data?.indicators ?? []
  const form = useOpenForm('indicador')
  const isOpen = (what: string, { key }: Figure) => form.key === `${what} ${key} ${month}`
  const waiting = figures.filter(needsAttention).length
  const open = figures.find(({ key }) => key === search.get('figura'))
  return (
    <section className="mg-list">
      <PageHeader
        title="Indicadores"
        plainTitle={`Indicadores de ${monthLabel(month)}`}
        context={list.loading ? 'Cargando' : contextOf(waiting)}
      />
      <MonthViews at={at} views={views} />
      {list.error && <LoadProblem error={list.error} retry={list.reload} />}
      {view === 'impuesto' && <TaxTable month={month} />}
      {view === 'asignacion' && <AllowanceTable month={month} />}
      {view === 'indicadores' && !list.error && (
        <FigureTables
          figures={figures}
          loading={list.loading}
          onEnter={({ key }) => form.open(`ingresar ${key} ${month}`)}
          onRevoke={({ key }) => form.open(`anular ${key} ${month}`)}
          onHistory={({ key }) => set('figura', key)}
        />
      )}
      {figures.map((figure) =>
        isOpen('ingresar', figure) ? (
          <EntryDialog key={figure.key} figure={figure} form={form} />
        ) : isOpen('anular', figure) ? (
          <RevokeDialog key={figure.key} figure={figure} form={form} />
        ) : null,
      )}
      {open && <HistoryDrawer figure={open} onClose={() => set('figura', null)} />}
    </section>
  )
}

function contextOf(waiting: number): string {
  if (waiting === 0) return 'Todo lo que usan las liquidaciones está confirmado'
  return waiting === 1 ? '1 requiere atención' : `${waiting} requieren atención`
}
