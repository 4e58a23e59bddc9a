import { ResumeSettlementBatch, SettlementBatches } from '#generated/operations/settlements.ts'
import { TextWithHint } from '#platform/web/kit/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { MASS_ACTS_POLL_MS, massColumn, resumeAction } from '#platform/web/kit/MassActs.tsx'
import { dateColumn } from '#platform/web/kit/date-columns.tsx'
import { amountColumn } from '#platform/web/kit/usual-columns.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { batchStates } from './batch-words.ts'
import type { BatchRow } from './types.ts'

/** The finiquitos that were made of many people at once, and how far each act is. */
export default function BatchesPage() {
  const resume = useAction(ResumeSettlementBatch, { done: 'El trabajo sigue' })
  const list = useList(SettlementBatches, {
    filters: [{ name: 'businessId', label: 'Razón social', reference: 'business' }],
    sort: { field: 'id', descending: true },
    pollMs: MASS_ACTS_POLL_MS,
  })
  return (
    <ListPage
      title="Finiquitos masivos"
      name="settlement-batches"
      list={list}
      columns={columns}
      nameOf={(row) => `el finiquito masivo ${row.name}`}
      create={{
        label: 'Nuevo finiquito masivo',
        to: pathTo('finiquitos/masivos/nuevo'),
        permission: 'settlements.create',
      }}
      actions={(row) => [
        { label: 'Revisar', to: pathTo('finiquitos/masivos/:id', { id: row.id }) },
        ...resumeAction(batchStates, row, () => resume.run({ input: { id: row.id } })),
      ]}
      empty={{
        title: 'Sin finiquitos masivos',
        text: 'Haga de una vez los finiquitos de una temporada: se revisan antes de crearlos.',
      }}
    />
  )
}

const number = (key: 'people' | 'errors', title: string): Column<BatchRow> => ({
  key,
  title,
  align: 'end',
  text: (row) => row[key],
  render: (row) => <span className="tabular">{row[key]}</span>,
})

const columns: readonly Column<BatchRow>[] = [
  {
    key: 'name',
    title: 'Finiquito masivo',
    lead: true,
    text: (row) => row.name,
    render: (row) => (
      <TextWithHint
        words={<Link to={pathTo('finiquitos/masivos/:id', { id: row.id })}>{row.name}</Link>}
        hint={row.businessName}
      />
    ),
  },
  massColumn(batchStates),
  number('people', 'Personas'),
  number('errors', 'Con error'),
  amountColumn('toPay', 'Total a pagar'),
  dateColumn('payDate', 'Pago'),
  { key: 'author', title: 'Ordenó', text: (row) => row.author },
]
