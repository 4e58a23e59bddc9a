import { Skeleton } from 'antd'
import { useState } from 'react'
import { type Asked, Explained, treeOf } from '#modules/payroll/payslips/web/index.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ExplainDraft } from '#generated/operations/studio.ts'
import type { DraftInput } from './draft-input.ts'
import type { PreviewRow as Row } from './types.ts'

type Props = { input: DraftInput; row: Row | undefined; onClose: () => void }

/** Why the draft gives somebody what it gives, as a payslip tells its own amounts. */
export function DraftExplanation({ input, row, onClose }: Props) {
  const title = row ? `¿Por qué este monto? ${row.name}` : ''
  return (
    <SidePanel open={row !== undefined} onClose={onClose} width={560} title={title}>
      {row && <Answer key={row.contractId} input={input} row={row} />}
    </SidePanel>
  )
}

function Answer({ input, row }: { input: DraftInput; row: Row }) {
  const [path, setPath] = useState<readonly Asked[]>([])
  const asked = path.at(-1)?.code ?? null
  const wanted = { ...input, contractId: row.contractId, asked }
  const answer = useDetail(ExplainDraft, { input: wanted })
  const tree = answer.data ? treeOf(answer.data.explainDraft) : undefined
  return (
    <div className="pm-why-body">
      {path.length > 0 && (
        <button type="button" className="st-link" onClick={() => setPath(path.slice(0, -1))}>
          ← Volver
        </button>
      )}
      {answer.error && <LoadProblem error={answer.error} retry={answer.reload} />}
      {!tree && !answer.error && <Skeleton active paragraph={{ rows: 8 }} />}
      {tree && <Explained key={tree.code} node={tree} open={(next) => setPath([...path, next])} />}
    </div>
  )
}
