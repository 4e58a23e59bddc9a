import type { DataBreachEntriesQuery } from '#generated/documents/graphql.ts'
import { DataBreachEntries } from '#generated/operations/breaches.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useSideList } from '#platform/web/list/useList.ts'
import { BreachEntryKind } from '../model/catalogs.ts'

const columns: readonly Column<DataBreachEntriesQuery['dataBreachEntries']['rows'][number]>[] = [
  momentColumn('at', 'Cuándo', { sort: 'at' }),
  { key: 'kind', title: 'Qué', lead: true, text: ({ kind }) => BreachEntryKind.label(kind) },
  { key: 'note', title: 'Detalle', text: ({ note }) => note },
  { key: 'author', title: 'Quién', text: ({ author }) => author },
]

type Props = { id: string; add: () => void; isOpen: boolean }

/** What was done of an incident, with its author and its time: it is only added to. */
export function BreachEntries({ id, add, isOpen }: Props) {
  const list = useSideList(DataBreachEntries, {
    filters: [],
    sort: { field: 'at', descending: true },
    fixed: { id },
  })
  return (
    <Panel
      title="Bitácora"
      action={
        isOpen && (
          <ActionButton permission="dataBreaches.update" onClick={add}>
            Anotar una medida
          </ActionButton>
        )
      }
    >
      <ListPage
        embedded
        title="Bitácora"
        name="data-breach-entries"
        list={list}
        columns={columns}
        empty={{ title: 'Nada anotado' }}
      />
    </Panel>
  )
}
