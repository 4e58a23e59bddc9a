import { Alert } from 'antd'
import { useOutletContext } from 'react-router'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import {
  CentralizationSums,
  ExportCentralization,
  ReverseCentralization,
} from '#generated/operations/accounting.ts'
import { openFile } from '#platform/web/api/files.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { JobProgress } from '#platform/web/kit/page/JobProgress.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EntryState, progressOf } from '../model/accounting-entry.ts'
import { BookedReports } from './BookedReports.tsx'
import { FileDialog } from './FileDialog.tsx'
import { MakeDialog } from './MakeDialog.tsx'
import { Problems } from './Problems.tsx'
import { Sums } from './Sums.tsx'
import type { Entry, MonthRow } from './types.ts'
import { useEntries } from './useEntries.ts'

/** The newest entry of the month: its state, its accounts, and what is behind each amount. */
export default function EntryTab() {
  const month = useOutletContext<MonthRow | undefined>()
  const form = useOpenForm('asiento')
  const reversal = useOpenForm('reverso')
  const template = useOpenForm('archivo del asiento')
  const polled = useEntries()
  if (polled.error) return <LoadProblem error={polled.error} retry={polled.reload} />
  if (!polled.data || !month) return <PageSkeleton header={false} />
  const entries = polled.data.centralizations
  const newest = entries.find(({ kind }) => kind === 'ENTRY')
  return (
    <>
      <Head month={month} newest={newest} form={form} reversal={reversal} template={template} />
      {newest ? <Newest entry={newest} /> : <Nothing isOpen={month.isOpen} />}
      {form.key !== undefined && (
        <MakeDialog form={form} payrollMonthId={month.payrollMonthId} last={newest} />
      )}
      {newest && reversal.key !== undefined && <Reverse entry={newest} form={reversal} />}
      {newest && template.key !== undefined && <FileDialog entry={newest} form={template} />}
    </>
  )
}

type HeadProps = {
  month: MonthRow
  newest: Entry | undefined
  form: OpenForm
  reversal: OpenForm
  template: OpenForm
}

function Head({ month, newest, form, reversal, template }: HeadProps) {
  const load = useAction(ExportCentralization, { after: openFile, quiet: true, keepCache: true })
  const inForce = newest?.state === 'VALID' || newest?.state === 'STALE'
  const reason = month.isOpen
    ? 'Primero hay que cerrar el mes'
    : newest?.state === 'MAKING'
      ? 'El asiento se está haciendo'
      : undefined
  return (
    <div className="mg-toolbar">
      {!inForce && (
        <ActionButton
          look="primary"
          permission="centralization.create"
          disabled={reason}
          onClick={() => form.open()}
        >
          {newest ? 'Hacer otro asiento' : 'Hacer asiento'}
        </ActionButton>
      )}
      {newest?.sha256 && (
        <>
          <ActionButton
            look="primary"
            onClick={() => load.run({ input: { id: newest.id, format: 'EXCEL' } })}
          >
            Descargar Excel
          </ActionButton>
          <ActionButton onClick={() => load.run({ input: { id: newest.id, format: 'CSV' } })}>
            Descargar CSV
          </ActionButton>
          <ActionButton permission="accountingPlan.read" onClick={() => template.open()}>
            Descargar por plantilla
          </ActionButton>
        </>
      )}
      {inForce && (
        <ActionButton permission="centralization.create" onClick={() => reversal.open()}>
          Reversar
        </ActionButton>
      )}
    </div>
  )
}

function Reverse({ entry, form }: { entry: Entry; form: OpenForm }) {
  const reverse = useAction(ReverseCentralization, { done: 'Asiento reversado' })
  return (
    <AskDialog
      title={`Reversar el asiento ${entry.number}`}
      okText="Reversar"
      max={500}
      rows={3}
      busy={reverse.busy}
      form={form}
      onSend={(reason) => reverse.attempt({ input: { id: entry.id, reason } })}
    >
      <p className="soft">
        Queda un asiento igual por el otro lado, enlazado a este, y el mes se puede hacer otra vez.
      </p>
    </AskDialog>
  )
}

const Nothing = ({ isOpen }: { isOpen: boolean }) => (
  <EmptyState title="Todavía no se hace el asiento">
    {isOpen
      ? 'Se hace con el mes cerrado, para que diga lo mismo que las liquidaciones.'
      : 'Cada monto va a su cuenta, y debe y haber quedan iguales al peso, o se dice qué falta.'}
  </EmptyState>
)

const alerts: Readonly<Record<string, 'error' | 'warning' | 'success' | 'info'>> = {
  FAILED: 'error',
  REFUSED: 'error',
  STALE: 'warning',
  VALID: 'success',
  REVERSED: 'info',
}

function Newest({ entry }: { entry: Entry }) {
  if (entry.state === 'MAKING') {
    return (
      <JobProgress
        title="Haciendo el asiento"
        state={entry.done ? 'running' : 'pending'}
        {...progressOf(entry)}
        unit="pasos"
        message={entry.message ?? undefined}
      />
    )
  }
  return (
    <>
      <Alert
        className="mg-block"
        type={alerts[entry.state] ?? 'warning'}
        showIcon
        title={EntryState.label(entry.state)}
        description={entry.advice}
      />
      {entry.madeAt && <Content entry={entry} />}
    </>
  )
}

function Content({ entry }: { entry: Entry }) {
  const { debit, credit, people, groupName, withVacations } = entry
  const pesos = (value: number | null) => (value === null ? '–' : formatPesos(value))
  return (
    <>
      <div className="mg-block">
        <Figures
          label="El asiento"
          figures={[
            { label: 'Debe', value: pesos(debit) },
            { label: 'Haber', value: pesos(credit) },
            { label: 'Personas', value: people === null ? '–' : formatNumber(people) },
            {
              label: 'Centros de costo',
              value: groupName ?? 'Sin repartir',
              hint: withVacations ? 'Con provisión de vacaciones' : 'Sin provisión de vacaciones',
            },
          ]}
        />
      </div>
      {entry.problems.length > 0 && <Problems rows={entry.problems} />}
      {entry.sha256 && <Accounts entry={entry} />}
      {entry.sha256 && <BookedReports entryId={entry.id} />}
    </>
  )
}

function Accounts({ entry }: { entry: Entry }) {
  const detail = useDetail(CentralizationSums, { input: { id: entry.id } })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!detail.data) return <PageSkeleton header={false} />
  return <Sums entry={entry} rows={detail.data.centralizationSums} />
}
