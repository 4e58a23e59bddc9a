import type { RefObject } from 'react'
import { saveFile } from '#platform/web/files.ts'
import { DownloadMenu } from '#platform/web/kit/DownloadDropdown.tsx'
import { csvText } from '#platform/web/kit/export.ts'
import { pictureOf } from '#platform/web/picture.ts'
import { type Box, boxesIn, linesOf } from './drawn.ts'
import { svgOf } from './svg.ts'

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'svg', label: 'SVG' },
  { value: 'png', label: 'PNG' },
] as const
type Format = (typeof formats)[number]['value']

type Props = { tree: RefObject<HTMLElement | null>; asOf: string }

/** «Descargar»: the boxes that are on the page, as a sheet or as a picture. */
export function DownloadChart({ tree, asOf }: Props) {
  const save = async (format: Format) => {
    const drawn = tree.current ? boxesIn(tree.current) : []
    if (drawn.length === 0) throw new Error('Error: reporte sin datos')
    saveFile(`Organigrama ${asOf}.${format}`, await fileOf(format, drawn))
  }
  return <DownloadMenu formats={formats} onDownload={save} />
}

async function fileOf(format: Format, drawn: readonly Box[]): Promise<Blob> {
  if (format === 'csv') {
    return new Blob([csvText(linesOf(drawn))], { type: 'text/csv;charset=utf-8' })
  }
  const context = document.createElement('canvas').getContext('2d')
  const picture = svgOf(drawn, (text, font) => {
    if (!context) return 0
    context.font = font
    return context.measureText(text).width
  })
  if (format === 'svg') return new Blob([picture.svg], { type: 'image/svg+xml' })
  return pictureOf(picture, 'image/png')
}
