import { asText } from '#platform/web/look/format.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import type { OpenMonthsForRetroactivityQuery } from '#generated/documents/graphql.ts'
import { monthLabel } from '#chile/period.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { OpenMonthsForRetroactivity } from '#generated/operations/parts/retroactivity.ts'
import { Retroactivity } from './Retroactivity.tsx'

/** What closed months owe, razón social by razón social: each has one open month that pays. */
export default function RetroactivePage() {
  const months = useDetail(OpenMonthsForRetroactivity, { input: { businessId: null } })
  const [params, setParams] = useAddressParams()
  const offered = payingMonths(months.data?.payrollProcessMonths ?? [])
  const chosen = offered.find(({ id }) => id === params.get('mes')) ?? offered[0]
  if (months.error) return <LoadProblem error={months.error} retry={months.reload} page />
  if (months.loading) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title="Retroactivos"
        context="Lo que se supo después del cierre y cambia lo que debió pagarse"
      />
      {offered.length > 1 && (
        <Choice
          aria-label="Razón social y mes"
          className="rt-month"
          value={chosen?.id ?? null}
          onChange={(mes) => setParams({ mes: asText(mes) }, { replace: true })}
          options={offered.map(({ id, businessName, yearMonth, isOpen }) => ({
            value: id,
            label: `${businessName}, ${monthLabel(yearMonth)}${isOpen ? '' : ' (cerrado)'}`,
          }))}
        />
      )}
      {chosen?.id ? (
        <Retroactivity key={chosen.id} monthId={chosen.id} />
      ) : (
        <EmptyState title="Todavía no hay meses">
          Aquí aparece lo que los meses cerrados deben, cuando hay alguno.
        </EmptyState>
      )}
    </>
  )
}

type Month = OpenMonthsForRetroactivityQuery['payrollProcessMonths'][number]

/**
 * The months of remuneraciones that pay: of each razón social its open ones, or else the last that
 * it closed, which says what is still owed.
 */
function payingMonths(months: readonly Month[]): Month[] {
  const payrolls = months.filter(({ type }) => type === 'PAYROLL')
  return [...Map.groupBy(payrolls, ({ businessId }) => businessId).values()].flatMap((own) => {
    const open = own.filter(({ isOpen }) => isOpen)
    return open.length > 0 ? open : own.slice(0, 1)
  })
}
