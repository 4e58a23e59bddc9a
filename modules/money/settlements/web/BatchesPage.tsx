import { ResumeSettlementBatch, SettlementBatches } from '#generated/operations/settlements.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import {
  actColumn,
  authorColumn,
  countColumn,
  stateColumn,
} from '#platform/web/kit/mass/columns.tsx'
import { MASS_ACTS_POLL_MS } from '#platform/web/kit/mass/mass-act.ts'
import { MassActsPage } from '#platform/web/kit/mass/MassActsPage.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { act } from './batch-act.ts'
import type { BatchRow } from './types.ts'

const pageOf = ({ id }: BatchRow) => pathTo('finiquitos/masivos/:id', { id })

/** The finiquitos that were made of many people at once, and how far each act is. */
export default function BatchesPage() {
  const list = useList(SettlementBatches, {
    filters: [{ name: 'businessId', label: 'Razón social', reference: 'business' }],
    sort: { field: 'id', descending: true },
    pollMs: MASS_ACTS_POLL_MS,
  })
  return (
    <MassActsPage
      act={act}
      list={list}
      resume={ResumeSettlementBatch}
      name="settlement-batches"
      columns={columns}
      nameOf={(row) => `el finiquito masivo ${row.name}`}
      actions={(row) => [{ label: 'Revisar', to: pageOf(row) }]}
      empty={{
        title: 'Sin finiquitos masivos',
        text: 'Haga de una vez los finiquitos de una temporada: se revisan antes de crearlos.',
      }}
    />
  )
}

const columns: readonly Column<BatchRow>[] = [
  actColumn({ key: 'name', title: 'Finiquito masivo', words: ({ name }) => name, to: pageOf }),
  stateColumn(act),
  countColumn('people', 'Personas'),
  countColumn('errors', 'Con error'),
  amountColumn('toPay', 'Total a pagar'),
  dateColumn('payDate', 'Pago'),
  authorColumn('Ordenó'),
]
