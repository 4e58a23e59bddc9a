import { Announcements } from '#generated/operations/announcements.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { AnnouncementCard } from './AnnouncementCard.tsx'
import './announcements.css'

/** So many are on the home page; the rest is on the page of all of them. */
const MOST = 3

/** What the company says today, on the home page. */
export default function NewsBlock() {
  const can = useCan()
  const { data } = useDetail(Announcements, {
    filter: { state: 'PUBLISHED' },
    sort: { by: 'publishDate', descending: true },
    page: { number: 1, size: 10 },
  })
  const rows = data?.announcements.rows.slice(0, MOST)
  if (!rows || (rows.length === 0 && !can('announcements.create'))) return null
  return (
    <Panel
      title="Anuncios"
      action={
        <Link alone to={pathTo('anuncios')}>
          Ver todos
        </Link>
      }
    >
      {rows.length === 0 ? (
        <p className="soft">
          Aún no hay anuncios. <Link to={pathTo('anuncios/nuevo')}>Escribir el primero</Link>
        </p>
      ) : (
        <ul className="an-cards">
          {rows.map((row) => (
            <li key={row.id}>
              <AnnouncementCard row={row} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
