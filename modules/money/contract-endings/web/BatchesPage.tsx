import type { ContractEndingBatchesQuery } from '#generated/documents/graphql.ts'
import {
  ContractEndingBatches,
  ResumeContractEndingBatch,
  UndoContractEndingBatch,
} from '#generated/operations/contract-endings.ts'
import { counted } from '#chile/counts.ts'
import { formatDate } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { BatchState } from '../model/batch.ts'

type Row = ContractEndingBatchesQuery['contractEndingBatches']['rows'][number]

const refreshMs = 3_000

/** The contracts that were ended in one act, and how far each act is. */
export default function BatchesPage() {
  const undo = useAction(UndoContractEndingBatch, { done: 'Los términos se deshacen' })
  const resume = useAction(ResumeContractEndingBatch, { done: 'El trabajo sigue' })
  const list = useList(ContractEndingBatches, {
    sort: { field: 'contractFinalDate', descending: true },
    pollMs: refreshMs,
  })
  return (
    <ListPage
      title="Términos masivos"
      name="contract-ending-batches"
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
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
                confirm: `Vuelven a regir ${counted(row.people, 'contrato')}, salvo los pagados.`,
                onClick: () => undo.run({ input: { id: row.id, version: row.version } }),
              },
            ]
          : []),
        ...(row.failed && (row.state === 'ENDING' || row.state === 'UNDOING')
          ? [{ label: 'Reanudar', onClick: () => resume.run({ input: { id: row.id } }) }]
          : []),
      ]}
      empty={{
        title: 'Sin términos masivos',
        text: 'Termine de una vez los contratos de un cargo, como los de una temporada.',
      }}
    />
  )
}

const tones: Readonly<Record<BatchState, Tone>> = {
  ENDING: 'neutral',
  ENDED: 'success',
  UNDOING: 'neutral',
  UNDONE: 'neutral',
}

/** «Terminándose, 120 de 500», «Terminados». */
function stateWords({ state, done, total, failed, problem }: Row): string {
  const words = BatchState.label(state)
  if (state === 'ENDED' || state === 'UNDONE') return words
  if (failed) return `${words}: se detuvo${problem ? `. ${problem}` : ''}`
  return total > 0 ? `${words}, ${done} de ${total}` : words
}

const columns: readonly Column<Row>[] = [
  {
    key: 'job',
    title: 'Cargo',
    lead: true,
    text: (row) => row.jobTitle,
    render: (row) => (
      <span className="mg-option">
        <span>{row.jobTitle}</span>
        <span className="soft">{row.businessName}</span>
      </span>
    ),
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
  {
    key: 'state',
    title: 'Estado',
    text: stateWords,
    render: (row) => (
      <StatusTag tone={row.failed ? 'danger' : tones[row.state]}>{stateWords(row)}</StatusTag>
    ),
  },
  { key: 'cause', title: 'Causal', text: (row) => row.causeName, render: (row) => row.causeName },
  { key: 'author', title: 'Ordenó', text: (row) => row.author, render: (row) => row.author },
]
