import { useParams } from 'react-router'
import { formatPesos } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { VerifyPayslip } from '#generated/operations/payslip-verification.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { VerifiedPaper } from './VerifiedPaper.tsx'

/**
 * Where the code of a printed payslip leads: it confirms the paper, and says nothing of the person.
 */
export default function VerifyPage() {
  const { code = '' } = useParams()
  const detail = useDetail(VerifyPayslip, { input: { code } })
  const paper = detail.data?.verifyPayslip
  return (
    <VerifiedPaper
      detail={detail}
      title="Verificación de liquidación"
      text="Compare estos datos con los del papel. Aquí no se muestra de quién es."
      unknown={{
        title: 'Liquidación no encontrada',
        text: 'Ninguna liquidación tiene ese código. Revise que esté completo, como en el papel.',
      }}
      paper={
        paper && {
          tone: paper.isCurrent && !paper.isDraft ? 'success' : 'warning',
          state: stateOf(paper),
          facts: [
            { label: 'Empleador', value: paper.company },
            { label: 'Mes', value: monthTitle(paper.yearMonth) },
            { label: 'Líquido a pagar', value: formatPesos(paper.net) },
          ],
          hash: paper.hash,
        }
      }
    />
  )
}

function stateOf({ isCurrent, isDraft }: { isCurrent: boolean; isDraft: boolean }): string {
  if (!isCurrent) return 'Auténtica, pero reemplazada por una versión posterior'
  return isDraft ? 'Auténtica, borrador: el mes no está cerrado' : 'Auténtica y vigente'
}
