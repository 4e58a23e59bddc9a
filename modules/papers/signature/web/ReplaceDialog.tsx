import { useNavigate } from 'react-router'
import { ReplaceSignatureRequest } from '#generated/operations/signature.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { SignatureRequest } from '../model/request.ts'
import { signatureStates } from '../model/states.ts'
import type { Request } from './types.ts'

/** Sends the corrected file of a document to the same people, in the place of what they had. */
export function ReplaceDialog({ request, form }: { request: Request; form: OpenForm }) {
  const navigate = useNavigate()
  const { label, means, done } = signatureStates.acts.replace
  const action = useAction(ReplaceSignatureRequest, {
    done,
    after: ({ id }) => navigate(pathTo('firma-digital/:id', { id })),
  })
  const { id, version, folderId, documentName, signing } = request
  const names = signing.map(({ name }) => formatName(name)).join(', y luego ')
  return (
    <FormDialog
      title={label}
      submit={label}
      lead={
        <p className="mg-act">
          {`${documentName}. Firman otra vez ${names}. `}
          <span className="soft">{means}</span>
        </p>
      }
      action={action}
      more={{ id, version }}
      toInput={({ fileName: _name, reason, fileId }) => ({
        reason: reason ?? null,
        fileId: fileId ?? null,
      })}
      acts
      form={form}
    >
      <FilePick
        label="Documento corregido"
        help="PDF, hasta 10 MB"
        accept=".pdf"
        required
        about={{ relatedType: 'document', relatedId: folderId }}
      />
      <Field of={SignatureRequest} name="reason" label="Qué se corrigió" required rows={2} />
    </FormDialog>
  )
}
