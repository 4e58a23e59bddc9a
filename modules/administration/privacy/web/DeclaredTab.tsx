import type { DeclaredDataQuery } from '#generated/documents/graphql.ts'
import { DeclaredData } from '#generated/operations/privacy.ts'
import { RetentionClass } from '#platform/model/retention.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'

type Row = DeclaredDataQuery['declaredData']['rows'][number]

const listed = (words: readonly string[]): string => words.join(', ')

const columns: readonly Column<Row>[] = [
  { key: 'label', title: 'Registro', lead: true, sort: 'label', text: ({ label }) => label },
  {
    key: 'reserved',
    title: 'Datos reservados',
    text: ({ reserved }) => listed(reserved) || 'Ninguno',
  },
  {
    key: 'personal',
    title: 'Otros datos',
    text: ({ personal, others }) => listed([...personal, ...others]),
  },
  { key: 'why', title: 'Por qué', text: ({ why }) => why },
  { key: 'term', title: 'Hasta cuándo', text: ({ term }) => term },
  { key: 'readers', title: 'Quién los lee', text: ({ readers }) => listed(readers) },
  { key: 'basis', title: 'En qué se basa', optional: true, text: ({ basis }) => basis.join('. ') },
]

/** What the product keeps of people, as each of its registries declares it. */
export default function DeclaredTab() {
  const list = useList(DeclaredData, {
    filters: [{ name: 'keep', label: 'Se conserva como', options: RetentionClass.options }],
    sort: { field: 'label', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Datos que guarda el sistema"
      name="declared-data"
      list={list}
      columns={columns}
      rowKey={({ key }) => key}
      search="Dato o registro"
      above={
        <p className="soft">
          Se escribe solo, desde lo que el sistema declara de cada registro. «Quién los lee» nombra
          los servicios cuyo permiso muestra alguno de esos datos; cada perfil dice quién lo tiene.
        </p>
      }
      empty={{ title: 'Ningún registro con ese filtro' }}
    />
  )
}
