import { useOutletContext } from 'react-router'
import { formatPesos } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { FilingHead, NewestFiling } from './FilingTab.tsx'
import { History } from './History.tsx'
import { MakeDialog } from './MakeDialog.tsx'
import type { FilingMonthRow, FilingRow } from './types.ts'
import { useFilings } from './useFilings.ts'

type Complement = FilingMonthRow['complements'][number]

/** The contributions of earlier months that a month pays: a file for each month of origin. */
export default function ComplementsTab() {
  const month = useOutletContext<FilingMonthRow | undefined>()
  const polled = useFilings()
  if (polled.error) return <LoadProblem error={polled.error} retry={polled.reload} />
  if (!polled.data || !month) return <PageSkeleton header={false} />
  if (month.complements.length === 0) {
    return (
      <EmptyState title="Este mes no paga cotizaciones de meses anteriores">
        Aquí queda un archivo por cada mes de origen, cuando se pagan diferencias de meses cerrados.
      </EmptyState>
    )
  }
  const { filings } = polled.data
  return month.complements.map((complement) => (
    <OfMonth
      key={complement.originMonth}
      complement={complement}
      month={month}
      made={filings.filter(
        ({ kind, originMonth }) =>
          kind === 'PREVIRED_ADDED' && originMonth === complement.originMonth,
      )}
    />
  ))
}

type Props = { complement: Complement; month: FilingMonthRow; made: readonly FilingRow[] }

function OfMonth({ complement, month, made }: Props) {
  const { originMonth, worker, employer } = complement
  const form = useOpenForm(`complemento-${originMonth}`)
  const [newest] = made
  return (
    <Panel
      title={monthTitle(originMonth)}
      text={
        `Este mes paga ${formatPesos(worker)} de cotizaciones del trabajador y ` +
        `${formatPesos(employer)} del empleador que se declaran en ese mes.`
      }
    >
      <FilingHead kind="PREVIRED_ADDED" month={month} newest={newest} form={form} />
      {newest && <NewestFiling filing={newest} />}
      {made.length > 0 && <History rows={made} />}
      {form.key !== undefined && (
        <MakeDialog
          form={form}
          payrollMonthId={month.payrollMonthId}
          hasFund={month.ccafCode !== null}
          originMonth={originMonth}
        />
      )}
    </Panel>
  )
}
