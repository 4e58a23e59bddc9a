import { type FormEvent, type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { ExternalSigningQuery } from '#generated/documents/graphql.ts'
import {
  ExternalSigning,
  OpenExternalSigning,
  RejectExternally,
  RequestExternalCode,
  SignExternally,
} from '#generated/operations/signature.ts'
import { Box, SessionLayout, Submit, TextField } from '#modules/company/session/web/index.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
import './external.css'

type Found = ExternalSigningQuery['externalSigning']
type Held = { token: string; rut: string }
type Problem = { field?: string | undefined; message: string }
type Done = 'SIGNED' | 'REJECTED'

/** Nobody signs in here: the link and the RUT go with each request, and are kept nowhere. */
const asNobody = { nobody: true }

/** Where a mailed link leads: somebody without an account reads a document and signs it. */
export default function ExternalSigningPage() {
  const { token = '' } = useParams()
  const [rut, setRut] = useState('')
  const [found, setFound] = useState<Found>()
  const [done, setDone] = useState<Done>()
  if (done) return <Ended done={done} />
  if (!found) {
    return (
      <SessionLayout
        title="Firma de documento"
        text="Le enviaron un documento para firmar. Abrir esta página no firma nada."
      >
        <Entering token={token} rut={rut} onRut={setRut} onFound={setFound} />
      </SessionLayout>
    )
  }
  return (
    <SessionLayout title={found.documentName} text={introOf(found)}>
      <Signing held={{ token, rut }} found={found} onDone={setDone} />
    </SessionLayout>
  )
}

const introOf = ({ company, typeLabel, name, capacity, expiresAt }: Found): string =>
  `${company} · ${typeLabel}. Firma ${name}, en calidad de ${capacity}, hasta el ` +
  `${formatDate(expiresAt)}.`

const Ended = ({ done }: { done: Done }) => (
  <SessionLayout title={done === 'SIGNED' ? 'Documento firmado' : 'Firma rechazada'}>
    <Box tone={done === 'SIGNED' ? 'success' : 'info'}>
      {done === 'SIGNED'
        ? 'Su firma quedó registrada. Recibirá el documento en su correo cuando lo firmen todos.'
        : 'Quien se lo envió leerá su motivo. Nadie más firma este documento.'}
    </Box>
    <p className="soft">El enlace ya no abre nada. Puede cerrar esta página.</p>
  </SessionLayout>
)

/** Runs something that may be refused, with its problem in words. */
function useWork() {
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setBusy(true)
    await work().catch((failure: unknown) => setProblem(asApiError(failure)))
    setBusy(false)
  }
  const at = (field: string) => (problem?.field === field ? problem.message : undefined)
  return { problem, busy, run, at }
}

type EnteringProps = Held & { onRut: (rut: string) => void; onFound: (found: Found) => void }

function Entering({ token, rut, onRut, onFound }: EnteringProps) {
  const work = useWork()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    void work.run(async () => {
      const answer = await request(ExternalSigning, { input: { token, rut } }, asNobody)
      onFound(answer.externalSigning)
    })
  }
  return (
    <form className="sx-form" onSubmit={enter} noValidate>
      <TextField
        label="Su RUT"
        name="rut"
        autoComplete="off"
        value={rut}
        error={work.at('rut')}
        onChange={({ target }) => onRut(target.value)}
      />
      {work.problem && !work.at('rut') && <Box>{work.problem.message}</Box>}
      <Submit busy={work.busy} disabled={rut === ''}>
        Ver el documento
      </Submit>
    </form>
  )
}

type SigningProps = { held: Held; found: Found; onDone: (done: Done) => void }

function Signing({ held, found, onDone }: SigningProps) {
  const work = useWork()
  const [opened, setOpened] = useState(found.opened)
  const [sentTo, setSentTo] = useState<string>()
  const [rejecting, setRejecting] = useState(false)
  const open = () =>
    work.run(async () => {
      const answer = await request(OpenExternalSigning, { input: held }, asNobody)
      const file = dataOf(answer.openExternalSigning)
      if (file) openFile(file)
      setOpened(true)
    })
  const sendCode = () =>
    work.run(async () => {
      const answer = await request(RequestExternalCode, { input: held }, asNobody)
      setSentTo(dataOf(answer.requestExternalCode)?.mail)
    })
  const shared = { held, found, work, onDone }
  return (
    <>
      <Step no={1} title="Lea el documento">
        <button
          type="button"
          className="sx-button"
          disabled={work.busy}
          onClick={() => void open()}
        >
          Abrir el documento
        </button>
        <p className="soft sx-hash">
          Huella <code>{found.sha256}</code>
        </p>
      </Step>
      <Step no={2} title="Pida su código">
        <p className="soft">{`Llegará a ${found.mail} y sirve diez minutos.`}</p>
        <button
          type="button"
          className="sx-button"
          disabled={work.busy || !opened}
          onClick={() => void sendCode()}
        >
          {sentTo ? 'Enviar otro código' : 'Enviarme el código'}
        </button>
        {sentTo && (
          <p className="soft" role="status">
            {`Código enviado a ${sentTo}`}
          </p>
        )}
      </Step>
      <Step no={3} title={rejecting ? 'Diga por qué no lo firma' : 'Firme'}>
        {rejecting ? <Reject {...shared} /> : <Sign {...shared} />}
        <button type="button" className="sx-link" onClick={() => setRejecting(!rejecting)}>
          {rejecting ? 'Volver a la firma' : 'No lo firmo'}
        </button>
      </Step>
    </>
  )
}

const Step = ({ no, title, children }: { no: number; title: string; children: ReactNode }) => (
  <section className="sx-step" aria-label={title}>
    <h2>{`${no}. ${title}`}</h2>
    {children}
  </section>
)

type ActProps = SigningProps & { work: ReturnType<typeof useWork> }

function Sign({ held, found, work, onDone }: ActProps) {
  const [accepts, setAccepts] = useState(false)
  const [read, setRead] = useState(false)
  const [code, setCode] = useState('')
  const { sha256, consentSha256 } = found
  const sign = (event: FormEvent) => {
    event.preventDefault()
    void work.run(async () => {
      const input = { ...held, sha256, code, read, accepts, consentSha256 }
      const answer = await request(SignExternally, { input }, asNobody)
      if (dataOf(answer.signExternally)) onDone('SIGNED')
    })
  }
  return (
    <form className="sx-form" onSubmit={sign} noValidate>
      <ul className="sx-consent">
        {found.consent.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Check checked={accepts} onChange={setAccepts}>
        Acepto firmar electrónicamente
      </Check>
      <Check checked={read} onChange={setRead}>
        Leí el documento y lo firmo
      </Check>
      <CodeField code={code} onCode={setCode} error={work.at('code')} />
      {work.problem && !work.at('code') && <Box>{work.problem.message}</Box>}
      <Submit busy={work.busy} disabled={!accepts || !read || code.length < 6}>
        Firmar
      </Submit>
    </form>
  )
}

function Reject({ held, found, work, onDone }: ActProps) {
  const [reason, setReason] = useState('')
  const [code, setCode] = useState('')
  const reject = (event: FormEvent) => {
    event.preventDefault()
    void work.run(async () => {
      const input = { ...held, sha256: found.sha256, code, reason }
      const answer = await request(RejectExternally, { input }, asNobody)
      if (dataOf(answer.rejectExternally)) onDone('REJECTED')
    })
  }
  return (
    <form className="sx-form" onSubmit={reject} noValidate>
      <TextField
        label="Motivo, en diez letras o más"
        name="reason"
        autoComplete="off"
        value={reason}
        error={work.at('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <CodeField code={code} onCode={setCode} error={work.at('code')} />
      {work.problem && !work.problem.field && <Box>{work.problem.message}</Box>}
      <Submit busy={work.busy} disabled={reason === '' || code.length < 6}>
        Rechazar la firma
      </Submit>
    </form>
  )
}

type CodeProps = { code: string; onCode: (code: string) => void; error: string | undefined }

const CodeField = ({ code, onCode, error }: CodeProps) => (
  <TextField
    label="Código del correo"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
    value={code}
    error={error}
    onChange={({ target }) => onCode(target.value)}
  />
)

type CheckProps = { checked: boolean; onChange: (on: boolean) => void; children: string }

const Check = ({ checked, onChange, children }: CheckProps) => (
  <label className="sx-check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{children}</span>
  </label>
)
