import { Alert } from 'antd'
import { useOutletContext, useParams } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import { MakeFiling, OpenFiling } from '#generated/operations/filings.ts'
import { openFile } from '#platform/web/api/files.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { JobProgress } from '#platform/web/kit/page/JobProgress.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { type FilingKind, FilingState, progressOf } from '../model/filing.ts'
import { Changes } from './Changes.tsx'
import { Factors } from './Factors.tsx'
import { Findings } from './Findings.tsx'
import { History } from './History.tsx'
import { MakeDialog } from './MakeDialog.tsx'
import { Totals } from './Totals.tsx'
import type { FilingMonthRow, FilingRow } from './types.ts'
import { useFilings } from './useFilings.ts'
import { Wages } from './Wages.tsx'

/** The newest file of a kind: its state, what it adds up to, and the ones before it. */
export function FilingTab({ kind }: { kind: FilingKind }) {
  const { id = '' } = useParams()
  const month = useOutletContext<FilingMonthRow | undefined>()
  const form = useOpenForm('declaracion')
  const polled = useFilings()
  if (polled.error) return <LoadProblem error={polled.error} retry={polled.reload} />
  if (!polled.data || !month) return <PageSkeleton header={false} />
  const made = polled.data.filings.filter((one) => one.kind === kind)
  const [newest] = made
  return (
    <>
      <FilingHead kind={kind} month={month} newest={newest} form={form} />
      {newest ? <NewestFiling filing={newest} /> : <Nothing isOpen={month.isOpen} />}
      {kind === 'DJ1887' && <Factors payrollMonthId={id} />}
      {made.length > 0 && <History rows={made} />}
      {form.key !== undefined && (
        <MakeDialog form={form} payrollMonthId={id} hasFund={month.ccafCode !== null} />
      )}
    </>
  )
}

type HeadProps = {
  kind: FilingKind
  month: FilingMonthRow
  newest: FilingRow | undefined
  form: OpenForm
}

/** What is done with the file of a kind: made, or made again, and downloaded. */
export function FilingHead({ kind, month, newest, form }: HeadProps) {
  const make = useAction(MakeFiling, { done: 'El archivo se está haciendo' })
  const open = useAction(OpenFiling, { after: openFile, quiet: true, keepCache: true })
  const making = newest?.state === 'MAKING'
  const reason = month.isOpen
    ? 'Primero hay que cerrar el mes'
    : making
      ? 'El archivo se está haciendo'
      : undefined
  const payrollMonthId = month.payrollMonthId
  return (
    <div className="mg-toolbar">
      <ActionButton
        look={newest?.madeAt ? 'plain' : 'primary'}
        permission="filings.create"
        disabled={reason}
        onClick={() =>
          kind === 'PREVIRED' || kind === 'PREVIRED_ADDED'
            ? form.open()
            : make.run({
                input: {
                  payrollMonthId,
                  kind,
                  layout: 'SEPARATED',
                  ccafPercent: null,
                  originMonth: null,
                },
              })
        }
      >
        {newest?.madeAt ? 'Hacer otro archivo' : 'Hacer archivo'}
      </ActionButton>
      {newest?.madeAt && (
        <ActionButton
          look="primary"
          disabled={newest.state === 'STALE' ? newest.advice : undefined}
          onClick={() => open.run({ input: { id: newest.id } })}
        >
          Descargar
        </ActionButton>
      )}
    </div>
  )
}

const Nothing = ({ isOpen }: { isOpen: boolean }) => (
  <EmptyState title="Todavía no se hace el archivo">
    {isOpen
      ? 'Se hace con el mes cerrado, para que diga lo mismo que las liquidaciones.'
      : 'Cada campo se comprueba al hacerlo, antes de subirlo al portal.'}
  </EmptyState>
)

const alerts: Readonly<Record<string, 'error' | 'warning' | 'success'>> = {
  FAILED: 'error',
  STALE: 'warning',
  ERRORS: 'error',
  WARNINGS: 'warning',
  CLEAN: 'success',
}

/** The newest file: how far it is, or what it says. */
export function NewestFiling({ filing }: { filing: FilingRow }) {
  if (filing.state === 'MAKING') {
    return (
      <JobProgress
        title="Haciendo el archivo"
        state={filing.done ? 'running' : 'pending'}
        {...progressOf(filing)}
        unit="pasos"
        message={filing.message ?? undefined}
      />
    )
  }
  return (
    <>
      <Alert
        className="mg-block"
        type={alerts[filing.state] ?? 'warning'}
        showIcon
        title={FilingState.label(filing.state)}
        description={filing.advice}
      />
      {filing.madeAt && <Content filing={filing} />}
    </>
  )
}

const lineHint: Readonly<Record<string, string>> = {
  PREVIRED: 'Una por persona, movimiento y contrato',
  PREVIRED_ADDED: 'Una por persona, de lo que se le paga de ese mes',
  LRE: 'Una por persona',
  DJ1887: 'Una por persona y año',
}

function Content({ filing }: { filing: FilingRow }) {
  const { kind, people, lines, errors, warnings } = filing
  const count = (value: number | null) => (value === null ? '–' : formatNumber(value))
  return (
    <>
      <div className="mg-block">
        <Figures
          label="El archivo"
          figures={[
            { label: 'Personas', value: count(people) },
            { label: 'Líneas', value: count(lines), hint: lineHint[kind] },
            {
              label: 'Errores',
              value: count(errors),
              hint: 'Impiden subirlo',
              ...(errors ? { tone: 'danger' as const } : {}),
            },
            { label: 'Avisos', value: count(warnings), hint: 'Para leer antes' },
          ]}
        />
      </div>
      <Findings filing={filing} />
      <Totals filing={filing} />
      {kind === 'DJ1887' && <Wages filing={filing} />}
      <Changes filing={filing} />
    </>
  )
}
