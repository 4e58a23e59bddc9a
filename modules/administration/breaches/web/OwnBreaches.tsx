import type { OwnDataBreachesQuery } from '#generated/documents/graphql.ts'
import { OwnDataBreaches } from '#generated/operations/breaches.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useSideList } from '#platform/web/list/useList.ts'

const columns: readonly Column<OwnDataBreachesQuery['ownDataBreaches']['rows'][number]>[] = [
  { key: 'what', title: 'Qué pasó', lead: true, text: ({ what }) => what },
  { key: 'data', title: 'Qué datos', text: ({ data }) => data },
  { key: 'measures', title: 'Qué se hizo', text: ({ measures }) => measures },
  { key: 'advice', title: 'Qué puede hacer', text: ({ advice }) => advice },
  { key: 'contact', title: 'A quién preguntar', text: ({ contact }) => contact },
  momentColumn('toldAt', 'Se me avisó', { sort: 'toldAt' }),
]

/** The incidents that touched one's own data; nothing, as for nearly everybody, shows nothing. */
export function OwnBreaches() {
  const list = useSideList(OwnDataBreaches, {
    filters: [],
    sort: { field: 'toldAt', descending: true },
  })
  if (list.rows.length === 0) return null
  return (
    <Panel title="Incidentes que afectaron mis datos">
      <ListPage
        embedded
        title="Incidentes que afectaron mis datos"
        name="own-data-breaches"
        list={list}
        columns={columns}
        empty={{ title: 'Ninguno' }}
      />
    </Panel>
  )
}
