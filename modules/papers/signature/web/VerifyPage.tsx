import { useState } from 'react'
import { useParams } from 'react-router'
import { VerifyDocument } from '#generated/operations/signature.ts'
import type { VerifyDocumentQuery } from '#generated/documents/graphql.ts'
import { Box, SessionLayout } from '#modules/company/session/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { sha256Of } from './sha256.ts'
import './verify.css'

type Verified = NonNullable<VerifyDocumentQuery['verifyDocument']>

/**
 * Where the code of a signed document leads: it confirms the document, names nobody, and compares a
 * file with it without sending the file anywhere.
 */
export default function VerifyPage() {
  const { code = '' } = useParams()
  const { data, error, reload } = useDetail(VerifyDocument, { input: { code } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) {
    return (
      <SessionLayout {...words}>
        <PageSkeleton header={false} />
      </SessionLayout>
    )
  }
  const found = data.verifyDocument
  return found ? (
    <SessionLayout {...words}>
      <Facts found={found} />
      <Comparing found={found} />
      <ByYourself found={found} />
    </SessionLayout>
  ) : (
    <SessionLayout
      title="Documento no encontrado"
      text="Ningún documento firmado tiene ese código. Revise que esté completo, como en el papel."
    >
      <StatusTag tone="danger">Código desconocido</StatusTag>
    </SessionLayout>
  )
}

const words = {
  title: 'Verificación de documento',
  text: 'Compare estos datos con los del documento. Aquí no se muestra de quién es.',
}

const Facts = ({ found }: { found: Verified }) => (
  <>
    <p>
      <StatusTag tone={found.isInForce ? 'success' : 'warning'}>
        {found.isInForce ? 'Auténtico y vigente' : 'Auténtico, pero anulado después'}
      </StatusTag>
    </p>
    <dl className="sv-facts">
      {[
        ['Empresa', found.company],
        ['Tipo', found.type],
        ['Completado', formatDate(found.completedOn)],
        ['Firmas', String(found.signers)],
        ['Nivel', levelWords(found)],
        ['Sello', sealWords(found)],
        ...(found.stampedAt ? [['Sello de tiempo', formatMoment(found.stampedAt)]] : []),
      ].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Huella</dt>
        <dd>
          <code>{found.sha256}</code>
        </dd>
      </div>
    </dl>
  </>
)

type Outcome = { tone: 'success' | 'danger' | 'info'; text: string }

/** Compares a file with the signed one, by its hash, in this browser. */
function Comparing({ found }: { found: Verified }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const compare = async (file: File | undefined) => {
    if (file) setOutcome(outcomeOf(found, await sha256Of(await file.arrayBuffer())))
  }
  return (
    <>
      <label className="sv-drop">
        Suelte aquí su PDF, o elíjalo. Se compara en su equipo: no se envía.
        <input
          type="file"
          accept="application/pdf"
          onChange={({ target }) => void compare(target.files?.[0])}
        />
      </label>
      {outcome && <Box tone={outcome.tone}>{outcome.text}</Box>}
    </>
  )
}

/** How it is checked without us: with programs that anybody has. */
const ByYourself = ({ found }: { found: Verified }) => (
  <details className="sv-commands">
    <summary>Comprobarlo sin Minga</summary>
    <p>Lo que firmaron las personas son los primeros bytes del archivo. Su huella:</p>
    <pre tabIndex={0}>{`head -c ${found.signedBytes} documento.pdf | sha256sum`}</pre>
    <p>Debe decir:</p>
    <pre tabIndex={0}>{found.signedSha256}</pre>
    {found.sealKind && (
      <>
        <p>El sello de la empresa cubre el archivo completo. Lo lee cualquier lector de PDF, o:</p>
        <pre tabIndex={0}>pdfsig documento.pdf</pre>
      </>
    )}
  </details>
)

/** How many signed with each level. */
const levelWords = ({ levels }: Verified): string =>
  SignatureLevel.values
    .map((level) => [SignatureLevel.label(level), levels.filter((one) => one === level).length])
    .flatMap(([label, many]) => (many === 0 ? [] : `${label}: ${many}`))
    .join(' · ')

/** With what the company sealed it: by the number of the certificate, which names nobody. */
function sealWords({ sealKind, sealSerial }: Verified): string {
  if (sealKind === null) return 'Sin sello de la empresa'
  const serial = `serie ${sealSerial}`
  return sealKind === 'DEMO'
    ? `De demostración, sin valor legal, ${serial}`
    : `Certificado de la empresa, ${serial}`
}

function outcomeOf({ sha256, signedSha256 }: Verified, hash: string | undefined): Outcome {
  if (hash === undefined) {
    return { tone: 'info', text: 'Este navegador no compara archivos: abra la página con https' }
  }
  if (hash === sha256) return { tone: 'success', text: 'Coincide: es el documento firmado' }
  return hash === signedSha256
    ? { tone: 'info', text: 'Coincide con lo que se firmó, pero le faltan las firmas' }
    : { tone: 'danger', text: 'No coincide: no es el documento firmado' }
}
