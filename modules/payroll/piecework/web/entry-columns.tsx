import { formatNumber } from '#chile/numbers.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { EntryState } from '../model/piecework.ts'
import type { EntryItem } from './types.ts'

const tones: Readonly<Record<EntryItem['status'], Tone>> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
}

/** Whether an entry is answered, and how. */
export const EntryTag = ({ status }: Pick<EntryItem, 'status'>) => (
  <StatusTag tone={tones[status]}>{EntryState.label(status)}</StatusTag>
)

/** How many pieces an entry is of. */
export const quantityColumn: Column<{ quantity: string; unit: string }> = {
  key: 'quantity',
  title: 'Cantidad',
  align: 'end',
  render: ({ quantity, unit }) => (
    <span className="tabular">
      {formatNumber(quantity)} {unit}
    </span>
  ),
  text: ({ quantity }) => quantity,
}
