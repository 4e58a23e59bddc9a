import { type FormEvent, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { OwnSignature, SignDocuments } from '#generated/operations/signature.ts'
import { Box, PasswordField, Submit } from '#modules/company/session/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { KEY_LENGTH } from '../model/request.ts'
import { ConsentPanel } from './ConsentPanel.tsx'
import { KeyPanel } from './KeyPanel.tsx'
import type { Row } from './Requests.tsx'
import './signature.css'

/** Documents that are signed in one request, so that how far it is can be seen, and stopped. */
const AT_ONCE = 25

type Props = { requests: readonly Row[]; onClose: () => void }

/** Signs many documents with one key, after their summary was read. */
export function SignManyDialog({ requests, onClose }: Props) {
  const { data } = useDetail(OwnSignature, {})
  const [outcome, setOutcome] = useState<Outcome>()
  const title = `Firmar ${counted(requests.length, 'documento', 'documentos')}`
  if (!data) return null
  const own = data.ownSignature
  return (
    <Dialog title={title} width={640} onCancel={onClose}>
      {!own.accepts && <ConsentPanel own={own} />}
      {own.accepts && !own.hasKey && <KeyPanel own={own} />}
      {own.accepts && own.hasKey && !outcome && <Form requests={requests} onDone={setOutcome} />}
      {outcome && <Ended requests={requests} outcome={outcome} onClose={onClose} />}
    </Dialog>
  )
}

type Outcome = { signed: number; problems: ReadonlyMap<string, string> }
type FormProps = { requests: readonly Row[]; onDone: (outcome: Outcome) => void }

function Form({ requests, onDone }: FormProps) {
  const [read, setRead] = useState(false)
  const [summary, setSummary] = useState(false)
  const [signingKey, setKey] = useState('')
  const [problem, setProblem] = useState<string>()
  const { sign, through } = useSigning(requests)
  const unopened = requests.filter(({ opened }) => !opened)
  const own = unopened.filter(({ ownRole }) => ownRole === 'WORKER')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    try {
      onDone(await sign({ read, summary, signingKey }))
    } catch (failure) {
      setProblem(asApiError(failure).message)
      setKey('')
    }
  }
  return (
    <form className="sg-many" onSubmit={(event) => void submit(event)} noValidate>
      <ul className="sg-unsent" aria-label="Documentos que firma">
        {requests.map((row) => (
          <li key={row.id}>
            <Link to={pathTo('firma-digital/:id', { id: row.id })}>{row.documentName}</Link>
            <span className="soft">
              {[row.typeLabel, formatName(row.fullname), row.opened ? 'Abierto' : 'Sin abrir']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <Box>{`Abra antes lo suyo: ${counted(own.length, 'documento')} sin abrir.`}</Box>
      )}
      <Tick checked={read} onChange={setRead}>
        Revisé los documentos y los firmo
      </Tick>
      {unopened.length > own.length && (
        <Tick checked={summary} onChange={setSummary}>
          {`Acepto este resumen de ${counted(unopened.length - own.length, 'documento')} sin abrir`}
        </Tick>
      )}
      <PasswordField
        label="Clave de firma"
        name="signing-key"
        autoComplete="off"
        maxLength={KEY_LENGTH.most}
        value={signingKey}
        onChange={({ target }) => setKey(target.value)}
      />
      {problem && <Box>{problem}</Box>}
      <p className="soft" role="status">
        {through > 0 &&
          `Van ${through} de ${requests.length}. Si cierra, el resto queda por firmar.`}
      </p>
      <Submit busy={through > 0} disabled={!read || signingKey.length < KEY_LENGTH.least}>
        {`Firmar ${counted(requests.length, 'documento', 'documentos')}`}
      </Submit>
    </form>
  )
}

type Said = { read: boolean; summary: boolean; signingKey: string }

/** Signs in parts, one after another. */
function useSigning(requests: readonly Row[]) {
  const action = useAction(SignDocuments, { quiet: true, keepCache: true })
  const fresh = useAction(SignDocuments, { quiet: true })
  const [through, setThrough] = useState(0)
  const sign = async (said: Said): Promise<Outcome> => {
    const problems = new Map<string, string>()
    let signed = 0
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const part = requests.slice(from, from + AT_ONCE)
      const documents = part.map(({ id, sha256 }) => ({ id, sha256 }))
      // The lists behind are read anew once all are through.
      const last = from + AT_ONCE >= requests.length
      const answer = await (last ? fresh : action).attempt({ input: { ...said, documents } })
      signed += answer.signed
      for (const { id, problem } of answer.rows) if (problem) problems.set(id, problem)
      setThrough(from + part.length)
    }
    return { signed, problems }
  }
  return { sign, through }
}

type EndedProps = { requests: readonly Row[]; outcome: Outcome; onClose: () => void }

/** What was signed, and why each of the others was not. */
function Ended({ requests, outcome: { signed, problems }, onClose }: EndedProps) {
  return (
    <>
      <p className="mg-act">{`${counted(signed, 'documento firmado', 'documentos firmados')}.`}</p>
      {problems.size > 0 && (
        <ul className="sg-unsent" aria-label="Documentos sin firmar">
          {requests
            .filter(({ id }) => problems.has(id))
            .map(({ id, documentName }) => (
              <li key={id}>
                <Link to={pathTo('firma-digital/:id', { id })}>{documentName}</Link>
                <span>{problems.get(id)}</span>
              </li>
            ))}
        </ul>
      )}
      <ActionButton look="primary" onClick={onClose}>
        Cerrar
      </ActionButton>
    </>
  )
}
