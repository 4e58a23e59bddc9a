import {
  CancelDocumentBatch,
  DocumentBatch,
  DocumentBatchPeople,
  ResumeDocumentBatch,
} from '#generated/operations/templates.ts'
import { counted } from '#chile/counts.ts'
import { useSendToSign } from '#modules/papers/documents/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { MadePeople, MassActPage } from '#platform/web/kit/mass/MassActPage.tsx'
import { isWorking } from '#platform/web/kit/mass/mass-act.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { type RowOf, useSideList } from '#platform/web/list/useList.ts'
import { formatMoment, formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { DocumentBatchPeopleQuery } from '#generated/documents/graphql.ts'
import { act } from './batch-act.ts'
import type { Batch } from './types.ts'

type Person = RowOf<DocumentBatchPeopleQuery>

const columns: readonly Column<Person>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => formatName(fullname),
    render: ({ userId, fullname }) => (
      <Link to={pathTo('ficha/:id', { id: userId })}>{formatName(fullname)}</Link>
    ),
  },
  { key: 'contractCode', title: 'Contrato', text: ({ contractCode }) => contractCode },
  {
    key: 'end',
    title: 'Documento',
    text: ({ documentId, problem }) => (documentId ? 'Generado' : (problem ?? 'Por generar')),
  },
]

/** Documents that were ordered for many people: how far they are, and why some have none. */
export default function BatchPage() {
  return (
    <MassActPage
      act={act}
      of={DocumentBatch}
      title={({ templateName }) => templateName}
      facts={({ made, errors, createdAt, author }) =>
        [
          counted(made, 'documento'),
          errors > 0 ? `${errors} con error: corrija la ficha y reintente` : undefined,
          `Pedida el ${formatMoment(createdAt)}`,
          author ? `por ${author}` : undefined,
        ]
          .filter((words) => words !== undefined)
          .join(' · ')
      }
      actions={(row) => <Acts row={row} />}
    >
      {(row) => (
        <MadePeople
          of={DocumentBatchPeople}
          row={row}
          title="Personas"
          name="document-batch-people"
          columns={columns}
          sort={{ field: 'fullname', descending: false }}
          empty={{ title: 'Sin personas', text: 'Ninguna está a su alcance.' }}
        />
      )}
    </MassActPage>
  )
}

function Acts({ row }: { row: Batch }) {
  const resume = useAction(ResumeDocumentBatch, { done: 'El trabajo sigue' })
  const cancel = useAction(CancelDocumentBatch, { done: 'Se detiene: lo generado queda' })
  const input = { input: { id: row.id } }
  if (isWorking(row)) {
    return (
      <ActionButton confirm="Lo que ya se generó queda." onClick={() => cancel.run(input)}>
        Detener
      </ActionButton>
    )
  }
  return (
    <>
      <ActionButton
        disabled={row.failed || row.errors > 0 ? undefined : 'Ya están todos los documentos'}
        onClick={() => resume.run(input)}
      >
        {row.failed ? 'Reanudar' : 'Reintentar los que tienen error'}
      </ActionButton>
      <SendAll row={row} />
    </>
  )
}

/** Sends to sign all that was made: one that is refused says why, and stops no other. */
function SendAll({ row }: { row: Batch }) {
  const sending = useSendToSign()
  const list = useSideList(DocumentBatchPeople, {
    fixed: { id: row.id },
    sort: { field: 'fullname', descending: false },
    enabled: false,
  })
  const send = async () => {
    const people = await list.all()
    sending.send(
      people.flatMap(({ documentId, fullname }) =>
        documentId === null
          ? []
          : [{ id: documentId, name: `${row.templateName} de ${formatName(fullname)}` }],
      ),
    )
  }
  return (
    <>
      <ActionButton
        look="next"
        permission="digitalSignature.create"
        disabled={row.made === 0 ? 'Aún no hay documentos' : undefined}
        onClick={send}
      >
        Enviar a firma
      </ActionButton>
      {sending.dialog}
    </>
  )
}
