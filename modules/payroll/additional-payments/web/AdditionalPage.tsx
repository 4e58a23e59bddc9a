import { useParams } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import type { OtherProcessQuery } from '#generated/documents/graphql.ts'
import { monthLabel } from '#chile/period.ts'
import { AdditionalTotals } from '#generated/operations/additional-payments.ts'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { useNarrow } from '#platform/web/look/media.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { OtherActions, OtherProcess } from '#modules/payroll/payroll-frame/web/index.ts'
import { PaymentsPanel } from '#modules/payroll/payroll-release/web/index.ts'
import {
  Gratification,
  isRunning,
  ProposeGratification,
  useWhenCalculated,
  type Year,
  YearDocument,
} from '#modules/payroll/gratification/web/index.ts'
import { ReleaseButton } from './ReleaseButton.tsx'
import { OpenActions } from './OpenActions.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import type { PaymentTotals as Totals } from './types.ts'
import './additional.css'

/** Payments apart after the closing: what each adds to the month, and what is left of it. */
export default function AdditionalPage() {
  const { id = '' } = useParams()
  const detail = useDetail(OtherProcess, { input: { id } })
  const gratified = usePoll(
    YearDocument,
    { input: { payrollMonthId: id } },
    { everyMs: everySecond, until: ({ gratification: { job } }) => !job || !isRunning(job) },
  )
  const year = gratified.data?.gratification
  useWhenCalculated(year?.job)
  const totals = useDetail(
    AdditionalTotals,
    { input: { payrollMonthId: id } },
    { keep: true, enabled: year?.year === null },
  )
  const month = detail.data?.payrollMonth
  const name = month ? nameOf(month, year) : ''
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName}` : 'Proceso adicional'}
      context={month && <Context month={month} title={name} />}
      actions={
        month && (
          <>
            {month.isOpen ? <OpenActions month={month} /> : <ReleaseButton id={id} />}
            <OtherActions
              month={month}
              close="Cerrar adicional"
              closing="Los pagos quedan definitivos, y el mes de remuneraciones con ellos."
            />
          </>
        )
      }
      loading={detail.loading || gratified.loading || totals.loading}
      error={detail.error ?? gratified.error ?? totals.error}
      retry={() => {
        detail.reload()
        gratified.reload()
        totals.reload()
      }}
    >
      {month && year && (
        <>
          <PaymentsPanel monthId={id} isOpen={month.isOpen} />
          {year.year !== null ? (
            <Gratification id={id} year={year} />
          ) : (
            totals.data && (
              <Choice
                id={id}
                year={year}
                yearMonth={month.yearMonth}
                totals={totals.data.additionalTotals}
              />
            )
          )}
        </>
      )}
    </DetailPage>
  )
}

/** How often a calculation is looked at. */
const everySecond = 1000

type Month = OtherProcessQuery['payrollMonth']

const ofMonth = ({ yearMonth }: Month) => `Adicional de ${monthLabel(yearMonth)}`

const nameOf = (month: Month, year: Year | undefined) =>
  year?.year ? `Gratificación del año ${year.year}` : (month.name ?? ofMonth(month))

/** Whose it is; and, when it has a name of its own, of which month. */
const Context = ({ month, title }: { month: Month; title: string }) => (
  <PageContext tone={month.isOpen ? 'warning' : 'success'} state={month.stateLabel}>
    {title !== ofMonth(month) && <span>{ofMonth(month)}</span>}
    <span>{month.businessName}</span>
  </PageContext>
)

const yearText =
  'Lo que el año debe por los artículos 47 y 50 del Código del Trabajo, menos lo que pagaron los ' +
  'meses cerrados. Se propone a todos; después se puede excluir a personas.'

type ChoiceProps = { id: string; year: Year; yearMonth: number; totals: Totals }

/** What an open process pays: what is entered for people, or the gratification of a year. */
function Choice({ id, year, yearMonth, totals }: ChoiceProps) {
  const [params, setParams] = useAddressParams()
  const narrow = useNarrow()
  const table = <PaymentTable id={id} isOpen={year.isOpen} yearMonth={yearMonth} totals={totals} />
  if (!year.isOpen) return table
  const chosen = params.get('pago') === 'gratificacion' ? 'gratificacion' : 'pagos'
  const paying = totals.given > 0
  const first = year.years.find(({ reason }) => reason === null) ?? year.years[0]
  return (
    <>
      <ViewSwitch
        className="ga-kind"
        orientation={narrow ? 'vertical' : 'horizontal'}
        aria-label="Qué paga el proceso"
        value={chosen}
        onChange={(pago) => setParams(pago === 'pagos' ? {} : { pago }, { replace: true })}
        options={[
          { value: 'pagos', label: 'Pagos a personas' },
          { value: 'gratificacion', label: ['Gratificación legal del año', first?.year].join(' ') },
        ]}
      />
      {chosen === 'pagos' && table}
      {chosen === 'gratificacion' && paying && (
        <EmptyState title="El proceso ya tiene pagos">
          La gratificación del año se paga sola: quite los pagos, o abra otro adicional del mes.
        </EmptyState>
      )}
      {chosen === 'gratificacion' && !paying && (
        <Panel title="Gratificación legal del año" text={yearText}>
          {first?.reason && <p role="status">{first.reason}.</p>}
          <ProposeGratification id={id} year={year} />
        </Panel>
      )}
    </>
  )
}
