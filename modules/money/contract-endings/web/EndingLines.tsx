import type { ValueOf } from '#platform/model/catalog.ts'
import { EndingPart } from '#modules/people/contracts/model/ending.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'

type Line = {
  part: ValueOf<typeof EndingPart>
  what: string
  effect: string
  changes: boolean
  restoredAt?: string | null
}

const columns: readonly Column<Line & { key: string }>[] = [
  { key: 'part', title: 'Qué', render: ({ part }) => EndingPart.label(part) },
  { key: 'what', title: 'Detalle', lead: true, render: ({ what }) => <NoBreak words={what} /> },
  {
    key: 'effect',
    title: 'Qué pasa',
    render: ({ effect, changes, restoredAt }) => (
      <span className="mg-option">
        <span>
          <NoBreak words={effect} />
        </span>
        {restoredAt && <StatusTag tone="neutral">Restituido</StatusTag>}
        {!changes && <span className="soft">Solo informa</span>}
      </span>
    ),
  },
]

/** What ends with a contract, before or after it did. */
export const EndingLines = ({ lines }: { lines: readonly Line[] }) => (
  <Rows
    caption="Lo que termina con el contrato"
    rows={lines.map((line, place) => ({ ...line, key: String(place) }))}
    columns={columns}
    rowKey={({ key }) => key}
  />
)
