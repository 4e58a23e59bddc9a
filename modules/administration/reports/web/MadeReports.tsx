import { useEffect, useRef } from 'react'
import { monthLabel } from '#chile/period.ts'
import type { ReportProcessQuery } from '#generated/documents/graphql.ts'
import { ReportProcess } from '#generated/operations/reports.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { ReportFormat } from '../model/report.ts'
import { openFile } from '#platform/web/api/files.ts'

type Made = ReportProcessQuery['reportProcess'][number]
type Props = {
  type: string | null
  /** The file just asked for: it opens by itself when it is ready. */
  waiting: string | undefined
  onArrived: () => void
}

/** The specification's: every five seconds; what was just asked for, every second. */
const CALM_MS = 5000
const WAITING_MS = 1000

const tones: Readonly<Record<string, Tone>> = {
  DONE: 'success',
  FAILED: 'danger',
  QUEUED: 'neutral',
  RUNNING: 'primary',
}

/** The files of reports: what is being made and what was made, newest first. */
export function MadeReports({ type, waiting, onArrived }: Props) {
  const everyMs = waiting ? WAITING_MS : CALM_MS
  const made = usePoll(ReportProcess, { input: { type } }, { everyMs })
  const rows = made.data?.reportProcess ?? []
  const arrived = rows.find(({ id, state }) => id === waiting && over.has(state))
  const handled = useRef<string>(undefined)
  useEffect(() => {
    if (!arrived || handled.current === arrived.id) return
    handled.current = arrived.id
    onArrived()
    if (arrived.fileUrl && arrived.fileName) {
      openFile({ url: arrived.fileUrl, name: arrived.fileName })
    } else {
      notify.error(arrived.error ?? 'No se pudo hacer el archivo')
    }
  }, [arrived, onArrived])
  if (rows.length === 0) return null
  const table = { caption: 'Archivos', rows, columns, rowKey: (row: Made) => row.id }
  return (
    <Panel title="Archivos" text="Los últimos que se pidieron; cada enlace sirve unos minutos">
      <Rows {...table} compact />
    </Panel>
  )
}

const over = new Set(['DONE', 'FAILED', 'CANCELLED'])

const columns: readonly Column<Made>[] = [
  { key: 'label', title: 'Reporte', lead: true, render: (row) => row.label },
  { key: 'period', title: 'Período', render: periodOf },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => (
      <StatusTag tone={tones[row.state] ?? 'neutral'}>{row.error ?? row.stateLabel}</StatusTag>
    ),
  },
  { key: 'requestedBy', title: 'Pedido por', render: (row) => row.requestedBy },
  { key: 'requestedAt', title: 'Cuándo', render: (row) => formatMoment(row.requestedAt) },
  {
    key: 'file',
    title: 'Archivo',
    render: ({ fileUrl: url, fileName: name, format }) =>
      url && name ? (
        <a href={url} download={name}>
          {ReportFormat.label(format)}
          <span className="sr-only"> de {name}</span>
        </a>
      ) : (
        <span className="soft">{ReportFormat.label(format)}</span>
      ),
  },
]

function periodOf({ month, year }: Made): string {
  if (year === null || year === undefined) return 'A la fecha'
  return month ? monthLabel(year * 100 + month) : String(year)
}
