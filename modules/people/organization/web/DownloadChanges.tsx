import { saveFile } from '#platform/web/api/files.ts'
import { DownloadMenu } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { csvText } from '#platform/web/kit/file/export.ts'
import { type Asked, everyChange, linesOfChanges } from './change-rows.ts'

const formats = [{ value: 'csv', label: 'CSV' }] as const

/** «Descargar cambios»: everybody who changed between the two days, of the kind that is shown. */
export function DownloadChanges({ input, title }: { input: Asked; title: string }) {
  const save = async () => {
    const lines = linesOfChanges(await everyChange(input))
    saveFile(`${title}.csv`, new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }))
  }
  return <DownloadMenu formats={formats} onDownload={save} label="Descargar cambios" />
}
