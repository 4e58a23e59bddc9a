import { useState } from 'react'
import { addDays } from '#chile/dates.ts'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import type { Column } from '../list/columns.tsx'
import { ViewSwitch } from '../form/Toggle.tsx'
import { Rows } from '../list/Rows.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { StatusTag } from './StatusTag.tsx'
import { Nothing } from '../text/values.tsx'

export type Period = {
  key: string
  from: string
  /** The first day on which it no longer holds. */
  until?: string | null
  recordedAt: string
  supersededAt?: string | null
  author: string
  changes: readonly string[]
}
export type Change = {
  key: string
  attribute: string
  label: string
  from: string
  before?: string | null
  after?: string | null
  author: string
  recordedAt: string
  reason?: string | null
}

type Props = {
  title: string
  periods: readonly Period[]
  changes: readonly Change[]
  /** A stored value in the words of its field. */
  word: (attribute: string, value: string) => string
}

/** Who was what when, and who changed what: the two ways to read a history. */
export function VersionHistory({ title, periods, changes, word }: Props) {
  const [view, setView] = useState<'changes' | 'periods'>('changes')
  return (
    <>
      <ViewSwitch
        className="mg-history-view"
        aria-label={`Vista de ${title}`}
        value={view}
        onChange={setView}
        options={[
          { value: 'changes', label: 'Detalle' },
          { value: 'periods', label: 'Períodos' },
        ]}
      />
      {view === 'periods' ? (
        <Rows
          caption={`Períodos de ${title}`}
          rows={periods}
          columns={periodColumns}
          rowKey={keyOf}
        />
      ) : changes.length === 0 ? (
        <EmptyState title="Sin cambios">
          Lo que se modifique quedará aquí, con quién y cuándo.
        </EmptyState>
      ) : (
        <Rows
          caption={`Cambios de ${title}`}
          rows={changes}
          columns={changeColumns(word, changes)}
          rowKey={keyOf}
        />
      )}
    </>
  )
}

const keyOf = ({ key }: { key: string }) => key

const periodColumns: readonly Column<Period>[] = [
  {
    key: 'span',
    title: 'Rige',
    lead: true,
    render: ({ from, until }) =>
      until
        ? `${formatDate(from)} al ${formatDate(addDays(until, -1))}`
        : `Desde ${formatDate(from)}`,
  },
  { key: 'state', title: 'Estado', render: (period) => <PeriodState period={period} /> },
  {
    key: 'changes',
    title: 'Qué cambió',
    render: ({ changes }) =>
      changes.length > 0 ? changes.join(', ') : <Nothing words="Sin cambios" />,
  },
  { key: 'author', title: 'Registró', render: ({ author }) => author },
  { key: 'recordedAt', title: 'Cuándo', render: ({ recordedAt }) => formatMoment(recordedAt) },
]

function PeriodState({ period }: { period: Period }) {
  const { from, until, supersededAt } = period
  if (supersededAt) return <StatusTag>Reemplazado el {formatMoment(supersededAt)}</StatusTag>
  if (from > today()) return <StatusTag tone="accent">Pendiente</StatusTag>
  if (until && until <= today()) return <StatusTag tone="primary">Pasado</StatusTag>
  return <StatusTag tone="success">Vigente</StatusTag>
}

const reasonColumn: Column<Change> = {
  key: 'reason',
  title: 'Motivo',
  render: ({ reason }) => reason ?? <Nothing />,
}

const changeColumns = (
  word: Props['word'],
  changes: readonly Change[],
): readonly Column<Change>[] => [
  { key: 'label', title: 'Dato', lead: true, render: ({ label }) => label },
  {
    key: 'from',
    title: 'Rige desde',
    render: ({ from }) =>
      from > today() ? (
        <>
          {formatDate(from)} <StatusTag tone="accent">Pendiente</StatusTag>
        </>
      ) : (
        formatDate(from)
      ),
  },
  {
    key: 'before',
    title: 'Antes',
    render: ({ attribute, before }) => (before ? word(attribute, before) : <Nothing />),
  },
  {
    key: 'after',
    title: 'Después',
    render: ({ attribute, after }) => (after ? word(attribute, after) : <Nothing />),
  },
  { key: 'author', title: 'Registró', render: ({ author }) => author },
  { key: 'recordedAt', title: 'Cuándo', render: ({ recordedAt }) => formatMoment(recordedAt) },
  ...(changes.some(({ reason }) => reason) ? [reasonColumn] : []),
]
