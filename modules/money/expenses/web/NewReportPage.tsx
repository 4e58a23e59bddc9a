import { useNavigate } from 'react-router'
import { CreateExpenseReport } from '#generated/operations/expenses.ts'
import { ExpenseBusinesses } from '#generated/operations/expenses.ts'
import { Expenses } from '#generated/operations/parts/expenses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { chosenIn, ReportFields } from './ReportFields.tsx'

const loose = {
  filter: { mine: true, status: 'LOOSE' },
  sort: { by: 'date', descending: false },
  page: { number: 1, size: 100 },
} as const

/** Puts loose expenses together to ask for their money; all of them are ticked at first. */
export default function NewReportPage() {
  const navigate = useNavigate()
  const spent = useDetail(Expenses, loose)
  const own = useDetail(ExpenseBusinesses)
  const create = useAction(CreateExpenseReport, {
    done: 'Rendición creada',
    after: ({ id }) => void navigate(pathTo('gastos/rendiciones/:id', { id })),
  })
  const error = spent.error ?? own.error
  if (error) return <LoadProblem error={error} retry={spent.reload} page />
  if (!spent.data || !own.data) return <PageSkeleton />
  const { rows } = spent.data.expenses
  const [only, ...others] = own.data.expenseBusinesses
  return (
    <FormPage
      title="Nueva rendición"
      context="Queda como borrador hasta que la envíe a aprobación"
      action={create}
      initial={{
        expenses: rows.map(({ id }) => id),
        ...(only && others.length === 0 ? { businessId: only.id } : {}),
      }}
      toInput={(values) => ({ ...values, ...chosenIn(values) })}
      cancel={pathTo('gastos')}
      draft="expense-report-new"
      submit="Crear rendición"
    >
      <ReportFields expenses={rows} />
    </FormPage>
  )
}
