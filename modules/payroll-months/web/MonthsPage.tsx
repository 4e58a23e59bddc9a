import { PlusOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PayrollMonthsQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { formatMoment } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import { CardList } from '#platform/web/kit/CardList.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { DataTable } from '#platform/web/kit/DataTable.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { useNarrow } from '#platform/web/media.ts'
import { usePoll } from '#platform/web/usePoll.ts'
import { ProcessType } from '../model/payroll-month.ts'
import { MonthBusinesses, Months } from './documents.ts'
import { OpenMonthDialog } from './OpenMonthDialog.tsx'
import './month.css'

type Row = PayrollMonthsQuery['payrollProcessMonths'][number]

/** How often the list of months asks again (product specification). */
const everyMinute = 60_000

const columns: readonly Column<Row>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    lead: true,
    render: (row) => (
      <Link to={pathTo('procesos/:id', { id: row.id ?? '' })}>
        {monthLabel(row.yearMonth ?? 0)}
      </Link>
    ),
  },
  { key: 'businessName', title: 'Razón social', render: (row) => row.businessName },
  {
    key: 'type',
    title: 'Proceso',
    render: (row) => (
      <span className="mg-option">
        <span>{ProcessType.label(row.type ?? '')}</span>
        {row.name && <span className="soft">{row.name}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => (
      <StatusTag tone={row.isOpen ? 'warning' : 'success'}>{row.stateLabel ?? ''}</StatusTag>
    ),
  },
  { key: 'payslips', title: 'Liquidaciones', align: 'end', render: payslipsCell },
  {
    key: 'calculatedAt',
    title: 'Calculado',
    render: (row) =>
      row.calculatedAt ? formatMoment(row.calculatedAt, new Date()) : 'Sin calcular',
  },
  {
    key: 'net',
    title: 'Total líquido',
    align: 'end',
    render: (row) => <Amount value={row.totalNet} />,
  },
  {
    key: 'cost',
    title: 'Costo empresa',
    align: 'end',
    render: (row) => <Amount value={row.totalCost} />,
  },
]

function payslipsCell({ calculated, contracts, failed }: Row) {
  return (
    <span className="tabular">
      {formatNumber(calculated ?? 0)} de {formatNumber(contracts ?? 0)}
      {(failed ?? 0) > 0 && <span className="pm-failed"> · {failed} con error</span>}
    </span>
  )
}

/** Every month of every razón social within reach: open, calculated, closed. */
export default function MonthsPage() {
  const [search, setSearch] = useSearchParams()
  const businessId = search.get('razon')
  const months = usePoll(Months, { input: { businessId } }, { everyMs: everyMinute })
  const businesses = useDetail(MonthBusinesses)
  const [pressed, setOpening] = useState(false)
  // The palette opens the dialog by the address.
  const opening = pressed || search.get('abrir') === '1'
  const narrow = useNarrow()
  const rows = months.data?.payrollProcessMonths ?? []
  const open = rows.filter((row) => row.isOpen).length
  const openButton = (
    <ActionButton
      look="primary"
      icon={<PlusOutlined aria-hidden />}
      permission="payrollMonths.create"
      onClick={() => setOpening(true)}
    >
      Abrir mes
    </ActionButton>
  )
  const table = {
    caption: 'Meses de remuneraciones',
    rows,
    columns,
    rowKey: (row: Row) => row.id ?? '',
    skeleton: months.loading ? 8 : 0,
  }
  return (
    <section className="mg-list">
      <PageHeader
        title="Procesos de remuneraciones"
        context={months.loading ? 'Cargando' : `${open} abiertos de ${rows.length}`}
        actions={openButton}
      />
      <div className="mg-toolbar">
        <Select
          aria-label="Razón social"
          style={{ minWidth: 240 }}
          allowClear
          placeholder="Todas las razones sociales"
          value={businessId}
          onChange={(next: string | null) => setSearch(next ? { razon: next } : {})}
          options={(businesses.data?.businesses ?? []).map((row) => ({
            value: row.id ?? '',
            label: row.name ?? '',
          }))}
        />
      </div>
      {months.error && <LoadProblem error={months.error} retry={months.reload} />}
      {!months.loading && !months.error && rows.length === 0 && (
        <EmptyState title="Aún no hay meses" action={openButton}>
          Al abrir el primero se podrá ingresar lo que cambia en él, calcularlo y cerrarlo.
        </EmptyState>
      )}
      {(months.loading || rows.length > 0) &&
        (narrow ? <CardList {...table} /> : <DataTable {...table} />)}
      <OpenMonthDialog
        open={opening}
        onClose={() => {
          setOpening(false)
          setSearch(businessId ? { razon: businessId } : {}, { replace: true })
        }}
        businesses={(businesses.data?.businesses ?? []).filter((row) => row.usePayroll)}
        months={rows}
      />
    </section>
  )
}
