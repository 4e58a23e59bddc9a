import { processTitle } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { TrialMonths } from '#generated/operations/parts/bank-lists.ts'
import { TrialPanel } from './TrialPanel.tsx'

/** Months that are offered, the newest first. */
const OFFERED = 24

/** A template as it is being written, tried on a closed month: each change is seen at once. */
export function TemplateTrial({ templateId }: { templateId: string }) {
  const can = useCan()
  const may = can('transfers.read') && can('payrollMonths.read')
  const months = useDetail(TrialMonths, { input: { businessId: null } }, { enabled: may })
  const [params, setParams] = useAddressParams()
  if (!may) return null
  if (months.error) return <LoadProblem error={months.error} retry={months.reload} />
  const closed = (months.data?.payrollProcessMonths ?? [])
    .filter(({ isOpen }) => !isOpen)
    .toSorted((a, b) => b.yearMonth - a.yearMonth)
    .slice(0, OFFERED)
  const chosen = closed.find(({ id }) => id === params.get('mes'))
  if (closed.length === 0) return null
  return (
    <Panel
      title="Prueba con un mes"
      text="El borrador, columna por columna, con los pagos pendientes de un mes cerrado."
    >
      <Choice
        aria-label="Mes de la prueba"
        placeholder="Elija un mes"
        options={closed.map(({ id, businessName, ...process }) => ({
          value: id,
          label: `${processTitle(process)}, ${businessName}`,
        }))}
        value={chosen?.id ?? null}
        onChange={(mes) => setParams(mes === null ? {} : { mes }, { replace: true })}
        optional
      />
      {chosen && <TrialPanel key={chosen.id} input={{ payrollMonthId: chosen.id, templateId }} />}
    </Panel>
  )
}
