import type { RefObject } from 'react'
import { saveFile } from '#platform/web/api/files.ts'
import { DownloadMenu } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { csvText } from '#platform/web/kit/file/export.ts'
import { pictureOf } from '#platform/web/api/picture.ts'
import { type Box, boxesIn, linesOf } from './drawn.ts'
import { drawingOf } from './drawing.ts'
import { pdfOf } from './pdf.ts'
import { svgOf } from './svg.ts'
import type { LegendLine } from './tints.ts'

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'pdf', label: 'PDF' },
  { value: 'svg', label: 'SVG' },
  { value: 'png', label: 'PNG' },
] as const
type Format = (typeof formats)[number]['value']

type Props = {
  tree: RefObject<HTMLElement | null>
  asOf: string
  legend: readonly LegendLine[]
}

/** «Descargar»: the boxes that are on the page, as a sheet, as a PDF or as a picture. */
export function DownloadChart({ tree, asOf, legend }: Props) {
  const save = async (format: Format) => {
    const drawn = tree.current ? boxesIn(tree.current) : []
    if (drawn.length === 0) throw new Error('Error: reporte sin datos')
    const title = `Organigrama ${asOf}`
    saveFile(`${title}.${format}`, await fileOf(format, { drawn, legend, title }))
  }
  return <DownloadMenu formats={formats} onDownload={save} />
}

type Given = { drawn: readonly Box[]; legend: readonly LegendLine[]; title: string }

async function fileOf(format: Format, { drawn, legend, title }: Given): Promise<Blob> {
  if (format === 'csv') {
    return new Blob([csvText(linesOf(drawn))], { type: 'text/csv;charset=utf-8' })
  }
  const context = document.createElement('canvas').getContext('2d')
  const measure = (text: string, font: string) => {
    if (!context) return 0
    context.font = font
    return context.measureText(text).width
  }
  const drawing = drawingOf(drawn, legend)
  if (format === 'pdf') {
    return new Blob([pdfOf(drawing, title, measure)], { type: 'application/pdf' })
  }
  const picture = svgOf(drawing, measure)
  if (format === 'svg') return new Blob([picture.svg], { type: 'image/svg+xml' })
  return pictureOf(picture, 'image/png')
}
