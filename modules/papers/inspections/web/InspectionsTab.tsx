import { useState } from 'react'
import type { InspectionsQuery } from '#generated/documents/graphql.ts'
import { CloseInspection, Inspections } from '#generated/operations/inspections.ts'
import { formatRut } from '#chile/rut.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn, momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { InspectionState, inspectionTones } from '../model/catalogs.ts'
import { type Given, GivenCode } from './GivenCode.tsx'
import { OpenDialog } from './OpenDialog.tsx'

type Row = InspectionsQuery['inspections']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'inspector',
    title: 'Fiscalizador',
    lead: true,
    text: ({ inspectorRut }) => formatRut(inspectorRut),
    render: ({ id, inspectorRut, reference }) => (
      <TextWithHint
        words={
          <Link to={pathTo('fiscalizaciones/:id', { id })}>{`RUN ${formatRut(inspectorRut)}`}</Link>
        }
        hint={reference ? `Fiscalización N° ${reference}` : undefined}
      />
    ),
  },
  { key: 'business', title: 'Razón social', text: ({ businessName }) => businessName },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => InspectionState.label(state),
    render: ({ state }) => (
      <StatusTag tone={inspectionTones[state]}>{InspectionState.label(state)}</StatusTag>
    ),
  },
  dateColumn('lastDay', 'Abierta hasta', { sort: 'lastDay' }),
  { key: 'opened', title: 'Documentos leídos', text: ({ opened }) => String(opened) },
  momentColumn('lastReadAt', 'Última lectura'),
]

/** Who of the Dirección del Trabajo reads the signed documents, and until when. */
export default function InspectionsTab() {
  const form = useOpenForm('fiscalizacion')
  const [given, setGiven] = useState<Given>()
  const list = useList(Inspections, {
    filters: [
      { name: 'businessId', label: 'Razón social', reference: 'business' },
      { name: 'state', label: 'Estado', options: InspectionState.options },
    ],
    sort: { field: 'createdAt', descending: true },
  })
  const close = useAction(CloseInspection, { done: 'Fiscalización cerrada' })
  return (
    <>
      <ListPage
        embedded
        title="Fiscalizaciones"
        name="inspections"
        list={list}
        columns={columns}
        create={{
          label: 'Abrir a un fiscalizador',
          permission: 'inspections.create',
          onClick: () => form.open(),
        }}
        nameOf={({ inspectorRut }) => `la fiscalización de ${formatRut(inspectorRut)}`}
        actions={({ id, version, state }) => [
          { label: 'Qué leyó', to: pathTo('fiscalizaciones/:id', { id }) },
          ...(state === 'OPEN'
            ? [
                {
                  label: 'Cerrar ahora',
                  permission: 'inspections.delete' as const,
                  confirm: 'El código deja de abrir desde este momento. Lo que se leyó queda aquí.',
                  onClick: () => close.run({ input: { id, version } }),
                },
              ]
            : []),
        ]}
        empty={{
          title: 'Nadie consulta sus documentos',
          text:
            'Cuando la Dirección del Trabajo lo pida, abra aquí los documentos firmados de una ' +
            'razón social a su fiscalizador.',
        }}
      />
      {form.key !== undefined && <OpenDialog form={form} onOpened={setGiven} />}
      {given && <GivenCode given={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}
