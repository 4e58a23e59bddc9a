import { useParams } from 'react-router'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { VerifyCertificate } from '#generated/operations/certificates.ts'
import { VerifiedPaper } from '#modules/payroll/payslip-verification/web/index.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { CertificateKind } from '../model/certificate.ts'

/** Where the code of a printed certificate leads: whether it is ours, and until when it is good. */
export default function VerifyPage() {
  const { code = '' } = useParams()
  const detail = useDetail(VerifyCertificate, { input: { code } })
  const paper = detail.data?.verifyCertificate
  const months =
    paper?.fromMonth && paper.toMonth
      ? [{ label: 'Meses', value: `${monthTitle(paper.fromMonth)} a ${monthLabel(paper.toMonth)}` }]
      : []
  return (
    <VerifiedPaper
      detail={detail}
      title="Verificación de certificado"
      text="Compare estos datos con los del papel. Aquí no se muestra el nombre de la persona."
      unknown={{
        title: 'Certificado no encontrado',
        text: 'Ningún certificado tiene ese código. Revise que esté completo, como en el papel.',
      }}
      paper={
        paper && {
          tone: paper.state === 'CURRENT' ? 'success' : 'warning',
          state: paper.state === 'CURRENT' ? 'Auténtico y vigente' : 'Auténtico, pero ya venció',
          facts: [
            { label: 'Empleador', value: paper.company },
            { label: 'Certifica', value: CertificateKind.label(paper.kind) },
            ...months,
            { label: `${paper.documentLabel}: termina en`, value: paper.rutEnding },
            { label: 'Emitido', value: formatDate(paper.issuedOn) },
            { label: 'Vigente hasta', value: formatDate(paper.expiresOn) },
          ],
          hash: paper.hash,
        }
      }
    />
  )
}
