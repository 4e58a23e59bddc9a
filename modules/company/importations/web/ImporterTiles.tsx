import { Button } from 'antd'
import { useState } from 'react'
import type { ImportersQuery } from '#generated/documents/graphql.ts'
import { counted } from '#chile/counts.ts'
import { ImportTemplate } from '#generated/operations/importations.ts'
import { request } from '#platform/web/api/api.ts'
import { DownloadMenu } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { saveLines } from '#platform/web/kit/file/export.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { FIREFIGHTER } from '../model/importation.ts'
import { FileDialog, SendFile } from './FileDialog.tsx'
import './importations.css'

type Importer = ImportersQuery['importers'][number]

/**
 * What can be loaded, in the order in which a company moves in: what each needs first, its form,
 * where its file is chosen, and which were loaded already.
 */
export function ImporterTiles({ importers }: { importers: readonly Importer[] }) {
  const done = importers.filter(({ loadedAt }) => loadedAt !== null).length
  return (
    <section className="im-blocks">
      <p className="soft">
        Para traer una empresa desde otro sistema, cargue los archivos en este orden:{' '}
        {counted(done, 'cargado', 'cargados')} de {importers.length}. Los encabezados del otro
        sistema se eligen una vez y se recuerdan.
      </p>
      <ol className="im-tiles" aria-label="Qué cargar">
        {importers.map((importer) => (
          <Tile key={importer.code} importer={importer} all={importers} />
        ))}
      </ol>
    </section>
  )
}

/** Where a file is chosen; what a form asks before, in a dialog of its own. */
function Choosing({ importer, all }: TileProps) {
  const [asks, setAsks] = useState(false)
  const { code, label, params, mayLoad } = importer
  if (!mayLoad) return null
  if (code !== FIREFIGHTER && params.length === 0) {
    return <SendFile importer={importer} input={{ code }} />
  }
  return (
    <>
      <Button type="primary" onClick={() => setAsks(true)} aria-label={`Elegir archivo: ${label}`}>
        Elegir archivo
      </Button>
      {asks && <FileDialog importer={importer} all={all} onClose={() => setAsks(false)} />}
    </>
  )
}

/** How far a company is with a kind of file. */
function standingOf({ after, loadedAt, remembered }: Importer): string {
  const known = remembered > 0 ? [`Recuerda ${counted(remembered, 'encabezado')}`] : []
  const first = after.length > 0 ? [`Va después de: ${after.join(', ')}`] : []
  const state = loadedAt === null ? 'Aún no se carga' : `Cargado el ${formatMoment(loadedAt)}`
  return [state, ...first, ...known].join('. ')
}

const templates = [
  { value: 'xlsx', label: 'Plantilla vacía, Excel' },
  { value: 'csv', label: 'Plantilla vacía, CSV' },
  { value: 'filled', label: 'Con lo que hay hoy, Excel' },
] as const

type TileProps = { importer: Importer; all: readonly Importer[] }

/** A kind of file: what it needs and asks, its form, and where it is chosen. */
function Tile({ importer, all }: TileProps) {
  const { code, label, about, columns, archive } = importer
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
      <p className="soft">{standingOf(importer)}.</p>
      {columns.length > 0 && !archive && (
        <p className="soft">
          Obligatorio: {required.join(', ')}. Opcional:{' '}
          {counted(columns.length - required.length, 'columna más', 'columnas más')}.
        </p>
      )}
      <div className="im-tile-acts">
        {columns.length > 0 && !archive && (
          <DownloadMenu formats={templates} onDownload={download} label="Plantilla" />
        )}
        <Choosing importer={importer} all={all} />
      </div>
    </li>
  )
}
