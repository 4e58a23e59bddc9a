import { useState } from 'react'
import {
  CompanyCertificates,
  RemoveCompanyCertificate,
} from '#generated/operations/company-certificates.ts'
import { formatRut } from '#chile/rut.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { CertificateStanding } from '../model/catalogs.ts'
import { CompanyCertificate } from '../model/certificate.ts'
import { standingTones } from '../model/standing.ts'
import type { Certificate } from './types.ts'
import { UploadDialog } from './UploadDialog.tsx'
import './certificates.css'

/** With what each razón social seals the documents that its people signed. */
export default function CertificatesTab() {
  const { data, error, reload } = useDetail(CompanyCertificates, {})
  const [uploading, setUploading] = useState<Certificate>()
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  return (
    <>
      <p className="soft cc-lead">
        Con un certificado, la empresa sella cada documento después de la última firma: cualquier
        lector de PDF dice si alguien lo cambió. Una razón social sin certificado no sella, y sus
        documentos se firman igual. Con uno vencido no se envían documentos a firma hasta que lo
        reemplace o lo quite.
      </p>
      {data.companyCertificates.map((one) => (
        <OfBusiness key={one.businessId} one={one} onUpload={() => setUploading(one)} />
      ))}
      {uploading && <UploadDialog of={uploading} onClose={() => setUploading(undefined)} />}
    </>
  )
}

function OfBusiness({ one, onUpload }: { one: Certificate; onUpload: () => void }) {
  const remove = useAction(RemoveCompanyCertificate, { done: 'Certificado quitado' })
  const { id, version, standing, businessName, rut } = one
  return (
    <Panel title={businessName} text={rut === null ? 'Sin RUT' : `RUT ${formatRut(rut)}`}>
      <StatusTag tone={standingTones[standing]}>{CertificateStanding.label(standing)}</StatusTag>
      {id !== null && (
        <Facts
          of={CompanyCertificate}
          row={one}
          names={['kind', 'subject', 'issuer', 'serial', 'notBefore', 'notAfter']}
        />
      )}
      <div className="cc-buttons">
        <ActionButton
          onClick={onUpload}
          disabled={rut === null ? 'Escriba antes el RUT de la razón social' : undefined}
        >
          {id === null ? 'Subir certificado' : 'Reemplazar'}
        </ActionButton>
        {id !== null && version !== null && (
          <ActionButton
            danger
            confirm={{
              title: 'Quitar el certificado',
              text:
                'Su llave se borra. Desde ahora los documentos de esta razón social se firman ' +
                'sin sello; los que ya tienen sello lo conservan.',
            }}
            onClick={() => remove.run({ input: { id, version } })}
          >
            Quitar
          </ActionButton>
        )}
      </div>
    </Panel>
  )
}
