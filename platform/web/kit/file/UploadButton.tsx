import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { asApiError } from '#platform/web/api/api.ts'
import { upload } from '#platform/web/api/upload.ts'

type Props = {
  /** What the button says. */
  text: string
  /** What its file is of, for who hears the page: «Archivo de Proveedores». */
  label: string
  /** The ends of the names of the files that are taken: `.xlsx,.csv`. */
  accept: string
  /** What the file is about, as the server keeps it. */
  about: { relatedType: string; relatedId: string }
  /** What becomes of the file once the server has it, by its id and its name. */
  onSent: (fileId: string, name: string) => unknown
  /** It is one of several things that a form asks for, and not what the page is about. */
  plain?: boolean
}

/** Chooses a file and sends it at once; what is wrong with it is said below. */
export function UploadButton({ text, label, accept, about, onSent, plain = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const [stored] = await upload([file], about)
      if (stored) await onSent(stored.id, stored.name)
    } catch (failure) {
      setProblem(asApiError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was put right.
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        type={plain ? 'default' : 'primary'}
        icon={<UploadOutlined aria-hidden />}
        loading={busy}
        onClick={() => input.current?.click()}
        aria-label={`${text}: ${label}`}
      >
        {text}
      </Button>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
    </>
  )
}
