import { useEffect } from 'react'
import type { SettlementBatchPeopleQuery } from '#generated/documents/graphql.ts'
import {
  LeaveOutOfSettlementBatch,
  SettlementBatchPeople,
} from '#generated/operations/settlements.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { MASS_ACTS_POLL_MS } from '#platform/web/kit/MassActs.tsx'
import { dateColumn } from '#platform/web/kit/date-columns.tsx'
import { namedColumn } from '#platform/web/kit/usual-columns.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { NoBreak } from '#platform/web/kit/NoBreak.tsx'
import { amountColumn } from '#platform/web/kit/usual-columns.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { BatchPersonState } from '../model/batch.ts'
import { DismissalCause } from '../model/finiquito.ts'
import { isWorking, personTones } from './batch-words.ts'
import type { BatchRow } from './types.ts'

type Row = SettlementBatchPeopleQuery['settlementBatchPeople']['rows'][number]

/** The people of a batch, errors first: what each is paid, or what has to be mended. */
export function BatchPeopleTable({ batch }: { batch: BatchRow }) {
  const { id, state, version, acts } = batch
  const leaveOut = useAction(LeaveOutOfSettlementBatch, { done: 'La persona queda fuera' })
  const list = useList(SettlementBatchPeople, {
    fixed: { id },
    filters: [{ name: 'state', label: 'Estado', options: BatchPersonState.options }],
    sort: { field: 'state', descending: false },
    ...(isWorking(batch) ? { pollMs: MASS_ACTS_POLL_MS } : {}),
  })
  const { reload } = list
  useEffect(() => {
    reload()
    // The last people are done when the state changes; the function is new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, version])
  return (
    <ListPage
      title="Personas del finiquito masivo"
      name="settlement-batch-people"
      embedded
      list={list}
      columns={columns}
      nameOf={(row) => row.fullname ?? row.rut}
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
      empty={{ title: 'Sin personas', text: 'Nadie está en ese estado.' }}
    />
  )
}

/** What is said of a person under their state: what went wrong, will stop, or wants a look. */
const notesOf = ({ problem, obstacle, warnings }: Row): readonly string[] => [
  ...(problem ? [problem] : []),
  ...(obstacle ? [`No se podrá emitir: ${obstacle}`] : []),
  ...warnings.map((warning) => `Atención: ${warning}`),
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
