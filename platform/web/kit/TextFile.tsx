import { Button } from 'antd'
import { useRef } from 'react'
import { useFill } from './form-hooks.tsx'

type Props = {
  /** The field of the form that takes the text. */
  name: string
  label: string
  /** What else may be done instead, beside the button. */
  help: string
}

/** Puts the text of a file into a field of its form; the file itself is not sent. */
export function TextFile({ name, label, help }: Props) {
  const fill = useFill()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => fill(name, decoded(await file.arrayBuffer()))
  return (
    <p>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.dat"
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
  )
}

/** UTF-8, or the letters of Windows. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
