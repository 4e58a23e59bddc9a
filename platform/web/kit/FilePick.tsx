import { PaperClipOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useId, useRef } from 'react'
import { FieldLabel } from './Field.tsx'
import { HiddenValue } from './form-hooks.tsx'

type Props = {
  /** The values of the form that hold what was chosen, which no control shows. */
  names: readonly string[]
  label: string
  accept: string
  help: string
  disabled?: boolean
  /** The name of the file that was chosen. */
  chosen: string | undefined
  busy: boolean
  problem: string | undefined
  onPick: (file: File) => void
}

/** A file of a form: chosen, sent at once, and kept by its id with the rest of the form. */
export function FilePick(props: Props) {
  const { names, label, accept, help, disabled = false, chosen, busy, problem, onPick } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Form.Item
      label={<FieldLabel text={label} optional />}
      htmlFor={id}
      extra={help}
      {...(problem ? { validateStatus: 'error' as const, help: problem } : {})}
    >
      {names.map((name) => (
        <HiddenValue key={name} name={name} />
      ))}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was refused.
          target.value = ''
          if (file) onPick(file)
        }}
      />
      <Button
        id={id}
        icon={<PaperClipOutlined aria-hidden />}
        loading={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {chosen ?? 'Adjuntar'}
      </Button>
    </Form.Item>
  )
}
