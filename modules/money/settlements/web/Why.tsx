import { Skeleton } from 'antd'
import { useState } from 'react'
import { ExplainSettlement } from '#generated/operations/settlements.ts'
import { type Asked, Explained, treeOf } from '#modules/payroll/payslips/web/index.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { SidePanel } from '#platform/web/kit/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { useDetail } from '#platform/web/useDetail.ts'

type Props = { id: string; code: string | null; onAsk: (code: string | null) => void }

/** «¿Por qué este monto?» of a finiquito: its formula, what it is made of, and its article. */
export function Why({ id, code, onAsk }: Props) {
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
      {code !== null && <Answer key={code} id={id} code={code} open={open} />}
    </SidePanel>
  )
}

type AnswerProps = { id: string; code: string; open: (asked: Asked) => void }

function Answer({ id, code, open }: AnswerProps) {
  const { data, error, reload } = useDetail(ExplainSettlement, { input: { id, code } })
  if (error) return <LoadProblem error={error} retry={reload} />
  const tree = data ? treeOf(data.explainSettlement) : undefined
  return tree ? <Explained node={tree} open={open} /> : <Skeleton active paragraph={{ rows: 8 }} />
}
