import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { useFill } from '../form/form-hooks.tsx'
import { textOfFile } from './file-text.ts'

type Props = {
  /** The field of the form that takes the text. */
  name: string
  label: string
  /** What else may be done instead, beside the button. */
  help: string
}

/**
 * Puts the text of a file, or the cells of a workbook, into a field of its form; the file itself is
 * not sent.
 */
export function TextFile({ name, label, help }: Props) {
  const fill = useFill()
  return <FileTextButton label={label} help={help} onText={(text) => fill(name, text)} />
}

type ButtonProps = Pick<Props, 'label' | 'help'> & { onText: (text: string) => void }

/** Asks for a file and gives its text, or the cells of a workbook, or says why it cannot. */
export function FileTextButton({ label, help, onText }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const take = async (file: File) => {
    const read = await textOfFile(file)
    setProblem('problem' in read ? `${file.name}: ${read.problem}.` : undefined)
    if ('text' in read) onText(read.text)
  }
  return (
    <div>
      <p>
        <input
          ref={input}
          type="file"
          accept=".txt,.csv,.dat,.xlsx,.xls"
          hidden
          aria-label={label}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again after it was corrected.
            target.value = ''
            if (file) void take(file)
          }}
        />
        <Button onClick={() => input.current?.click()}>{label}</Button>{' '}
        <span className="soft">{help}</span>
      </p>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
    </div>
  )
}
