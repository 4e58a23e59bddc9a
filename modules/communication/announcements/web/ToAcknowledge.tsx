import { Announcements } from '#generated/operations/announcements.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ShortList } from '#platform/web/kit/list/ShortList.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { AnnouncementCard } from './AnnouncementCard.tsx'
import './announcements.css'

/** The announcements that wait for the acknowledgement of whoever is signed in. */
export default function ToAcknowledge() {
  const { hasRecord, acting } = useMe()
  const { data } = useDetail(
    Announcements,
    {
      filter: { reading: 'UNACKNOWLEDGED' },
      sort: { by: 'publishDate', descending: true },
      page: { number: 1, size: 10 },
    },
    { enabled: hasRecord && !acting },
  )
  const rows = data?.announcements.rows ?? []
  if (rows.length === 0) return null
  return (
    <Panel title="Por confirmar" text="La empresa le pide decir que lo leyó">
      <ShortList
        items={rows}
        keyOf={({ id }) => id}
        what="anuncios"
        className="an-cards"
        render={(row) => <AnnouncementCard row={row} short />}
      />
    </Panel>
  )
}
