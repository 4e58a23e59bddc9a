import { PlusOutlined } from '@ant-design/icons'
import { Announcements } from '#generated/operations/announcements.ts'
import { FilterChips, Filters } from '#platform/web/kit/list/Filters.tsx'
import { NoMatches } from '#platform/web/kit/list/NoMatches.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { type List, useList } from '#platform/web/list/useList.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { AnnouncementState, AnnouncementVisibility, Reading } from '../model/announcement.ts'
import { AnnouncementCard } from './AnnouncementCard.tsx'
import type { Row } from './types.ts'
import './announcements.css'

const reading = { name: 'reading', label: 'Lectura', options: Reading.options }
const ofWriters = [
  { name: 'state', label: 'Estado', options: AnnouncementState.options },
  { name: 'visibility', label: 'Quién lo ve', options: AnnouncementVisibility.options },
  reading,
]

/** What the company says, as cards: what is pinned first, and then the newest. */
export default function AnnouncementsPage() {
  const can = useCan()
  const list = useList(Announcements, {
    filters: can('announcements.update') ? ofWriters : [reading],
    sort: { field: 'publishDate', descending: true },
    size: 10,
  })
  return (
    <section className="an-page">
      <PageHeader
        title="Anuncios"
        context="Lo que la empresa cuenta a las personas"
        actions={<CreateButton />}
      />
      <div className="mg-toolbar">
        <SearchBox value={list.state.search} onChange={list.setSearch} placeholder="Título" />
        <Filters filters={list.filters} list={list} />
      </div>
      <FilterChips filters={list.filters} list={list} />
      <Cards list={list} />
    </section>
  )
}

const CreateButton = () => (
  <ActionButton
    look="primary"
    icon={<PlusOutlined aria-hidden />}
    permission="announcements.create"
    to={pathTo('anuncios/nuevo')}
  >
    Nuevo anuncio
  </ActionButton>
)

function Cards({ list }: { list: List<Row> }) {
  if (list.error) return <LoadProblem error={list.error} retry={list.reload} />
  if (list.loading) return <PageSkeleton header={false} />
  if (list.rows.length === 0) {
    return list.filtered ? (
      <NoMatches list={list} />
    ) : (
      <EmptyState title="Aún no hay anuncios" action={<CreateButton />}>
        Aquí estará lo que la empresa cuente: noticias, beneficios, cambios de turno.
      </EmptyState>
    )
  }
  const { page, size } = list.state
  return (
    <>
      <ul className="an-cards" aria-label="Anuncios">
        {list.rows.map((row) => (
          <li key={row.id}>
            <AnnouncementCard row={row} />
          </li>
        ))}
      </ul>
      <Pages page={page} size={size} total={list.total} onChange={list.setPage} />
    </>
  )
}
