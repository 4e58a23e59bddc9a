import { useParams } from 'react-router'
import { formatPesos } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { VerifyPayslip } from '#generated/operations/payslip-verification.ts'
import { SessionLayout } from '#modules/company/session/web/index.ts'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import './verification.css'

/**
 * Where the code of a printed payslip leads: it confirms the paper, and says nothing of the person.
 */
export default function VerifyPage() {
  const { code = '' } = useParams()
  const { data, error, reload } = useDetail(VerifyPayslip, { input: { code } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  const paper = data?.verifyPayslip
  if (data && !paper) {
    return (
      <SessionLayout
        title="Liquidación no encontrada"
        text="Ninguna liquidación tiene ese código. Revise que esté completo, como en el papel."
      >
        <StatusTag tone="danger">Código desconocido</StatusTag>
      </SessionLayout>
    )
  }
  return (
    <SessionLayout
      title="Verificación de liquidación"
      text="Compare estos datos con los del papel. Aquí no se muestra de quién es."
    >
      {paper ? (
        <>
          <p>
            <StatusTag tone={paper.isCurrent && !paper.isDraft ? 'success' : 'warning'}>
              {stateOf(paper)}
            </StatusTag>
          </p>
          <dl className="ps-verified">
            <dt>Empleador</dt>
            <dd>{paper.company}</dd>
            <dt>Mes</dt>
            <dd>{monthTitle(paper.yearMonth)}</dd>
            <dt>Líquido a pagar</dt>
            <dd className="tabular">{formatPesos(paper.net)}</dd>
            <dt>Huella</dt>
            <dd>
              <code>{paper.hash}</code>
            </dd>
          </dl>
        </>
      ) : (
        <PageSkeleton header={false} />
      )}
    </SessionLayout>
  )
}

function stateOf({ isCurrent, isDraft }: { isCurrent: boolean; isDraft: boolean }): string {
  if (!isCurrent) return 'Auténtica, pero reemplazada por una versión posterior'
  return isDraft ? 'Auténtica, borrador: el mes no está cerrado' : 'Auténtica y vigente'
}
