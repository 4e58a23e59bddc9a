import { useParams } from 'react-router'
import { VerifyCourseCertificate } from '#generated/operations/courses.ts'
import { SessionLayout } from '#modules/company/session/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import './courses.css'

const words = {
  title: 'Verificación de curso',
  text: 'Compare estos datos con los de la constancia. Aquí no se muestra de quién es.',
}

/** Where the code of a certificate leads: it confirms it, and names nobody. */
export default function VerifyPage() {
  const { code = '' } = useParams()
  const { data, error, reload } = useDetail(VerifyCourseCertificate, { input: { code } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) {
    return (
      <SessionLayout {...words}>
        <PageSkeleton header={false} />
      </SessionLayout>
    )
  }
  const found = data.verifyCourseCertificate
  if (!found) {
    return (
      <SessionLayout
        title="Constancia no encontrada"
        text="Ninguna constancia tiene ese código. Revise que esté completo, como en el papel."
      >
        <StatusTag tone="danger">Código desconocido</StatusTag>
      </SessionLayout>
    )
  }
  const facts = [
    ['Empresa', found.company],
    ['Curso', found.title],
    ['Aprobado el', formatDate(found.passedOn)],
    ['Vigencia', found.expiresOn ? `Hasta el ${formatDate(found.expiresOn)}` : 'Sin vencimiento'],
    ['Huella', found.sha256],
  ] as const
  return (
    <SessionLayout {...words}>
      <p>
        <StatusTag tone={found.isInForce ? 'success' : 'warning'}>
          {found.isInForce ? 'Auténtica y vigente' : 'Auténtica, pero ya no está vigente'}
        </StatusTag>
      </p>
      <dl className="co-verified">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SessionLayout>
  )
}
