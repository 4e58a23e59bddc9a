import { useSearchParams } from 'react-router'
import { monthLabel } from '#chile/period.ts'
import { Choice } from '#platform/web/kit/Choice.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { OpenMonths } from './documents.ts'
import { Retroactivity } from './Retroactivity.tsx'

/** What closed months owe, razón social by razón social: each has one open month that pays. */
export default function RetroactivePage() {
  const months = useDetail(OpenMonths, { input: { businessId: null } })
  const [params, setParams] = useSearchParams()
  const open = (months.data?.payrollProcessMonths ?? []).filter(({ isOpen }) => isOpen)
  const chosen = open.find(({ id }) => id === params.get('mes')) ?? open[0]
  if (months.error) return <LoadProblem error={months.error} retry={months.reload} page />
  if (months.loading) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title="Retroactivos"
        context="Lo que se supo después del cierre y cambia lo que debió pagarse"
      />
      {open.length > 1 && (
        <Choice
          aria-label="Razón social y mes abierto"
          className="rt-month"
          value={chosen?.id ?? null}
          onChange={(mes) => setParams({ mes: mes ?? '' }, { replace: true })}
          options={open.map(({ id, businessName, yearMonth }) => ({
            value: id ?? '',
            label: `${businessName}, ${monthLabel(yearMonth ?? 0)}`,
          }))}
        />
      )}
      {chosen?.id ? (
        <Retroactivity key={chosen.id} monthId={chosen.id} />
      ) : (
        <EmptyState title="No hay un mes abierto">
          Las diferencias de los meses cerrados se pagan en el mes abierto. Ábralo en «Procesos».
        </EmptyState>
      )}
    </>
  )
}
