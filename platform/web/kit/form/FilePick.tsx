import { PaperClipOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useId, useRef, useState } from 'react'
import { asApiError } from '#platform/web/api/api.ts'
import { upload } from '#platform/web/api/upload.ts'
import { FieldLabel } from './Field.tsx'
import { HiddenValue, useFill, useValue } from './form-hooks.tsx'

type Props = {
  label: string
  /** Without it, which files are taken. */
  help?: string
  /** Whether one is kept already. */
  replaces?: boolean
  disabled?: boolean
  /** The ends of the names of the files that are taken, where they are others. */
  accept?: string
  /** Whether the form cannot do without it. */
  required?: boolean
  /** The field that keeps its id, where a form has more than one paper. */
  field?: `${string}Id`
  /** What the file is about, as the server keeps it. */
  about: { relatedType: string; relatedId: string }
}

/**
 * A paper of a form, as PDF or picture: chosen, sent at once, and kept by its id in `fileId` with
 * the rest of the form; `fileName` is what the button shows, also after a reload.
 */
export function FilePick(props: Props) {
  const { label, disabled = false, field = 'fileId', about, replaces = false } = props
  const { accept = '.pdf,.jpg,.jpeg,.png', required = false } = props
  const {
    help = replaces ? 'Reemplaza al que ya tiene: PDF o imagen' : 'PDF o imagen, hasta 10 MB',
  } = props
  const fill = useFill()
  const shown = field.replace(/Id$/, 'Name')
  const name = useValue(shown)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const [stored] = await upload([file], about)
      fill(field, stored?.id)
      fill(shown, file.name)
    } catch (failure) {
      setProblem(asApiError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Form.Item
      label={<FieldLabel text={label} optional={!required} />}
      htmlFor={id}
      extra={help}
      {...(problem ? { validateStatus: 'error' as const, help: problem } : {})}
    >
      <HiddenValue name={field} />
      <HiddenValue name={shown} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was refused.
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        id={id}
        icon={<PaperClipOutlined aria-hidden />}
        loading={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {typeof name === 'string' ? name : 'Adjuntar'}
      </Button>
    </Form.Item>
  )
}
