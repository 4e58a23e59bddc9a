import { formatPesos } from '#chile/numbers.ts'
import { OwnSettlements } from '#generated/operations/settlements.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LinkRows } from '#platform/web/kit/list/LinkRows.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { paidWords } from './paid-words.ts'

/** First on the home page of whoever left, who has no image of theirs to set: their finiquito. */
export default function OwnSettlementBlock() {
  const { hasRecord, acting } = useMe()
  const works = useCan()('avatars.update')
  const { data } = useDetail(OwnSettlements, {}, { enabled: hasRecord && !acting && !works })
  const rows = data?.ownSettlements ?? []
  if (rows.length === 0) return null
  return (
    <Panel title="Mi finiquito">
      <LinkRows
        what="finiquitos"
        rows={rows.map((row) => ({
          id: row.id,
          to: pathTo('mi-finiquito'),
          words: `${formatPesos(row.toPay)} · ${row.businessName}`,
          hint: paidWords(row),
          aside: 'Ver mi finiquito',
        }))}
      />
    </Panel>
  )
}
