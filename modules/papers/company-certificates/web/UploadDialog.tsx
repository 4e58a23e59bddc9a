import { type FormEvent, useId, useState } from 'react'
import { UploadCompanyCertificate } from '#generated/operations/company-certificates.ts'
import { Box, PasswordField, Submit } from '#modules/company/session/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { MOST_BYTES } from '../model/certificate.ts'
import { base64Of } from './base64.ts'
import type { Certificate } from './types.ts'

type Props = { of: Certificate; onClose: () => void }
type Problem = { field: string | undefined; message: string }

/**
 * Uploads the file of a certificate. Neither it nor its password is kept as a draft: what is left
 * half written is written again.
 */
export function UploadDialog({ of, onClose }: Props) {
  const upload = useAction(UploadCompanyCertificate, { done: 'Certificado guardado' })
  const [file, setFile] = useState<File>()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return
    setProblem(undefined)
    if (file.size > MOST_BYTES) {
      setProblem({ field: 'file', message: 'El archivo pesa más de 64 kB' })
      return
    }
    try {
      const { businessId } = of
      await upload.attempt({ input: { businessId, file: await base64Of(file), password } })
      onClose()
    } catch (failure) {
      const { field, message } = asApiError(failure)
      setProblem({ field, message })
    }
  }
  const at = (field: string) => (problem?.field === field ? problem.message : undefined)
  const isElsewhere = problem && at('file') === undefined && at('password') === undefined
  return (
    <Dialog title={`Certificado de ${of.businessName}`} onCancel={onClose} width={480}>
      <form className="cc-form" onSubmit={(event) => void submit(event)} noValidate>
        <p className="soft">
          El archivo se abre una vez con su contraseña, que no se guarda. La llave queda cifrada y
          solo sella documentos de esta razón social.
        </p>
        <FileField error={at('file')} onFile={setFile} />
        <PasswordField
          label="Contraseña del archivo"
          autoComplete="off"
          maxLength={200}
          value={password}
          error={at('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
        {isElsewhere && <Box>{problem.message}</Box>}
        <Submit busy={upload.busy} disabled={!file || password === ''}>
          Guardar certificado
        </Submit>
      </form>
    </Dialog>
  )
}

type FileProps = { error: string | undefined; onFile: (file: File | undefined) => void }

function FileField({ error, onFile }: FileProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Archivo .p12 o .pfx, de 64 kB a lo más</label>
      <input
        id={id}
        className="cc-file"
        type="file"
        accept=".p12,.pfx"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      {error && (
        <p id={`${id}-error`} className="session-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
