import { PlusOutlined } from '@ant-design/icons'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import type { PayrollMonthsQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { PartialAmount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { coverage, ProcessType } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { processScreen } from '#modules/payroll/payroll-frame/model/process-screen.ts'
import { MonthBusinesses, PayrollMonths } from '#generated/operations/parts/payroll-months.ts'
import { OpenMonthDialog } from './OpenMonthDialog.tsx'
import './month.css'

type Row = PayrollMonthsQuery['payrollProcessMonths'][number]

/** How often the list of months asks again (product specification). */
const everyMinute = 60_000

const states = [
  { value: 'todos', label: 'Todos' },
  { value: 'abiertos', label: 'Abiertos' },
  { value: 'cerrados', label: 'Cerrados' },
]

const columns: readonly Column<Row>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    lead: true,
    render: (row) => (
      <Link to={pathTo(processScreen(row.type), { id: row.id })}>{monthTitle(row.yearMonth)}</Link>
    ),
  },
  { key: 'businessName', title: 'Razón social', render: (row) => row.businessName },
  {
    key: 'type',
    title: 'Proceso',
    render: (row) => <TextWithHint words={ProcessType.label(row.type)} hint={row.name} />,
  },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => (
      <StatusTag tone={row.isOpen ? 'primary' : 'success'}>{row.stateLabel}</StatusTag>
    ),
  },
  { key: 'payslips', title: 'Liquidaciones', align: 'end', render: payslipsCell },
  {
    key: 'calculatedAt',
    title: 'Calculado',
    render: (row) =>
      row.calculatedAt
        ? formatMoment(row.calculatedAt, new Date())
        : row.calculated > 0
          ? '–'
          : 'Sin calcular',
  },
  {
    key: 'net',
    title: 'Total líquido',
    align: 'end',
    render: (row) => <PartialAmount of={coverage(row)} value={row.totalNet} />,
  },
  {
    key: 'cost',
    title: 'Costo empresa',
    align: 'end',
    render: (row) => <PartialAmount of={coverage(row)} value={row.totalCost} />,
  },
]

function payslipsCell({ calculated, contracts, failed }: Row) {
  return (
    <span className="tabular">
      {formatNumber(calculated)} de {formatNumber(contracts)}
      {failed > 0 && <span className="pm-failed"> · {failed} con error</span>}
    </span>
  )
}

/** Every month of every razón social within reach: open, calculated, closed. */
export default function MonthsPage() {
  const asked = useAsked()
  const { businessId } = asked
  const months = usePoll(PayrollMonths, { input: { businessId } }, { everyMs: everyMinute })
  const businesses = useDetail(MonthBusinesses, undefined, { needs: 'businesses.read' })
  const form = useOpenForm('abrir mes')
  const shown = businesses.lacks ? undefined : (businesses.data?.businesses ?? [])
  const canOpen = businesses.lacks || businesses.data !== undefined
  const all = months.data?.payrollProcessMonths ?? []
  const rows = all.filter(asked.matches)
  const open = all.filter((row) => row.isOpen).length
  const openButton = (
    <ActionButton
      look="primary"
      icon={<PlusOutlined aria-hidden />}
      permission="payrollMonths.create"
      onClick={() => form.open()}
    >
      Abrir mes
    </ActionButton>
  )
  const table = {
    caption: 'Meses de remuneraciones',
    rows,
    columns,
    rowKey: (row: Row) => row.id,
    skeleton: months.loading ? 8 : 0,
  }
  return (
    <section className="mg-list">
      <PageHeader
        title="Procesos de remuneraciones"
        context={months.loading ? 'Cargando' : `${open} abiertos de ${all.length}`}
        actions={openButton}
      />
      <Narrowing asked={asked} businesses={shown} />
      {months.error && <LoadProblem error={months.error} retry={months.reload} />}
      {!months.loading && all.length > 0 && rows.length === 0 && (
        <EmptyState title="Ningún mes así">Pruebe con otro proceso u otro estado.</EmptyState>
      )}
      {!months.loading && !months.error && all.length === 0 && (
        <EmptyState title="Aún no hay meses" action={openButton}>
          Al abrir el primero se podrá ingresar lo que cambia en él, calcularlo y cerrarlo.
        </EmptyState>
      )}
      {(months.loading || rows.length > 0) && <Rows {...table} />}
      {/* The palette opens the dialog by the address. */}
      {(form.key || asked.opening) && !months.loading && canOpen && (
        <OpenMonthDialog
          form={{ ...form, close: () => (form.close(), asked.set('abrir', null)) }}
          // Of another razón social than the chosen one no month is known here.
          businesses={shown?.filter(
            (row) => row.usePayroll && (businessId === null || row.id === businessId),
          )}
          unpaid={shown?.[0]?.id}
          months={all}
        />
      )}
    </section>
  )
}

/** What of the months is asked for, as the address says it. */
function useAsked() {
  const [search, setSearch] = useAddressParams()
  const type = search.get('proceso')
  const state = states.find(({ value }) => value === search.get('estado'))?.value ?? 'todos'
  return {
    businessId: search.get('razon'),
    opening: search.get('abrir') === '1',
    type,
    state,
    matches: (row: Row) =>
      (!type || row.type === type) && (state === 'todos' || row.isOpen === (state === 'abiertos')),
    set: (name: string, value: string | null | undefined) => {
      const next = new URLSearchParams(search)
      if (value) next.set(name, value)
      else next.delete(name)
      setSearch(next, { replace: true })
    },
  }
}

type NarrowingProps = {
  asked: ReturnType<typeof useAsked>
  /** Those to choose from; nothing for a reader who may not read them. */
  businesses: readonly { id: string; name: string }[] | undefined
}

const Narrowing = ({ asked, businesses }: NarrowingProps) => (
  <div className="mg-toolbar">
    {!businesses && asked.businessId && (
      <ActionButton onClick={() => asked.set('razon', null)}>
        Ver todas las razones sociales
      </ActionButton>
    )}
    {businesses && (
      <Choice
        aria-label="Razón social"
        className="mg-pick"
        optional
        placeholder="Todas las razones sociales"
        value={asked.businessId}
        onChange={(next) => asked.set('razon', next)}
        options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
      />
    )}
    <Choice
      aria-label="Proceso"
      className="mg-pick"
      optional
      placeholder="Todos los procesos"
      value={asked.type}
      onChange={(next) => asked.set('proceso', next)}
      options={ProcessType.options}
    />
    <ViewSwitch
      aria-label="Estado"
      value={asked.state}
      onChange={(next) => asked.set('estado', next === 'todos' ? null : next)}
      options={states}
    />
  </div>
)
