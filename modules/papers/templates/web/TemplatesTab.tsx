import { DocumentTemplates } from '#generated/operations/templates.ts'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { TemplateState } from '../model/catalogs.ts'
import { templateStates } from '../model/states.ts'
import type { Row } from './types.ts'

const shown: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Plantilla',
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
    render: ({ id, name }) => <Link to={pathTo('plantillas/:id', { id })}>{name}</Link>,
  },
  { key: 'typeLabel', title: 'Tipo de documento', text: ({ typeLabel }) => typeLabel },
  stateColumn('state', templateStates, ({ state }) => state),
  {
    key: 'publishedNo',
    title: 'Versión',
    text: ({ publishedNo, currentNo }) =>
      publishedNo === currentNo ? `${currentNo}` : `${currentNo}, sin publicar`,
  },
  dateColumn('updatedAt', 'Modificada', { sort: 'updatedAt' }),
]

/** The texts of which documents are made. */
export default function TemplatesTab() {
  const list = useList(DocumentTemplates, {
    filters: [{ name: 'state', label: 'Estado', options: TemplateState.options }],
    sort: { field: 'name', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Plantillas"
      name="document-templates"
      list={list}
      search="Nombre"
      columns={shown}
      create={{
        label: 'Nueva plantilla',
        permission: 'documentTemplates.create',
        to: pathTo('plantillas/crear'),
      }}
      nameOf={({ name }) => `la plantilla ${name}`}
      actions={({ id }) => [{ label: 'Abrir', to: pathTo('plantillas/:id', { id }) }]}
      empty={{
        title: 'Aún no hay plantillas',
        text: 'Escriba un contrato, un certificado o una carta: sus datos salen de la ficha.',
      }}
    />
  )
}
