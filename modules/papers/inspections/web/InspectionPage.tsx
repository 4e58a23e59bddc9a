import { useParams } from 'react-router'
import { formatRut } from '#chile/rut.ts'
import type { InspectionReadingsQuery } from '#generated/documents/graphql.ts'
import {
  CloseInspection,
  Inspection as ReadInspection,
  InspectionReadings,
} from '#generated/operations/inspections.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { useList } from '#platform/web/list/useList.ts'
import { InspectionReadingKind, InspectionState, inspectionTones } from '../model/catalogs.ts'

type Reading = InspectionReadingsQuery['inspectionReadings']['rows'][number]

/** What an inspector read and when. */
export default function InspectionPage() {
  const { id = '' } = useParams()
  const { data, error, loading, reload } = useDetail(ReadInspection, { input: { id } })
  const found = data?.inspection
  const close = useAction(CloseInspection, { done: 'Fiscalización cerrada' })
  return (
    <DetailPage
      title="Fiscalización"
      context={
        found && (
          <>
            <StatusTag tone={inspectionTones[found.state]}>
              {InspectionState.label(found.state)}
            </StatusTag>
            {' · '}
            <span className="soft">
              <NoBreak
                words={[
                  `Fiscalizador RUN ${formatRut(found.inspectorRut)}`,
                  found.businessName,
                  found.reference && `N° ${found.reference}`,
                  `abierta el ${formatMoment(found.createdAt)}`,
                  found.author && `por ${found.author}`,
                  found.closedAt
                    ? `cerrada el ${formatMoment(found.closedAt)}`
                    : `hasta el ${formatDate(found.lastDay)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </span>
          </>
        )
      }
      actions={
        found?.state === 'OPEN' && (
          <ActionButton
            permission="inspections.delete"
            confirm="El código deja de abrir desde este momento."
            onClick={() => close.run({ input: { id, version: found.version } })}
          >
            Cerrar ahora
          </ActionButton>
        )
      }
      loading={loading}
      error={error}
      retry={reload}
    >
      <Readings id={id} />
    </DetailPage>
  )
}

const columns: readonly Column<Reading>[] = [
  momentColumn('at', 'Cuándo', { sort: 'at' }),
  { key: 'kind', title: 'Qué', lead: true, text: ({ kind }) => InspectionReadingKind.label(kind) },
  { key: 'what', title: 'Documento o búsqueda', text: whatOf },
]

function whatOf({ kind, search, documentName }: Reading): string {
  if (kind === 'LISTED') return search ? `Buscó «${search}»` : 'Toda la lista'
  return documentName ?? 'Un documento que usted no lee'
}

function Readings({ id }: { id: string }) {
  const list = useList(InspectionReadings, {
    filters: [],
    sort: { field: 'at', descending: true },
    fixed: { inspectionId: id },
  })
  return (
    <Panel title="Qué leyó y cuándo">
      <ListPage
        embedded
        title="Qué leyó y cuándo"
        name="inspection-readings"
        list={list}
        columns={columns}
        empty={{
          title: 'Aún no ha leído nada',
          text: 'Cada vez que el fiscalizador vea la lista o abra un documento quedará aquí.',
        }}
      />
    </Panel>
  )
}
