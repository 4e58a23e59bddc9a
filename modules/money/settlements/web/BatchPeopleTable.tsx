import { listed } from '#chile/counts.ts'
import type { SettlementBatchPeopleQuery } from '#generated/documents/graphql.ts'
import {
  LeaveOutOfSettlementBatch,
  SettlementBatchPeople,
} from '#generated/operations/settlements.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { MadePeople } from '#platform/web/kit/mass/MassActPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { amountColumn, namedColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { BatchPersonState } from '../model/batch.ts'
import { DismissalCause } from '../model/finiquito.ts'
import { LackKind } from '../model/lacks.ts'
import { personTones } from './batch-act.ts'
import type { BatchRow } from './types.ts'

type Row = SettlementBatchPeopleQuery['settlementBatchPeople']['rows'][number]

/** The people of a batch, errors first: what each is paid, or what has to be mended. */
export function BatchPeopleTable({ batch }: { batch: BatchRow }) {
  const { id, version, acts } = batch
  const leaveOut = useAction(LeaveOutOfSettlementBatch, { done: 'La persona queda fuera' })
  return (
    <MadePeople
      of={SettlementBatchPeople}
      row={batch}
      title="Personas del finiquito masivo"
      name="settlement-batch-people"
      columns={columns}
      filters={[
        { name: 'state', label: 'Estado', options: BatchPersonState.options },
        { name: 'lack', label: 'Le falta', options: LackKind.options },
      ]}
      sort={{ field: 'state', descending: false }}
      actions={(row) => [
        ...(row.settlementId
          ? [{ label: 'Ver finiquito', to: pathTo('finiquitos/:id', { id: row.settlementId }) }]
          : []),
        {
          label: 'Ver ficha',
          permission: 'users.read' as const,
          to: pathTo('ficha/:id', { id: row.userId }),
        },
        ...(row.state === 'READY' && acts.includes('create')
          ? [
              {
                label: 'Dejar fuera',
                permission: 'settlements.create' as const,
                onClick: () => leaveOut.run({ input: { id, version, userContractId: row.id } }),
              },
            ]
          : []),
      ]}
      empty={{ title: 'Sin personas', text: 'A nadie de esta lista le toca ese filtro.' }}
    />
  )
}

/** What is said of a person under their state: what went wrong, will stop, or wants a look. */
const notesOf = ({ problem, obstacle, warnings, lacks }: Row): readonly string[] => [
  ...(problem ? [problem] : []),
  ...(obstacle ? [`No se podrá emitir: ${obstacle}`] : []),
  ...warnings.map((warning) => `Atención: ${warning}`),
  ...(lacks.length > 0 ? [`Falta: ${listed(lacks)}`] : []),
]

const columns: readonly Column<Row>[] = [
  namedColumn(({ settlementId }) =>
    settlementId ? pathTo('finiquitos/:id', { id: settlementId }) : undefined,
  ),
  {
    key: 'state',
    title: 'Estado',
    sort: 'state',
    text: (row) => BatchPersonState.label(row.state),
    render: (row) => (
      <span className="mg-option">
        <StatusTag tone={personTones[row.state]}>{BatchPersonState.label(row.state)}</StatusTag>
        {notesOf(row).map((note) => (
          <span key={note} className="soft mg-sentence">
            <NoBreak words={note} />
          </span>
        ))}
      </span>
    ),
  },
  amountColumn('toPay', 'Total a pagar', { sort: 'toPay' }),
  dateColumn('disengagementDate', 'Último día'),
  {
    key: 'dismissalCause',
    title: 'Causal',
    text: (row) => DismissalCause.label(row.dismissalCause),
    render: (row) => <span className="st-cause">{DismissalCause.label(row.dismissalCause)}</span>,
  },
]
