import { useRef, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { AdvancedSignature, CreateSignatureRequests } from '#generated/operations/signature.ts'
import type { CreateSignatureRequestsMutationVariables } from '#generated/documents/graphql.ts'
import { flag } from '#platform/model/field.ts'
import { ApiError, asApiError } from '#platform/web/api/api.ts'
import { levelMeans } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { newRequests, newThird } from '../model/request.ts'
import './signature.css'

type Sent = { id: string; name: string }
type Unsent = Sent & { problem: string }
type Props = { documents: readonly Sent[]; onClose: () => void }

/** Documents that are sent in one request, so that how far it is can be seen. */
const AT_ONCE = 20

/**
 * Sends documents to their signatures, in the order of their types or in one that is chosen. Those
 * that could not be sent stay here with their reason, and are sent again once it is mended.
 */
export default function SendDialog({ documents, onClose }: Props) {
  const [asked, setAsked] = useState(documents)
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  if (unsent.length > 0) {
    return (
      <UnsentDialog
        unsent={unsent}
        onClose={onClose}
        again={() => {
          setAsked(unsent)
          setUnsent([])
        }}
      />
    )
  }
  return <SendForm documents={asked} onClose={onClose} onUnsent={setUnsent} />
}

type FormProps = Props & { onUnsent: (unsent: readonly Unsent[]) => void }

function SendForm({ documents, onClose, onUnsent }: FormProps) {
  const { action, sent, unsent } = useSending(documents)
  const [only] = documents
  const close = () => (unsent.current.length > 0 ? onUnsent(unsent.current) : onClose())
  return (
    <FormDialog
      title="Enviar a firma"
      submit="Enviar"
      lead={
        <p className="mg-act">
          {documents.length === 1 && only ? `${only.name}. ` : `${documents.length} documentos. `}
          <span className="soft">
            {sent > 0
              ? `Van ${sent} de ${documents.length}.`
              : 'Quien firma primero recibe un aviso ahora, y los demás cuando les toque. ' +
                'Tienen 15 días.'}
          </span>
        </p>
      }
      action={action}
      toInput={({ order, employerId, level, hasThird, name, rut, mail, capacity }) => ({
        documents: documents.map(({ id }) => ({ id })),
        order: order ?? null,
        employerId: employerId ?? null,
        level: level ?? null,
        thirds: hasThird ? [{ name, rut, mail, capacity }] : [],
      })}
      light
      form={{ close }}
    >
      <FreeField field={newRequests.order} name="order" wide />
      <FreeField field={newRequests.employerId} name="employerId" wide />
      <LevelField />
      {documents.length === 1 && <ThirdFields />}
    </FormDialog>
  )
}

/** How people sign, where the installation has a provider; otherwise that it has none. */
function LevelField() {
  const { data } = useDetail(AdvancedSignature, {})
  const level = useValue('level')
  if (!data) return null
  const { offered, provider } = data.advancedSignature
  if (!offered) {
    return (
      <p className="mg-act soft">
        {`Firma simple. ${levelMeans.SIMPLE} `}
        La firma avanzada no está configurada en esta instalación.
      </p>
    )
  }
  const chosen = level === 'ADVANCED' ? 'ADVANCED' : 'SIMPLE'
  const where = chosen === 'ADVANCED' ? ` Se firma en ${provider}.` : ''
  return (
    <>
      <FreeField field={newRequests.level} name="level" wide />
      <p className="mg-act soft">{`${levelMeans[chosen]}${where}`}</p>
    </>
  )
}

const hasThird = flag('Firma además alguien sin cuenta', {
  help: 'Un aval, la madre de un menor, la presidenta del sindicato: por un enlace a su correo',
})

/** Somebody without an account, who signs before the last one. */
function ThirdFields() {
  const asked = useValue('hasThird')
  return (
    <>
      <FreeField field={hasThird} name="hasThird" wide />
      {asked === true && (
        <>
          <FreeField field={newThird.name} name="name" required wide />
          <FreeField field={newThird.rut} name="rut" required />
          <FreeField field={newThird.capacity} name="capacity" required />
          <FreeField field={newThird.mail} name="mail" required wide />
        </>
      )}
    </>
  )
}

/** The sending in parts, one after another: how many are through, and which are not sent. */
function useSending(documents: readonly Sent[]) {
  const send = useAction(CreateSignatureRequests, { quiet: true })
  const [sent, setSent] = useState(0)
  const unsent = useRef<readonly Unsent[]>([])
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const attempt = async ({ input }: CreateSignatureRequestsMutationVariables) => {
    unsent.current = []
    const all = input.documents
    let through = 0
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const part = all.slice(from, from + AT_ONCE)
      const answer = await send.attempt({ input: { ...input, documents: part } }).catch(ofTheForm)
      through += answer.sent
      unsent.current = [
        ...unsent.current,
        ...answer.problems.map(({ id, name, problem }) => ({
          id,
          problem,
          name: name ?? names.get(id) ?? 'Documento',
        })),
      ]
      setSent(from + part.length)
    }
    if (through > 0) {
      notify.success(through === 1 ? 'Documento enviado a firma' : `${through} enviados a firma`)
    }
    return { sent: through, problems: [] }
  }
  return { action: { ...send, attempt }, sent, unsent }
}

/** What is refused of the one person without an account stands at its field of the form. */
function ofTheForm(failure: unknown): never {
  const { kind, message, field, traceId } = asApiError(failure)
  throw new ApiError(kind, message, { field: field?.replace(/^thirds\.\d+\./, ''), traceId })
}

type UnsentProps = { unsent: readonly Unsent[]; again: () => void; onClose: () => void }

function UnsentDialog({ unsent, again, onClose }: UnsentProps) {
  return (
    <Dialog title={`Sin enviar: ${counted(unsent.length, 'documento')}`} onCancel={onClose}>
      <p className="mg-act soft">Los demás ya se enviaron. Corrija lo que falta y envíelos.</p>
      <ul className="sg-unsent">
        {unsent.map(({ id, name, problem }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{problem}</span>
          </li>
        ))}
      </ul>
      <p className="sg-buttons">
        <ActionButton look="primary" onClick={again}>
          Enviar otra vez
        </ActionButton>
        <ActionButton onClick={onClose}>Cerrar</ActionButton>
      </p>
    </Dialog>
  )
}
