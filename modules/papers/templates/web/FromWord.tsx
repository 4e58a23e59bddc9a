import { Alert } from 'antd'
import { useState } from 'react'
import { TemplateFromWord } from '#generated/operations/templates.ts'
import { request } from '#platform/web/api/api.ts'
import { UploadButton } from '#platform/web/kit/file/UploadButton.tsx'
import { useFill } from '#platform/web/kit/form/form-hooks.tsx'

type Read = { name: string; dropped: readonly string[] }

/** Begins a text with that of a Word file, and says what of it a template does not have. */
export function FromWord() {
  const fill = useFill()
  const [read, setRead] = useState<Read>()
  return (
    <div className="tp-word">
      <UploadButton
        plain
        text="Traer de Word"
        label="Archivo de Word"
        accept=".docx"
        about={{ relatedType: 'templateWord', relatedId: '' }}
        onSent={async (fileId, name) => {
          const { templateFromWord } = await request(TemplateFromWord, { input: { fileId } })
          fill('body', templateFromWord.body)
          setRead({ name, dropped: templateFromWord.dropped })
        }}
      />
      <span className="soft">
        Reemplaza el texto por el de un archivo .docx. Las etiquetas se escriben {'{{así}}'}.
      </span>
      {read && <Outcome {...read} />}
    </div>
  )
}

function Outcome({ name, dropped }: Read) {
  if (dropped.length === 0) {
    return <Alert type="success" showIcon role="status" title={`Se trajo el texto de ${name}`} />
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={`Se trajo el texto de ${name}. Esto no pasó:`}
      description={
        <ul>
          {dropped.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      }
    />
  )
}
