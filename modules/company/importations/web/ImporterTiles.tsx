import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImportersQuery } from '#generated/documents/graphql.ts'
import { CreateImportation, ImportTemplate } from '#generated/operations/importations.ts'
import { asApiError, request } from '#platform/web/api.ts'
import { DownloadMenu } from '#platform/web/kit/DownloadDropdown.tsx'
import { saveLines } from '#platform/web/kit/export.ts'
import { pathTo } from '#platform/web/screens.ts'
import { upload } from '#platform/web/upload.ts'
import { useAction } from '#platform/web/useAction.ts'
import './importations.css'

type Importer = ImportersQuery['importers'][number]

/** What can be loaded: what each needs, its template, and where its file is chosen. */
export const ImporterTiles = ({ importers }: { importers: readonly Importer[] }) => (
  <ul className="im-tiles" aria-label="Qué cargar">
    {importers.map((importer) => (
      <Tile key={importer.code} importer={importer} />
    ))}
  </ul>
)

const templates = [
  { value: 'xlsx', label: 'Plantilla vacía, Excel' },
  { value: 'csv', label: 'Plantilla vacía, CSV' },
  { value: 'filled', label: 'Con lo que hay hoy, Excel' },
] as const

function Tile({ importer }: { importer: Importer }) {
  const { code, label, about, columns, mayLoad } = importer
  const required = columns.filter((column) => column.required).map(({ header }) => header)
  const download = async (format: (typeof templates)[number]['value']) => {
    const input = { code, filled: format === 'filled' }
    const { importTemplate } = await request(ImportTemplate, { input })
    const { name, lines } = importTemplate
    await saveLines(
      format === 'csv' ? 'csv' : 'xlsx',
      name,
      lines.map(({ cells }) => cells),
    )
  }
  return (
    <li className="mg-surface im-tile">
      <h2>{label}</h2>
      <p className="soft">{about}</p>
      <p className="soft">
        Obligatorio: {required.join(', ')}. {columns.length - required.length} columnas más se
        pueden dejar fuera.
      </p>
      <div className="im-tile-acts">
        <DownloadMenu formats={templates} onDownload={download} label="Plantilla" />
        {mayLoad && <UploadButton code={code} label={label} />}
      </div>
    </li>
  )
}

/** Chooses a file, sends it, and goes on to what was read of it. */
function UploadButton({ code, label }: { code: string; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const create = useAction(CreateImportation, { quiet: true })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const [stored] = await upload([file], { relatedType: 'importation', relatedId: code })
      if (!stored) return
      const made = await create.attempt({ input: { code, fileId: stored.id } })
      if (made.id) void navigate(pathTo('importaciones/:id', { id: made.id }))
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
        accept=".xlsx,.csv"
        hidden
        aria-label={`Archivo de ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was put right.
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden />}
        loading={busy}
        onClick={() => input.current?.click()}
        aria-label={`Subir archivo de ${label}`}
      >
        Subir archivo
      </Button>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
    </>
  )
}
