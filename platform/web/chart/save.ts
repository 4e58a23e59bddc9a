import { fetchCode } from '../api/fetch-code.ts'
import { saveFile } from '../api/files.ts'
import { csvText } from '../kit/file/export.ts'
import { light } from '../screen/palette.ts'
import { pictureOf } from '../api/picture.ts'
import type { ChartContent } from './chart.ts'
import { optionsOf } from './options.ts'
import { pdfOfJpeg } from './pdf.ts'

export const CHART_FILES = { csv: 'CSV', png: 'PNG', svg: 'SVG', pdf: 'PDF' } as const
export type ChartFile = keyof typeof CHART_FILES

const WIDTH = 1200
const HEIGHT = 675
/** The CSV of a chart comes this long after it is asked for (product specification). */
const CSV_DELAY_MS = 1200

/** Saves a chart as a file: its numbers, or a picture of it on white, whatever the theme. */
export async function saveChart(format: ChartFile, name: string, chart: ChartContent) {
  if (format === 'csv') await new Promise((rested) => setTimeout(rested, CSV_DELAY_MS))
  saveFile(`${name}.${format}`, await fileOf(format, chart))
}

async function fileOf(format: ChartFile, chart: ChartContent): Promise<Blob> {
  if (format === 'csv') return new Blob([csvOf(chart)], { type: 'text/csv;charset=utf-8' })
  const svg = await svgOf(chart)
  if (format === 'svg') return new Blob([svg], { type: 'image/svg+xml' })
  const drawing = { svg, width: WIDTH, height: HEIGHT }
  if (format === 'png') return pictureOf(drawing, 'image/png')
  const jpeg = new Uint8Array(await (await pictureOf(drawing, 'image/jpeg')).arrayBuffer())
  const pdf = pdfOfJpeg(jpeg, (WIDTH * 3) / 4, (HEIGHT * 3) / 4)
  return new Blob([pdf], { type: 'application/pdf' })
}

/** Categories down, series across. */
export const csvOf = ({ categories, series }: ChartContent): string =>
  csvText([
    ['', ...series.map(({ name }) => name)],
    ...categories.map((category, at) => [category, ...series.map(({ data }) => data[at] ?? null)]),
  ])

async function svgOf(chart: ChartContent): Promise<string> {
  const { init } = await fetchCode(() => import('./library.ts'))
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: HEIGHT })
  try {
    const options = optionsOf(chart, { mode: 'light', narrow: false, still: true })
    drawing.setOption({ ...options, backgroundColor: light.surface })
    return drawing.renderToSVGString()
  } finally {
    drawing.dispose()
  }
}
