import { useRef, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { CreateSignatureRequests } from '#generated/operations/signature.ts'
import type { CreateSignatureRequestsMutationVariables } from '#generated/documents/graphql.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { newRequests } from '../model/request.ts'
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
      toInput={({ order, employerId }) => ({
        documents: documents.map(({ id }) => ({ id })),
        order: order ?? null,
        employerId: employerId ?? null,
      })}
      light
      form={{ close }}
    >
      <FreeField field={newRequests.order} name="order" wide />
      <FreeField field={newRequests.employerId} name="employerId" wide />
    </FormDialog>
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
      const answer = await send.attempt({ input: { ...input, documents: part } })
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
