import type { ImportationsQuery } from '#generated/documents/graphql.ts'
import { Importations, Importers } from '#generated/operations/importations.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { FIREFIGHTER_LABEL, importStates } from '../model/importation.ts'
import { ImporterTiles } from './ImporterTiles.tsx'
import { countsText } from './words.ts'

type Row = ImportationsQuery['importations']['rows'][number]

/** What can be loaded from a file, and the files that were. */
export default function ImportationsPage() {
  const { data, error, reload } = useDetail(Importers)
  const importers = data?.importers ?? []
  const list = useList(Importations, {
    filters: [
      {
        name: 'code',
        label: 'Qué se cargó',
        options: importers.map(({ code, label }) => ({ value: code, label })),
      },
    ],
    sort: { field: 'createdAt', descending: true },
  })
  return (
    <ListPage
      title="Importadores"
      name="importations"
      list={list}
      columns={columns}
      nameOf={({ fileName }) => fileName}
      above={
        error ? (
          <LoadProblem error={error} retry={reload} />
        ) : (
          <ImporterTiles importers={importers} />
        )
      }
      empty={{
        title: 'Aún no se carga nada',
        text: 'Elija qué cargar y descargue su plantilla.',
      }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'fileName',
    title: 'Archivo',
    lead: true,
    text: ({ fileName }) => fileName,
    render: ({ id, fileName, label, reason }) => (
      <TextWithHint
        words={<Link to={pathTo('importaciones/:id', { id })}>{fileName}</Link>}
        hint={reason ? `${label} · ${FIREFIGHTER_LABEL}: ${reason}` : label}
      />
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => importStates.states.label(state),
    render: ({ state }) => <StateTag machine={importStates} state={state} />,
  },
  { key: 'counts', title: 'Filas', text: countsText },
  { key: 'author', title: 'Subió', text: ({ author }) => author },
  {
    key: 'createdAt',
    title: 'Cuándo',
    sort: 'createdAt',
    text: ({ createdAt }) => formatMoment(createdAt),
  },
]
