import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { AccountingTemplateTrial, CentralizationMonths } from '#generated/operations/accounting.ts'
import { TrialRows } from '#platform/web/file-template/TrialRows.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

/** Months that are offered, the newest first. */
const OFFERED = 30

/** A template as it is being written, tried on the entry of a month. */
export function EntryTrial({ templateId }: { templateId: string }) {
  const may = useCan()('centralization.read')
  const months = useDetail(
    CentralizationMonths,
    {
      filter: {},
      sort: { by: 'yearMonth', descending: true },
      page: { number: 1, size: OFFERED },
      counted: false,
    },
    { enabled: may },
  )
  const [params, setParams] = useAddressParams()
  if (!may) return null
  if (months.error) return <LoadProblem error={months.error} retry={months.reload} />
  const booked = (months.data?.centralizationMonths.rows ?? []).filter(
    ({ debit, state }) => debit !== null && state !== 'REFUSED',
  )
  if (booked.length === 0) return null
  const chosen = booked.find(({ payrollMonthId }) => payrollMonthId === params.get('mes'))
  return (
    <Panel title="Prueba con un mes" text="El borrador, columna por columna, con su asiento.">
      <Choice
        aria-label="Mes de la prueba"
        placeholder="Elija un mes"
        options={booked.map(({ payrollMonthId, businessName, yearMonth }) => ({
          value: payrollMonthId,
          label: `${monthLabel(yearMonth)}, ${businessName}`,
        }))}
        value={chosen?.payrollMonthId ?? null}
        onChange={(mes) => setParams(mes === null ? {} : { mes }, { replace: true })}
        optional
      />
      {chosen && <Tried payrollMonthId={chosen.payrollMonthId} templateId={templateId} />}
    </Panel>
  )
}

function Tried(input: { payrollMonthId: string; templateId: string }) {
  // While the template changes, what it made before stays in sight.
  const detail = useDetail(AccountingTemplateTrial, { input }, { keep: true })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  const trial = detail.data?.accountingTemplateTrial
  if (!trial) return null
  return (
    <>
      <TrialRows trial={trial} />
      {trial.number !== null && (
        <p>
          {`Asiento ${trial.number}: ${counted(trial.lines, 'línea')}, ${formatPesos(trial.total)}
          en cada lado.`}
        </p>
      )}
    </>
  )
}
