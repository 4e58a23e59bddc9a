import { useState } from 'react'
import type { ConceptHistoryQuery } from '#generated/documents/graphql.ts'
import { monthLabel, previousMonth } from '#chile/period.ts'
import { ConceptHistory } from '#generated/operations/concepts.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { ConceptKind } from '#modules/concepts/concept-library/model/uses.ts'
import './concepts.css'

type Edition = ConceptHistoryQuery['conceptHistory'][number]

const spanOf = ({ from, until }: Edition) =>
  until === null
    ? `Desde ${monthLabel(from)}`
    : `${monthLabel(from)} a ${monthLabel(previousMonth(until))}`

/** The versions of something, and what differs between two of them. */
export function HistoryPanel({ kind, code }: { kind: ConceptKind; code: string }) {
  const { data } = useDetail(ConceptHistory, { input: { kind, code } })
  const editions = data?.conceptHistory ?? []
  const [newer, setNewer] = useState(0)
  const [older, setOlder] = useState(1)
  if (editions.length === 0) return null
  const options = editions.map((edition, value) => ({ value, label: spanOf(edition) }))
  const a = editions[older]
  const b = editions[newer]
  return (
    <Panel title="Versiones" text="Qué rigió en cada mes y quién lo escribió">
      <Versions editions={editions} />
      {editions.length > 1 && (
        <>
          <div className="con-compare" role="group" aria-label="Comparar dos versiones">
            <Choice
              aria-label="Versión anterior"
              value={older}
              onChange={(next) => next !== null && setOlder(next)}
              options={options}
            />
            <Choice
              aria-label="Versión nueva"
              value={newer}
              onChange={(next) => next !== null && setNewer(next)}
              options={options}
            />
          </div>
          {a && b && <Differences before={a} after={b} />}
        </>
      )}
    </Panel>
  )
}

const versionColumns: readonly Column<Edition>[] = [
  { key: 'span', title: 'Rige', lead: true, render: spanOf },
  {
    key: 'title',
    title: 'Nombre',
    render: ({ values }) => values.find(({ name }) => name === 'title')?.text,
  },
  { key: 'author', title: 'Registró', render: ({ author }) => author ?? 'Carga inicial' },
  { key: 'at', title: 'Cuándo', render: ({ recordedAt }) => formatMoment(recordedAt) },
]

function Versions({ editions }: { editions: readonly Edition[] }) {
  return (
    <Rows
      caption="Versiones"
      rows={editions}
      columns={versionColumns}
      rowKey={({ from }) => String(from)}
    />
  )
}

type Difference = { name: string; label: string; before: string; after: string }

const differenceColumns: readonly Column<Difference>[] = [
  { key: 'label', title: 'Dato', lead: true, render: ({ label }) => label },
  { key: 'before', title: 'Antes', render: ({ before }) => before },
  { key: 'after', title: 'Después', render: ({ after }) => after },
]

function Differences({ before, after }: { before: Edition; after: Edition }) {
  const old = new Map(before.values.map((value) => [value.name, value]))
  const fresh = new Map(after.values.map((value) => [value.name, value]))
  const rows = [...new Map([...old, ...fresh]).values()]
    .map(({ name, label }): Difference => ({
      name,
      label,
      before: old.get(name)?.text ?? '–',
      after: fresh.get(name)?.text ?? '–',
    }))
    .filter((row) => row.before !== row.after)
  if (rows.length === 0) return <EmptyState title="Las dos versiones dicen lo mismo" />
  return (
    <Rows
      caption="Diferencias entre las versiones"
      rows={rows}
      columns={differenceColumns}
      rowKey={({ name }) => name}
    />
  )
}
