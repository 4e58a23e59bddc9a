import type { DocumentBatchesQuery } from '#generated/documents/graphql.ts'
import { DocumentBatches } from '#generated/operations/templates.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { actColumn, countColumn, stateColumn } from '#platform/web/kit/mass/columns.tsx'
import { useMassActs } from '#platform/web/kit/mass/MassActsPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { act } from './batch-act.ts'

type Row = DocumentBatchesQuery['documentBatches']['rows'][number]

const to = ({ id }: Row) => pathTo('documentos/generaciones/:id', { id })

const columns: readonly Column<Row>[] = [
  actColumn({
    key: 'templateName',
    title: 'Plantilla',
    words: (row) => row.templateName,
    to,
  }),
  stateColumn(act),
  countColumn('made', 'Documentos'),
  countColumn('errors', 'Con error'),
  dateColumn('createdAt', 'Pedida', { sort: 'createdAt' }),
]

/** The documents that were made for many people, the last ones first. */
export default function BatchesTab() {
  const list = useMassActs(DocumentBatches, 'createdAt')
  return (
    <ListPage
      embedded
      title="Generaciones"
      name="document-batches"
      list={list}
      columns={columns}
      nameOf={({ templateName }) => `la generación de ${templateName}`}
      actions={(row) => [{ label: 'Abrir', to: to(row) }]}
      empty={{
        title: 'Aún no hay generaciones',
        text: 'Abra una plantilla publicada y elija «Generar para varias personas».',
      }}
    />
  )
}
