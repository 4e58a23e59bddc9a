import { Button } from 'antd'
import { useRef } from 'react'
import { useFill } from '#platform/web/kit/form/form-hooks.tsx'
import { notify } from '#platform/web/look/notify.ts'

/** The most that a list may weigh, in bytes. */
const MOST = 2_000_000

/** A list of a file of text, put into the field in which it could have been pasted. */
export function CsvPick({ name }: { name: string }) {
  const fill = useFill()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File) => {
    if (file.size > MOST) return notify.error(`${file.name} es demasiado grande para una lista`)
    const bytes = await file.arrayBuffer()
    const text = decoded(bytes)
    if (text.includes('\u0000'))
      return notify.error('Guarde la planilla como CSV y vuelva a elegirla')
    return fill(name, text.replace(/^\uFEFF/, '').trim())
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt"
        aria-label="Archivo CSV"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void read(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>Traer de un archivo CSV</Button>
    </div>
  )
}

/** Spreadsheets write CSV in UTF-8, or in the code page of Windows. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
