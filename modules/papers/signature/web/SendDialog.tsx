import { CreateSignatureRequests } from '#generated/operations/signature.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { newRequests } from '../model/request.ts'

type Props = { documents: readonly { id: string; name: string }[]; onClose: () => void }

/** Sends documents to their signatures, in the order of their types or in one that is chosen. */
export default function SendDialog({ documents, onClose }: Props) {
  const send = useAction(CreateSignatureRequests, {
    done: ({ sent }) => (sent === 1 ? 'Documento enviado a firma' : `${sent} enviados a firma`),
  })
  const [only] = documents
  return (
    <FormDialog
      title="Enviar a firma"
      submit="Enviar"
      lead={
        <p className="mg-act">
          {documents.length === 1 && only ? `${only.name}. ` : `${documents.length} documentos. `}
          <span className="soft">
            Quien firma primero recibe un aviso ahora, y los demás cuando les toque. Tienen 15 días.
          </span>
        </p>
      }
      action={send}
      toInput={({ order, employerId }) => ({
        documents: documents.map(({ id }) => ({ id })),
        order: order ?? null,
        employerId: employerId ?? null,
      })}
      light
      form={{ close: onClose }}
    >
      <FreeField field={newRequests.order} name="order" wide />
      <FreeField field={newRequests.employerId} name="employerId" wide />
    </FormDialog>
  )
}
