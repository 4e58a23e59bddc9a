import { formatPesos } from '#chile/numbers.ts'
import { ExpenseBusinesses } from '#generated/operations/expenses.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { TicksField } from '#platform/web/kit/form/BareField.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { ExpenseReport } from '../model/expense.ts'

type Spent = { id: string; name: string; date: string; money: number }

/** What people write of a report: of what it is, who pays it, and which expenses it has. */
export function ReportFields({ expenses }: { expenses: readonly Spent[] }) {
  const chosen = useValue('expenses')
  const ids = new Set<unknown>(Array.isArray(chosen) ? chosen : [])
  const total = expenses.reduce((sum, { id, money }) => sum + (ids.has(id) ? money : 0), 0)
  return (
    <>
      <Section>
        <Field of={ExpenseReport} name="title" wide autoFocus />
        <OwnBusiness />
        <Field of={ExpenseReport} name="description" wide rows={2} />
      </Section>
      {expenses.length === 0 ? (
        <p className="soft">
          No tiene gastos sin rendir: agréguelos en «Mis gastos», aquí o después.
        </p>
      ) : (
        <>
          <TicksField
            name="expenses"
            label="Gastos que rinde"
            optional
            options={expenses.map(({ id, name, date, money }) => ({
              value: id,
              label: `${formatDate(date)}, ${name}: ${formatPesos(money)}`,
            }))}
          />
          <p aria-live="polite">
            Total <strong className="tabular">{formatPesos(total)}</strong>
          </p>
        </>
      )}
    </>
  )
}

/** The razón social that pays, of those that the reader works in. */
function OwnBusiness() {
  const { data, loading } = useDetail(ExpenseBusinesses, undefined, {
    needs: 'expenseReports.create',
  })
  return (
    <Field
      of={ExpenseReport}
      name="businessId"
      loading={loading}
      options={(data?.expenseBusinesses ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** The expenses of a form as the server takes them. */
export const chosenIn = (values: Readonly<Record<string, unknown>>) => {
  const chosen = values['expenses']
  return Array.isArray(chosen)
    ? { expenses: chosen.map((expenseId: unknown) => ({ expenseId: String(expenseId) })) }
    : {}
}
