import { Skeleton } from 'antd'
import { useState } from 'react'
import { ExplainOwnSettlement, ExplainSettlement } from '#generated/operations/settlements.ts'
import { type Asked, Explained, treeOf } from '#modules/payroll/payslips/web/index.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Props = {
  id: string
  code: string | null
  onAsk: (code: string | null) => void
  /** Of whoever looks: their own. */
  own?: boolean
}

/** «¿Por qué este monto?» of a finiquito: its formula, what it is made of, and its article. */
export function Why({ id, code, onAsk, own = false }: Props) {
  const [walked, setWalked] = useState<readonly Asked[]>([])
  const close = () => {
    setWalked([])
    onAsk(null)
  }
  const open = (asked: Asked) => {
    if (code) setWalked([...walked, { code }])
    onAsk(asked.code)
  }
  const back = () => {
    onAsk(walked.at(-1)?.code ?? null)
    setWalked(walked.slice(0, -1))
  }
  return (
    <SidePanel open={code !== null} onClose={close} width={560} title="¿Por qué este monto?">
      {walked.length > 0 && <ActionButton onClick={back}>Volver</ActionButton>}
      {code !== null && <Answer key={code} id={id} code={code} own={own} open={open} />}
    </SidePanel>
  )
}

type AnswerProps = { id: string; code: string; own: boolean; open: (asked: Asked) => void }

function Answer({ id, code, own, open }: AnswerProps) {
  const input = { id, code }
  const of = useDetail(ExplainSettlement, own ? null : { input }, { needs: 'settlements.read' })
  const ofOwn = useDetail(ExplainOwnSettlement, own ? { input } : null, {
    needs: 'ownSettlements.read',
  })
  const { error, reload } = own ? ofOwn : of
  if (error) return <LoadProblem error={error} retry={reload} />
  const nodes = own ? ofOwn.data?.explainOwnSettlement : of.data?.explainSettlement
  const tree = nodes && treeOf(nodes)
  return tree ? <Explained node={tree} open={open} /> : <Skeleton active paragraph={{ rows: 8 }} />
}
