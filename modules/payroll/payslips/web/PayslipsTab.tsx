import { PayrollSummaries } from '#generated/operations/payslips.ts'
import { amountColumn, personColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { FilePdfOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import type { PayrollSummariesQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { ActionMenu } from '#platform/web/kit/list/RowActions.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { PrintDialog } from './PrintDialog.tsx'

type Row = PayrollSummariesQuery['payrollSummaries']['rows'][number]

const amount = (
  key: 'net' | 'earnings' | 'deductions' | 'employerCost',
  title: string,
): Column<Row> => amountColumn(key, title, { sort: key, optional: key === 'employerCost' })

const payslipPath = (row: Row) =>
  pathTo('liquidaciones/:month/:contract', {
    month: row.payrollMonthId,
    contract: row.userContractId,
  })

const columns: readonly Column<Row>[] = [
  personColumn(payslipPath),
  {
    key: 'rut',
    title: 'RUT',
    text: (row) => formatRut(row.rut),
    optional: true,
  },
  { key: 'jobTitle', title: 'Cargo', text: (row) => row.jobTitle },
  {
    key: 'area',
    title: 'Área',
    text: (row) => row.area,
    render: (row) => row.area ?? 'Sin área',
    optional: true,
  },
  amount('earnings', 'Total haberes'),
  amount('deductions', 'Total descuentos'),
  {
    ...amount('net', 'Líquido'),
    render: (row) => (
      <Link to={payslipPath(row)} className="tabular">
        {formatPesos(row.net)}
      </Link>
    ),
  },
  {
    key: 'change',
    title: 'Contra el mes anterior',
    align: 'end',
    sort: 'change',
    text: (row) => (row.netBefore === null ? 'Ingreso' : row.net - row.netBefore),
    render: (row) =>
      row.netBefore === null ? (
        <StatusTag tone="primary">Ingreso</StatusTag>
      ) : (
        <Delta value={row.net - row.netBefore} />
      ),
  },
  amount('employerCost', 'Costo empresa'),
  {
    key: 'payment',
    title: 'Pago',
    text: (row) => row.paymentLabel,
  },
]

/** The payslips of the month's current calculation. */
export default function PayslipsTab() {
  const { month } = useOutletContext<MonthShare>()
  const list = useList(PayrollSummaries, {
    fixed: { payrollMonthId: month.id },
    sort: { field: 'name', descending: false },
  })
  const permission = 'payslips.massRead'
  const [format, setFormat] = useState<'PDF' | 'ZIP' | null>(null)
  return (
    <>
      <ListPage
        embedded
        title="Liquidaciones"
        list={list}
        search="Nombre o RUT"
        columns={columns}
        rowKey={(row) => row.userContractId}
        nameOf={(row) => row.name}
        extra={
          list.total > 0 && (
            <ActionMenu
              label="Imprimir todas"
              icon={<FilePdfOutlined aria-hidden />}
              actions={[
                { label: 'Un solo PDF', permission, onClick: () => setFormat('PDF') },
                {
                  label: 'Un PDF por persona (zip)',
                  permission,
                  onClick: () => setFormat('ZIP'),
                },
              ]}
            />
          )
        }
        empty={{
          title: 'Aún no hay liquidaciones',
          text: 'Aparecerán aquí cuando se calcule el mes.',
        }}
      />
      {format && <PrintDialog month={month} format={format} onClose={() => setFormat(null)} />}
    </>
  )
}
