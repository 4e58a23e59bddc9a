import { fetchCode } from '../api/fetch-code.ts'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Menu } from '#platform/web/kit/text/Menu.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserLog } from '../api/browser-log.ts'
import { notify } from '../look/notify.ts'
import { useThemeMode } from '../look/theme-mode.ts'
import { useNarrow } from '../look/media.ts'
import { type ChartContent, isEmptyChart } from './chart.ts'
import { type Look, optionsOf, valueText } from './options.ts'
import { CHART_FILES, type ChartFile, saveChart } from './save.ts'
import './chart.css'

type Props = ChartContent & {
  /** What the chart shows: its name for screen readers, and the name of its files. */
  title: string
  height?: number
  /** Without the title and the download: for small charts inside of panels. */
  bare?: boolean
  /** A click on a point: index of its category and of its series. */
  onPoint?: (category: number, series: number) => void
}

/**
 * A chart with its files and its numbers as a table for who does not see it. The library arrives
 * with the first chart.
 */
export function Chart({ title, height = 500, bare = false, onPoint, ...chart }: Props) {
  if (isEmptyChart(chart)) return <p className="soft mg-chart-empty">Sin datos para mostrar</p>
  return (
    <figure className="mg-chart">
      {bare ? (
        <figcaption className="sr-only">{title}</figcaption>
      ) : (
        <figcaption>
          <span className="mg-chart-title">{title}</span>
          <Files title={title} chart={chart} />
        </figcaption>
      )}
      <Drawing chart={chart} height={height} onPoint={onPoint} />
      <div className="sr-only">
        <Numbers title={title} chart={chart} />
      </div>
    </figure>
  )
}

type DrawingProps = {
  chart: ChartContent
  height: number
  onPoint: ((category: number, series: number) => void) | undefined
}

function Drawing({ chart, height, onPoint }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null)
  const mode = useThemeMode()
  const narrow = useNarrow()
  // Equal content, equal drawing: a page that renders again does not draw again.
  const content = JSON.stringify(chart)
  const chosen = useEffectEvent((category: number, series: number) => onPoint?.(category, series))
  useEffect(() => {
    const ended = new AbortController()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const wanted: ChartContent = JSON.parse(content)
    const look = { mode, narrow, still }
    const open = (category: number, series: number) => chosen(category, series)
    if (frame.current) {
      void draw({ place: frame.current, chart: wanted, look, ended: ended.signal, onPoint: open })
    }
    return () => ended.abort()
  }, [content, mode, narrow])
  return <div ref={frame} className="mg-chart-frame" style={{ height }} aria-hidden="true" />
}

type Begun = {
  place: HTMLDivElement
  chart: ChartContent
  look: Look
  ended: AbortSignal
  onPoint: (category: number, series: number) => void
}

async function draw({ place, chart, look, ended, onPoint }: Begun) {
  const { init } = await fetchCode(() => import('./library.ts'))
  if (ended.aborted) return
  const drawing = init(place, null, { renderer: 'svg' })
  drawing.setOption(optionsOf(chart, look))
  drawing.on('click', ({ dataIndex, seriesIndex }) => onPoint(dataIndex, seriesIndex ?? 0))
  const size = new ResizeObserver(() => drawing.resize())
  size.observe(place)
  ended.addEventListener('abort', () => {
    size.disconnect()
    drawing.dispose()
  })
}

function Files({ title, chart }: { title: string; chart: ChartContent }) {
  const [busy, setBusy] = useState(false)
  const save = async (format: ChartFile) => {
    setBusy(true)
    try {
      await saveChart(format, title, chart)
    } catch (problem) {
      if (format === 'csv') browserLog.error('Error on Chart CSV', problem)
      notify.error('Ha ocurrido un error')
    } finally {
      setBusy(false)
    }
  }
  const items = Object.entries(CHART_FILES).map(([key, label]) => ({ key, label }))
  return (
    <Menu disabled={busy} menu={{ items, onClick: ({ key }) => isFile(key) && void save(key) }}>
      <Button size="small" type="text" icon={<DownloadOutlined aria-hidden />} loading={busy}>
        Descargar gráfico
      </Button>
    </Menu>
  )
}

const isFile = (key: string): key is ChartFile => Object.hasOwn(CHART_FILES, key)

const Numbers = ({ title, chart }: { title: string; chart: ChartContent }) => (
  <table>
    <caption>{title}</caption>
    <thead>
      <tr>
        <td />
        {chart.series.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {chart.categories.map((category, at) => (
        <tr key={category}>
          <th scope="row">{category}</th>
          {chart.series.map(({ name, data }) => (
            <td key={name}>{valueText(data[at] ?? null, chart.unit)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
