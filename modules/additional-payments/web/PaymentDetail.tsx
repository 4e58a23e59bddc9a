import { Modal } from 'antd'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { DataTable } from '#platform/web/kit/DataTable.tsx'
import { AccruedTable } from './AccruedTable.tsx'
import type { Row } from './PaymentTable.tsx'

const groups: Readonly<Record<string, string>> = {
  EARNING: 'Haber',
  DEDUCTION: 'Descuento',
  EMPLOYER: 'Aporte del empleador',
}

const lineColumns: readonly Column<Row['lines'][number]>[] = [
  { key: 'label', title: 'Concepto', lead: true, render: (line) => line.label },
  { key: 'group', title: 'Tipo', render: (line) => groups[line.group] ?? line.group },
  {
    key: 'difference',
    title: 'Diferencia',
    align: 'end',
    render: (line) => <Amount value={line.difference} />,
  },
]

/** Concept by concept, what the payment apart changes of the month. */
export const PaymentDetail = ({ row, onClose }: { row: Row; onClose: () => void }) => (
  <Modal
    open
    width={row.months.length > 0 ? 760 : 520}
    title={`Adicional de ${row.name}`}
    footer={null}
    onCancel={onClose}
  >
    {row.months.length > 0 && <AccruedTable months={row.months} />}
    <DataTable
      caption="Diferencias por concepto"
      rows={row.lines}
      columns={lineColumns}
      rowKey={(line) => line.code}
    />
  </Modal>
)
