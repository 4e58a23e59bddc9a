import { formatDate } from '#chile/dates.ts'
import { saveFile } from '#platform/web/api/files.ts'
import { DownloadMenu } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { csvText } from '#platform/web/kit/file/export.ts'
import { pictureOf } from '#platform/web/api/picture.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { linesOf } from './drawn.ts'
import { drawingOf } from './drawing.ts'
import { laidOut } from './layout.ts'
import { allIn, countedBoxes } from './node.ts'
import { pdfOf } from './pdf.ts'
import type { Place } from './place.ts'
import { svgOf } from './svg.ts'
import { type LegendLine, type TintKind, tintedIn } from './tints.ts'
import { wholeOf } from './whole.ts'

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'pdf', label: 'PDF' },
  { value: 'svg', label: 'SVG' },
  { value: 'png', label: 'PNG' },
] as const
type Format = (typeof formats)[number]['value']

/** A drawing of more can be opened by nobody; a sheet has them all. */
const DRAWN_AT_MOST = 3_000

type Props = {
  place: Omit<Place, 'from'>
  /** The box that is looked down from; without one, the whole company. */
  root: string | undefined
  asOf: string
  tint: TintKind | undefined
  legend: readonly LegendLine[]
}

/** «Descargar»: everybody who is under what is looked at, as a sheet, as a PDF or as a picture. */
export function DownloadChart({ place, root, asOf, tint, legend }: Props) {
  const { company } = useMe()
  const save = async (format: Format) => {
    const roots = await wholeOf(place, root)
    const nodes = roots.flatMap(allIn)
    if (nodes.length === 0) throw new Error('Error: reporte sin datos')
    if (format !== 'csv' && nodes.length > DRAWN_AT_MOST) {
      throw new Error(
        'Son demasiadas personas para un dibujo: descargue el CSV, o elija «Ver desde aquí»',
      )
    }
    const title = ['Organigrama', company?.name, asOf].filter(Boolean).join(' ')
    const boxes = countedBoxes(place.mode, nodes.length)
    const heading = [
      ['Organigrama', company?.name].filter(Boolean).join(' de '),
      `Al ${formatDate(asOf)} · ${boxes}`,
    ]
    const { tintOf, legend: meanings } = tintedIn(tint, legend, nodes)
    const drawn = laidOut(roots, tintOf)
    if (format === 'csv') {
      saveFile(`${title}.csv`, new Blob([csvText(linesOf(drawn))], { type: CSV }))
      return
    }
    saveFile(`${title}.${format}`, await fileOf(format, drawingOf(drawn, meanings, heading), title))
  }
  return <DownloadMenu formats={formats} onDownload={save} />
}

const CSV = 'text/csv;charset=utf-8'

async function fileOf(
  format: Exclude<Format, 'csv'>,
  drawing: ReturnType<typeof drawingOf>,
  title: string,
): Promise<Blob> {
  const context = document.createElement('canvas').getContext('2d')
  const measure = (text: string, font: string) => {
    if (!context) return 0
    context.font = font
    return context.measureText(text).width
  }
  if (format === 'pdf') {
    return new Blob([pdfOf(drawing, title, measure)], { type: 'application/pdf' })
  }
  const picture = svgOf(drawing, measure)
  if (format === 'svg') return new Blob([picture.svg], { type: 'image/svg+xml' })
  return pictureOf(picture, 'image/png')
}
