import { SyncOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { Recalculations } from '#generated/operations/payroll-months.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { formatNumber } from '#chile/numbers.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

export type Net = { net: number; before: number | null; revisions: number }
export type NetsByContract = ReadonlyMap<string, Net>

/**
 * The nets of the payslips of a page, which follow each save; none for readers without the right to
 * pay.
 */
export function useNets(
  payrollMonthId: string,
  isOpen: boolean,
  people: readonly { contractId: string }[],
): NetsByContract {
  const nets = useDetail(
    Recalculations,
    { input: { payrollMonthId, contracts: people.map(({ contractId }) => ({ contractId })) } },
    { keep: true, enabled: isOpen, needs: 'payslips.read' },
  )
  return new Map(nets.data?.recalculations.map((row) => [row.contractId, row]))
}

/** The net of one person, and how it moved when it was last calculated on its own. */
export function NetCell({ net }: { net: Net | undefined }) {
  // What was recalculated before this page was opened is no news.
  const [seen, setSeen] = useState(net?.revisions)
  if (net && seen === undefined) setSeen(net.revisions)
  if (!net) return <span className="soft">–</span>
  const change =
    seen !== undefined && net.revisions > seen && net.before !== null ? net.net - net.before : 0
  return (
    <span className="pm-grid-sum">
      <Amount value={net.net} />
      {change !== 0 && (
        <span className="pm-grid-sum-change tabular" role="status">
          <SyncOutlined aria-hidden /> {change > 0 ? '+$' : '−$'}
          {formatNumber(Math.abs(change))} recalculado
        </span>
      )}
    </span>
  )
}
