import type { ContractEndingBatchesQuery } from '#generated/documents/graphql.ts'
import {
  ContractEndingBatches,
  ResumeContractEndingBatch,
  UndoContractEndingBatch,
} from '#generated/operations/contract-endings.ts'
import { counted } from '#chile/counts.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import {
  actColumn,
  authorColumn,
  countColumn,
  stateColumn,
} from '#platform/web/kit/mass/columns.tsx'
import { MassActsPage, useMassActs } from '#platform/web/kit/mass/MassActsPage.tsx'
import { UndoActDialog } from '#platform/web/kit/mass/UndoActDialog.tsx'
import { act } from './batch-act.ts'

type Row = ContractEndingBatchesQuery['contractEndingBatches']['rows'][number]

/** The contracts that were ended in one act, and how far each act is. */
export default function BatchesPage() {
  return (
    <MassActsPage
      act={act}
      list={useMassActs(ContractEndingBatches, 'contractFinalDate')}
      resume={ResumeContractEndingBatch}
      name="contract-ending-batches"
      columns={columns}
      nameOf={(row) => `el término masivo de ${row.jobTitle}`}
      undo={{
        offered: ({ state }) => state === 'ENDED',
        dialog: (row, form) => (
          <UndoActDialog
            title={`Deshacer el término masivo de ${row.jobTitle}`}
            undo={UndoContractEndingBatch}
            done="Los términos se deshacen"
            row={row}
            max={300}
            form={form}
          >
            {`Vuelven a regir ${counted(row.people, 'contrato')}, salvo los pagados.`}
          </UndoActDialog>
        ),
      }}
      empty={{
        title: 'Sin términos masivos',
        text: 'Termine de una vez los contratos de un cargo, como los de una temporada.',
      }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  actColumn({ key: 'job', title: 'Cargo', words: ({ jobTitle }) => jobTitle }),
  dateColumn('contractFinalDate', 'Último día'),
  countColumn('people', 'Contratos'),
  stateColumn(act),
  { key: 'cause', title: 'Causal', text: (row) => row.causeName },
  authorColumn('Ordenó'),
]
