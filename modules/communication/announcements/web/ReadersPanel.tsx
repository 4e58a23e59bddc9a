import { useState } from 'react'
import type { AnnouncementReadersQuery } from '#generated/documents/graphql.ts'
import { AnnouncementReaders } from '#generated/operations/announcements.ts'
import { formatNumber } from '#chile/numbers.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { useSideList } from '#platform/web/list/useList.ts'
import { Reading } from '../model/announcement.ts'
import type { Whole } from './types.ts'

type Reader = AnnouncementReadersQuery['announcementReaders']['rows'][number]

const columns: readonly Column<Reader>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => formatName(fullname),
  },
  momentColumn('readAt', 'Lo leyó', { sort: 'readAt' }),
]
const withAnswer: readonly Column<Reader>[] = [
  ...columns,
  momentColumn('acknowledgedAt', 'Acuse de recibo'),
]

/** «Leído por 34 de 84», and who has not, for who writes the announcement. */
export function ReadersPanel({ row }: { row: Whole }) {
  const { id, audience, readers, acknowledged, asksAcknowledgement } = row
  const [reading, setReading] = useState<Reading | null>('UNREAD')
  const list = useSideList(AnnouncementReaders, {
    fixed: { announcementId: id, ...(reading ? { reading } : {}) },
    sort: { field: 'fullname', descending: false },
    size: 10,
  })
  if (audience === null || readers === null) return null
  const of = formatNumber(audience)
  const options = Reading.options.filter(
    ({ value }) => asksAcknowledgement || value !== 'UNACKNOWLEDGED',
  )
  return (
    <Panel
      title={`Leído por ${formatNumber(readers)} de ${of}`}
      text={
        asksAcknowledgement &&
        acknowledged !== null &&
        `Acusaron recibo ${formatNumber(acknowledged)} de ${of}`
      }
      action={
        <Choice
          aria-label="Lectura"
          className="an-reading"
          placeholder="Todas las personas"
          options={options}
          value={reading}
          onChange={setReading}
          optional
        />
      }
    >
      {list.total === 0 && !list.loading && !list.filtered && !list.error ? (
        <p className="soft">Nadie.</p>
      ) : (
        <SideRows
          caption="Lectores"
          list={list}
          columns={asksAcknowledgement ? withAnswer : columns}
          search="Nombre"
          rowKey={({ userId }) => userId}
          nameOf={({ fullname }) => formatName(fullname)}
        />
      )}
    </Panel>
  )
}
