import type { ContractEndingBatchesQuery } from '#generated/documents/graphql.ts'
import {
  ContractEndingBatches,
  ResumeContractEndingBatch,
  UndoContractEndingBatch,
} from '#generated/operations/contract-endings.ts'
import { counted } from '#chile/counts.ts'
import { formatDate } from '#platform/web/format.ts'
import { TextWithHint } from '#platform/web/kit/TextWithHint.tsx'
import { AskDialog } from '#platform/web/kit/AskDialog.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { MASS_ACTS_POLL_MS, massColumn, resumeAction } from '#platform/web/kit/MassActs.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { BatchState } from '../model/batch.ts'

type Row = ContractEndingBatchesQuery['contractEndingBatches']['rows'][number]

/** The contracts that were ended in one act, and how far each act is. */
export default function BatchesPage() {
  const resume = useAction(ResumeContractEndingBatch, { done: 'El trabajo sigue' })
  const list = useList(ContractEndingBatches, {
    sort: { field: 'contractFinalDate', descending: true },
    pollMs: MASS_ACTS_POLL_MS,
  })
  const form = useOpenForm('deshacer término masivo')
  const chosen = list.rows.find(({ id }) => id === form.key)
  return (
    <>
      <ListPage
        title="Términos masivos"
        name="contract-ending-batches"
        list={list}
        columns={columns}
        nameOf={(row) => `el término masivo de ${row.jobTitle}`}
        create={{
          label: 'Nuevo término masivo',
          to: pathTo('terminos/masivos/nuevo'),
          permission: 'contractSettlements.create',
        }}
        actions={(row) => [
          ...(row.state === 'ENDED'
            ? [
                {
                  label: 'Deshacer',
                  danger: true,
                  onClick: () => form.open(row.id),
                },
              ]
            : []),
          ...resumeAction(states, row, () => resume.run({ input: { id: row.id } })),
        ]}
        empty={{
          title: 'Sin términos masivos',
          text: 'Termine de una vez los contratos de un cargo, como los de una temporada.',
        }}
      />
      {chosen && <UndoDialog batch={chosen} form={form} />}
    </>
  )
}

/** Why they are undone: it stays in the history of each ending. */
function UndoDialog({ batch, form }: { batch: Row; form: OpenForm }) {
  const undo = useAction(UndoContractEndingBatch, { done: 'Los términos se deshacen' })
  const { id, version, jobTitle, people } = batch
  return (
    <AskDialog
      title={`Deshacer el término masivo de ${jobTitle}`}
      okText="Deshacer"
      max={300}
      rows={2}
      busy={undo.busy}
      form={form}
      onSend={(undoneWhy) => undo.attempt({ input: { id, version, undoneWhy } })}
    >
      <p>{`Vuelven a regir ${counted(people, 'contrato')}, salvo los pagados.`}</p>
    </AskDialog>
  )
}

const states = { states: BatchState, done: 'ENDED', undone: 'UNDONE' }

const columns: readonly Column<Row>[] = [
  {
    key: 'job',
    title: 'Cargo',
    lead: true,
    text: (row) => row.jobTitle,
    render: (row) => <TextWithHint words={row.jobTitle} hint={row.businessName} />,
  },
  {
    key: 'finalDate',
    title: 'Último día',
    text: (row) => formatDate(row.contractFinalDate),
    render: (row) => <span className="tabular">{formatDate(row.contractFinalDate)}</span>,
  },
  {
    key: 'people',
    title: 'Contratos',
    align: 'end',
    text: (row) => row.people,
    render: (row) => <span className="tabular">{row.people}</span>,
  },
  massColumn(states),
  { key: 'cause', title: 'Causal', text: (row) => row.causeName },
  { key: 'author', title: 'Ordenó', text: (row) => row.author },
]
