import { counted } from '#chile/counts.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import {
  ClosingChecks,
  ClosingDeadlines,
  ClosingTotals,
} from '#generated/operations/parts/payroll-closing.ts'
import type { ClosingTotalsQuery } from '#generated/documents/graphql.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { formatDate } from '#platform/web/look/format.ts'

const LISTED = { PAY: 'Pago', PREVIRED: 'Previred', LRE: 'Libro electrónico' } as const

/** What whoever closes a month signs for: how much, what nobody looked at, what is due next. */
export function ClosingFacts({ id }: { id: string }) {
  const input = { payrollMonthId: id }
  const totals = useDetail(ClosingTotals, { input }, { needs: 'payslips.read' }).data
  const checks = useDetail(ClosingChecks, { input }, { needs: 'payrollMonths.read' }).data
  const dates = useDetail(ClosingDeadlines, {}, { needs: 'payrollDashboard.read' }).data
  if (!totals) return null
  const paid = checks?.payrollChecks.found.filter(
    ({ group, total }) => group === 'PAYMENT' && total > 0,
  )
  const due = dates?.payrollDeadlines.filter(({ payrollMonthId }) => payrollMonthId === id) ?? []
  return (
    <ul aria-label="Lo que se cierra">
      {linesOf(totals.payrollComparisonTotals).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {paid?.map(({ rule, title, total }) => (
        <li key={rule}>{`${title}: ${formatNumber(total)}`}</li>
      ))}
      {due.length > 0 && (
        <li>{due.map((one) => `${LISTED[one.kind]}: ${formatDate(one.due)}`).join(' · ')}</li>
      )}
    </ul>
  )
}

function linesOf(totals: ClosingTotalsQuery['payrollComparisonTotals']): readonly string[] {
  const { net, change, changed, reviewed, comparable } = totals
  const paid = `Líquido: ${formatPesos(net)}`
  if (!comparable) return [paid]
  const left = changed - reviewed
  const compared = `${paid}, ${against(Number(change))}`
  if (left <= 0) return [compared, 'Todas las diferencias con el mes anterior están revisadas']
  const found = counted(left, 'diferencia')
  return [compared, `${found} con el mes anterior sin revisar, de ${formatNumber(changed)}`]
}

function against(change: number): string {
  if (change === 0) return 'lo mismo que el mes anterior'
  return `${formatPesos(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que el mes anterior`
}
