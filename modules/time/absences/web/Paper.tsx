import { useState } from 'react'
import { FilePick } from '#platform/web/kit/FilePick.tsx'
import { useFill, useValue } from '#platform/web/kit/form-hooks.tsx'
import { asApiError } from '#platform/web/api.ts'
import { upload } from '#platform/web/upload.ts'

/** The paper of an absence: chosen once the contract is known, kept by its id. */
export function Paper({ contractId }: { contractId: string }) {
  const fill = useFill()
  const name = useValue('fileName')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const [stored] = await upload([file], { relatedType: 'absence', relatedId: contractId })
      fill('fileId', stored?.id)
      fill('fileName', file.name)
    } catch (failure) {
      setProblem(asApiError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FilePick
      names={['fileId', 'fileName']}
      label="Documento"
      accept=".pdf,.jpg,.jpeg,.png"
      help={contractId ? 'PDF o imagen, hasta 10 MB' : 'Elija primero el contrato'}
      disabled={!contractId}
      chosen={typeof name === 'string' ? name : undefined}
      busy={busy}
      problem={problem}
      onPick={(file) => void send(file)}
    />
  )
}
