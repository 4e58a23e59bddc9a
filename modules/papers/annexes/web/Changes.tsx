import { useState } from 'react'
import { ContractAnnex } from '#generated/operations/annexes.ts'
import { Closed } from '#modules/people/contracts/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import './annexes.css'

type Change = { attribute: string; label: string; before?: string | null; after?: string | null }

const hidden = '••••••'

const columns: readonly Column<Change>[] = [
  { key: 'label', title: 'Estipulación', lead: true, render: ({ label }) => label },
  { key: 'before', title: 'Decía', render: ({ before }) => before ?? hidden },
  { key: 'after', title: 'Dice', render: ({ after }) => after ?? hidden },
]

/** What an annex changes, term by term; pay of others is shown when it is asked for. */
export function Changes({ id }: { id: string }) {
  const [reveal, setReveal] = useState(false)
  const { data, error, loading, reload } = useDetail(
    ContractAnnex,
    { input: { id, reveal } },
    { keep: true },
  )
  if (error) return <LoadProblem error={error} retry={reload} />
  if (loading || !data) return <PageSkeleton header={false} />
  const { changes, revealed, applied } = data.contractAnnex
  return (
    <div className="an-changes">
      <Rows
        caption="Qué cambia"
        rows={changes}
        columns={columns}
        rowKey={({ attribute }) => attribute}
      />
      {!revealed && <Closed onReveal={() => setReveal(true)} />}
      {applied && <p className="soft">El contrato ya dice esto: el anexo lo deja por escrito.</p>}
    </div>
  )
}
