import { Segmented } from 'antd'
import { useParams, useSearchParams } from 'react-router'
import { monthLabel } from '#chile/period.ts'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { MonthContext } from '#platform/web/kit/PageContext.tsx'
import { useNarrow } from '#platform/web/media.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { OtherActions, OtherProcess } from '#modules/advances/web/index.ts'
import { PaymentsPanel } from '#modules/payroll-processes/web/index.ts'
import { ReleaseButton } from './ReleaseButton.tsx'
import { Gratification as GratificationDocument, Payments } from './documents.ts'
import { Gratification, type Year } from './Gratification.tsx'
import { GratificationTerms } from './GratificationTerms.tsx'
import { PaymentTable, type Row } from './PaymentTable.tsx'
import './additional.css'

/** Payments apart after the closing: what each adds to the month, and what is left of it. */
export default function AdditionalPage() {
  const { id = '' } = useParams()
  const detail = useDetail(OtherProcess, { input: { id } })
  const gratified = useDetail(
    GratificationDocument,
    { input: { payrollMonthId: id } },
    { keep: true },
  )
  const year = gratified.data?.gratification
  const rows = useDetail(
    Payments,
    { input: { payrollMonthId: id } },
    { keep: true, enabled: year?.year === null },
  )
  const month = detail.data?.payrollMonth
  const name = month
    ? year?.year
      ? `Gratificación del año ${year.year}`
      : `Adicional de ${monthLabel(month.yearMonth ?? 0)}`
    : ''
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName ?? ''}` : 'Proceso adicional'}
      context={month && <MonthContext month={month} />}
      actions={
        month && (
          <>
            {!month.isOpen && <ReleaseButton id={id} />}
            <OtherActions
              month={month}
              close="Cerrar adicional"
              closing="Los pagos quedan definitivos, y el mes de remuneraciones con ellos."
            />
          </>
        )
      }
      loading={detail.loading || gratified.loading || rows.loading}
      error={detail.error ?? gratified.error ?? rows.error}
      retry={() => {
        detail.reload()
        gratified.reload()
        rows.reload()
      }}
    >
      {month && year && (
        <>
          <PaymentsPanel monthId={id} isOpen={month.isOpen ?? true} />
          {year.year !== null ? (
            <Gratification id={id} year={year} />
          ) : (
            <Choice
              id={id}
              year={year}
              yearMonth={month.yearMonth ?? 0}
              rows={rows.data?.additionalPayments ?? []}
            />
          )}
        </>
      )}
    </DetailPage>
  )
}

const yearText =
  'Lo que el año debe por los artículos 47 y 50 del Código del Trabajo, menos lo que pagaron los ' +
  'meses cerrados. Se propone a todos; después se puede excluir a personas.'

type ChoiceProps = { id: string; year: Year; yearMonth: number; rows: readonly Row[] }

/** What an open process pays: what is entered for people, or the gratification of a year. */
function Choice({ id, year, yearMonth, rows }: ChoiceProps) {
  const [params, setParams] = useSearchParams()
  const narrow = useNarrow()
  const table = <PaymentTable id={id} isOpen={year.isOpen} yearMonth={yearMonth} rows={rows} />
  if (!year.isOpen) return table
  const chosen = params.get('pago') === 'gratificacion' ? 'gratificacion' : 'pagos'
  const paying = rows.some(({ net }) => net !== null)
  const first = year.years.find(({ reason }) => reason === null) ?? year.years[0]
  return (
    <>
      <Segmented
        className="ga-kind"
        orientation={narrow ? 'vertical' : 'horizontal'}
        aria-label="Qué paga el proceso"
        value={chosen}
        onChange={(pago) => setParams(pago === 'pagos' ? {} : { pago }, { replace: true })}
        options={[
          { value: 'pagos', label: 'Pagos a personas' },
          { value: 'gratificacion', label: `Gratificación legal del año ${first?.year ?? ''}` },
        ]}
      />
      {chosen === 'pagos' && table}
      {chosen === 'gratificacion' && paying && (
        <EmptyState title="El proceso ya tiene pagos">
          La gratificación del año se paga sola: quite los pagos, o abra el adicional de otro mes.
        </EmptyState>
      )}
      {chosen === 'gratificacion' && !paying && (
        <Panel title="Gratificación legal del año" text={yearText}>
          {first?.reason && <p role="status">{first.reason}.</p>}
          <GratificationTerms id={id} year={year} />
        </Panel>
      )}
    </>
  )
}
