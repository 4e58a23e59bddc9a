import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ExpenseReports, ExpenseReportSteps } from '#generated/operations/expenses.ts'
import { formatPesos } from '#chile/numbers.ts'
import { type Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { RecordsPage, useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ExpenseReport } from '../model/expense.ts'
import { LeftOutDialog, ListDialog, type MadeList } from './ListDialog.tsx'
import { PayDialog } from './PayDialog.tsx'
import type { ReportRow } from './types.ts'
import { useReportActs } from './useReportActs.ts'

const columns: readonly Column<ReportRow>[] = [
  {
    key: 'number',
    title: 'Rendición',
    sort: 'number',
    lead: true,
    text: ({ number, title }) => `N° ${number}, ${title}`,
    render: ({ id, number, title, businessName }) => (
      <TextWithHint
        words={
          <Link to={pathTo('gastos/rendiciones/:id', { id })}>
            N° {number}, {title}
          </Link>
        }
        hint={businessName}
      />
    ),
  },
  fullnameColumn,
  {
    key: 'total',
    title: 'Total',
    sort: 'total',
    align: 'end',
    text: ({ total }) => total,
    render: ({ total, expenseCount }) => (
      <TextWithHint
        words={<span className="tabular">{formatPesos(total)}</span>}
        hint={expenseCount === 1 ? '1 gasto' : `${expenseCount} gastos`}
      />
    ),
  },
  momentColumn('submittedAt', 'Enviada', { sort: 'submittedAt' }),
  stateColumn('status', ExpenseReport.machine, ({ status }) => status, { sort: 'status' }),
]

/** The key of the form that makes a list of the bank. */
const BY_LIST = 'nomina'

/** The reports that the reader sees: their own, and those that they answer or pay. */
export default function ReportsTab() {
  const list = useRecords(ExpenseReport, ExpenseReports)
  const form = useOpenForm('pago de rendición')
  const acts = useReportActs(({ id }) => form.open(id))
  const paid = list.rows.find(({ id }) => id === form.key)
  const navigate = useNavigate()
  const [made, setMade] = useState<MadeList>()
  const onMade = (one: MadeList) =>
    one.left.length > 0
      ? setMade(one)
      : void navigate(pathTo('nominas-de-pago/nomina/:id', { id: one.id }))
  return (
    <>
      <RecordsPage
        of={ExpenseReport}
        list={list}
        title="Rendiciones"
        embedded
        search="Nombre o RUT"
        columns={columns}
        nameOf={({ number }) => `la rendición N° ${number}`}
        lead={({ title }) => title}
        detail={{
          label: 'Ver historia',
          of: ({ description }) => description,
          steps: ExpenseReportSteps,
        }}
        create={{
          label: 'Nueva rendición',
          permission: 'expenseReports.create',
          to: pathTo('gastos/rendiciones/nueva'),
        }}
        acts={acts}
        extra={
          <ActionButton permission="transfers.update" onClick={() => form.open(BY_LIST)}>
            Pagar por nómina
          </ActionButton>
        }
        links={({ id }) => [{ label: 'Ver gastos', to: pathTo('gastos/rendiciones/:id', { id }) }]}
        empty="Cada rendición junta los gastos de un viaje o de un mes, con sus boletas."
      />
      {form.key === BY_LIST && <ListDialog form={form} onMade={onMade} />}
      {made && <LeftOutDialog list={made} close={() => setMade(undefined)} />}
      {paid && <PayDialog reports={[paid]} form={form} />}
    </>
  )
}
