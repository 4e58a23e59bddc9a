import { Alert } from 'antd'
import { counted } from '#chile/counts.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { SettlementPreview } from '#generated/operations/settlements.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Comparison } from './Comparison.tsx'
import { Debts, type LeftOutDebts } from './Debts.tsx'
import { Lines, VariableMonths } from './Lines.tsx'
import { WhyNotCalculated } from './MissingFigures.tsx'
import { termsIn } from './terms.ts'
import type { Cause, Preview } from './types.ts'
import './settlements.css'

type Props = { values: FormValues; causes: readonly Cause[]; debts: LeftOutDebts }

/** What the finiquito would pay as the form stands, beside the form. */
export function Calculation({ values, causes, debts }: Props) {
  const input = useDebounced(termsIn(values, causes, debts.without), 300)
  if (!input) {
    return (
      <Panel title="Cálculo">
        <p className="soft">Elija el contrato, la causal y las fechas para ver lo que se paga.</p>
      </Panel>
    )
  }
  return (
    <>
      <Outcome input={input} debts={debts} />
      <Comparison input={input} causes={causes} />
    </>
  )
}

type OutcomeProps = { input: NonNullable<ReturnType<typeof termsIn>>; debts: LeftOutDebts }

function Outcome({ input, debts }: OutcomeProps) {
  const { data, error, reload } = useDetail(SettlementPreview, { input }, { keep: true })
  const preview = data?.settlementPreview
  if (error?.field) return <WhyNotCalculated message={error.message} input={input} />
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!preview) return null
  return (
    <Panel title="Cálculo" text={`${preview.name ?? preview.rut}, ${preview.service} de servicio`}>
      <Sums preview={preview} />
      <div className="st-notes">
        {preview.obstacles.map((text) => (
          <Alert key={text} type="error" showIcon title={<NoBreak words={text} />} />
        ))}
        {preview.warnings.map((text) => (
          <Alert key={text} type="warning" showIcon title={<NoBreak words={text} />} />
        ))}
      </div>
      <Lines lines={preview.lines} />
      <VariableMonths lines={preview.lines} months={preview.found.variableMonths} />
      <Debts debts={preview.found.debts} onToggle={debts.toggle} />
      <p className="soft">
        {`Feriado: ${formatNumber(preview.vacationDays)} días hábiles y ` +
          `${counted(preview.nonWorkingDays, 'inhábil intermedio', 'inhábiles intermedios')}.`}
      </p>
    </Panel>
  )
}

const Sums = ({ preview }: { preview: Preview }) => (
  <Figures
    label="Resumen"
    figures={[
      {
        label: 'Total a pagar',
        value: formatPesos(preview.toPay),
        ...(preview.dueOn ? { hint: `Hasta el ${formatDate(preview.dueOn)}` } : {}),
      },
      {
        label: 'Riesgo judicial',
        value: formatPesos(preview.risk),
        hint: 'Si un tribunal no acepta la causal',
      },
    ]}
  />
)
