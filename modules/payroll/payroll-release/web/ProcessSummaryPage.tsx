import { Progress } from 'antd'
import { Navigate } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { formatNumber } from '#chile/numbers.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { coverage } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { PartialAmount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { ProcessStage, stages } from '../model/stages.ts'
import { Deadlines } from './Deadlines.tsx'
import { PayrollDashboard, PayrollDashboardOld } from '#generated/operations/payroll-release.ts'
import { pathOfProcess } from './paths.ts'
import { ProcessDialog } from './ProcessDialog.tsx'
import type { Entry } from './types.ts'
import './processes.css'

/** How often the summary asks again (product specification). */
const everyThreeSeconds = 3000

const views = [
  { value: 'activos', label: 'Activos' },
  { value: 'historial', label: 'Historial' },
]

/** How far each process of every razón social is: one line, one thing to do next. */
export default function ProcessSummaryPage() {
  const can = useCan()
  if (can('payrollDashboard.read')) return <Summary />
  // The menu opens this page to readers of reports or of many payslips: their pages are elsewhere.
  if (can('payrollReports.read')) return <Navigate replace to={pathTo('processSummary/reportes')} />
  if (can('payrollMonths.read')) return <Navigate replace to={pathTo('procesos')} />
  return (
    <section>
      <PageHeader title="Resumen de procesos" />
      <EmptyState title="Su perfil no incluye el resumen">
        Quien administra los permisos puede abrirlo: «Resumen de procesos».
      </EmptyState>
    </section>
  )
}

function Summary() {
  const [search, setSearch] = useAddressParams()
  const old = search.get('ver') === 'historial'
  const everyMs = everyThreeSeconds
  const current = usePoll(PayrollDashboard, undefined, { everyMs, enabled: !old })
  const past = usePoll(PayrollDashboardOld, undefined, { everyMs, enabled: old })
  const answer = old ? past : current
  const all = (old ? past.data?.payrollDashboardOld : current.data?.payrollDashboard) ?? []
  const stage = search.get('etapa')
  const business = search.get('razon')
  const rows = all
    .filter((row) => !stage || row.stage === stage)
    .filter((row) => !business || row.businessId === business)
  const change = (name: string, value: string | undefined) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  return (
    <section className="mg-list mg-embedded">
      <PageHeader
        title="Resumen de procesos"
        context={answer.loading ? 'Cargando' : contextOf(all.length, old)}
        actions={
          <>
            <ActionButton permission="payrollReports.read" to={pathTo('processSummary/reportes')}>
              Reportes
            </ActionButton>
            <ActionButton to={pathTo('procesos')}>Ver todos los meses</ActionButton>
          </>
        }
      />
      <div className="mg-toolbar">
        <ViewSwitch
          aria-label="Qué procesos"
          value={old ? 'historial' : 'activos'}
          options={views}
          onChange={(next) => change('ver', next === 'historial' ? next : undefined)}
        />
        <Businesses rows={all} value={business} onChange={(next) => change('razon', next)} />
      </div>
      {!old && <Deadlines businessId={business} />}
      {!old && all.length > 0 && (
        <StageCounts rows={all} chosen={stage} onChoose={(next) => change('etapa', next)} />
      )}
      {answer.error && <LoadProblem error={answer.error} retry={answer.reload} />}
      {!answer.error && <Processes rows={rows} loading={answer.loading} old={old} />}
    </section>
  )
}

function contextOf(count: number, old: boolean): string {
  if (old) return count === 1 ? '1 proceso terminado' : `${count} procesos terminados`
  return count === 1 ? '1 proceso activo' : `${count} procesos activos`
}

type FilterProps = {
  rows: readonly Entry[]
  value: string | null
  onChange: (value: string | undefined) => void
}

function Businesses({ rows, value, onChange }: FilterProps) {
  const names = new Map(rows.map((row) => [row.businessId, row.businessName]))
  return (
    <Choice
      aria-label="Razón social"
      className="mg-pick"
      optional
      placeholder="Todas las razones sociales"
      value={value}
      onChange={(next) => onChange(next ?? undefined)}
      options={[...names].map(([id, label]) => ({ value: id, label }))}
    />
  )
}

type CountProps = {
  rows: readonly Entry[]
  chosen: string | null
  onChoose: (stage: string | undefined) => void
}

/** How many processes wait in each of the five stages; each count opens its list. */
const StageCounts = ({ rows, chosen, onChoose }: CountProps) => (
  <ol className="pp-stages" aria-label="Procesos por etapa">
    {stages.map((stage, index) => {
      const count = rows.filter((row) => row.stage === stage).length
      return (
        <li key={stage}>
          <button
            type="button"
            aria-pressed={chosen === stage}
            onClick={() => onChoose(chosen === stage ? undefined : stage)}
          >
            <span className="pp-stage-name">
              {index + 1}. {ProcessStage.label(stage)}
            </span>
            <span className={count > 0 ? 'pp-stage-count' : 'pp-stage-count soft'}>{count}</span>
          </button>
        </li>
      )
    })}
  </ol>
)

type ListProps = { rows: readonly Entry[]; loading: boolean; old: boolean }

function Processes({ rows, loading, old }: ListProps) {
  const form = useOpenForm('proceso')
  if (!loading && rows.length === 0) {
    return (
      <EmptyState title={old ? 'Aún no termina ningún proceso' : 'No hay procesos activos'}>
        {old
          ? 'Un proceso termina cuando está cerrado, liberado y pagado.'
          : 'Abra el mes siguiente de una razón social en Procesos.'}
      </EmptyState>
    )
  }
  const table = {
    caption: 'Procesos de remuneraciones',
    rows,
    columns,
    rowKey: (row: Entry) => row.payrollMonthId,
    skeleton: loading ? 4 : 0,
    nameOf: (row: Entry) => `${row.activity}, ${row.businessName}`,
    actions: (row: Entry) => [
      { label: 'Abrir proceso', to: pathOfProcess(row) },
      {
        label: 'Responsable y pago',
        permission: 'payrollMonths.update' as const,
        besides: ['payrollMonths.read' as const],
        onClick: () => form.open(row.payrollMonthId),
      },
    ],
  }
  return (
    <>
      <Rows {...table} />
      {rows
        .filter(({ payrollMonthId }) => payrollMonthId === form.key)
        .map((entry) => (
          <ProcessDialog key={entry.payrollMonthId} entry={entry} form={form} />
        ))}
    </>
  )
}

const coveredIn = ({ totalPeople, realWorkers }: Entry) =>
  coverage({ totalPeople: totalPeople ?? null, calculated: realWorkers })

const isWrong = ({ failed, stage }: Entry): boolean => failed > 0 && stage === 'REVIEW'

const nothing = <span className="soft">–</span>

const columns: readonly Column<Entry>[] = [
  {
    key: 'activity',
    title: 'Actividad',
    lead: true,
    render: (row) => (
      <span className="mg-option pp-activity">
        <Link to={pathOfProcess(row)}>{row.activity}</Link>
        <span className="soft">{row.businessName}</span>
        {row.description && <span className="soft">{row.description}</span>}
      </span>
    ),
  },
  {
    key: 'stage',
    title: 'Etapa',
    render: (row) => (
      <span className="mg-option">
        <span>{ProcessStage.label(row.stage)}</span>
        <span className={`mg-reason ${isWrong(row) ? 'pm-failed' : 'soft'}`}>{row.advice}</span>
      </span>
    ),
  },
  {
    key: 'workers',
    title: 'Trabajadores',
    render: (row) => (
      <span className="pp-workers">
        <span className="tabular">
          {formatNumber(row.realWorkers)} de {formatNumber(row.workers)}
        </span>
        <Progress
          aria-label={`Liquidaciones de ${row.activity}, ${row.businessName}`}
          percent={row.workers > 0 ? Math.floor((row.realWorkers / row.workers) * 100) : 0}
          showInfo={false}
          size="small"
        />
      </span>
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => (
      <span className="mg-option">
        <StatusTag tone={row.state === 'Cerrado' ? 'success' : 'primary'}>{row.state}</StatusTag>
        {row.responsible && (
          <span className="soft mg-reason">{`A cargo de ${row.responsible}`}</span>
        )}
      </span>
    ),
  },
  {
    key: 'net',
    title: 'Total líquido',
    align: 'end',
    render: (row) => <PartialAmount of={coveredIn(row)} value={row.totalNet} />,
  },
  {
    key: 'bank',
    title: 'Banco y archivo',
    render: ({ bank, file }) => (
      <span className="mg-option">
        <span className="mg-reason">{bank ?? nothing}</span>
        {file && <span className="soft mg-reason">{file}</span>}
      </span>
    ),
  },
]
