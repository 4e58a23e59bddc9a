import { AccountingAccountCatalogue, ExpenseCategoryCatalogue } from '#generated/catalogues.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { columns } from '#platform/web/kit/list/columns.tsx'
import { ShortCatalogue } from '#platform/web/kit/list/ShortCatalogue.tsx'
import { ExpenseCategory } from '../model/expense.ts'

/** What expenses are spent on, each with the account of the books that takes it. */
export default function CategoriesTab() {
  const accounts = useAccounts()
  const labels = new Map(accounts.map(({ value, label }) => [value, label]))
  return (
    <ShortCatalogue
      documents={ExpenseCategoryCatalogue}
      right="expenseCategories"
      under={{}}
      noun={{ one: 'categoría', many: 'categorías', feminine: true }}
      columns={[
        ...columns(ExpenseCategory, ['name', 'code']),
        {
          key: 'accountId',
          title: 'Cuenta contable',
          text: ({ accountId }) =>
            accountId === null ? 'Sin cuenta' : (labels.get(accountId) ?? 'Con cuenta'),
        },
      ]}
      fields={['name', 'code', 'accountId']}
      nameOf={({ name }) => name}
      empty="Por ejemplo: alojamiento, alimentación, combustible, traslados."
    >
      {() => (
        <Section>
          <FieldList of={ExpenseCategory} names={['name', 'code']} autoFocus />
          <Field
            of={ExpenseCategory}
            name="accountId"
            options={accounts}
            needs="accountingPlan.read"
            wide
          />
        </Section>
      )}
    </ShortCatalogue>
  )
}

/** The accounts of the plan that take entries, for those who read it. */
function useAccounts() {
  const asked = useDetail(AccountingAccountCatalogue.list, undefined, {
    needs: 'accountingPlan.read',
  })
  return (asked.data?.accountingAccounts ?? [])
    .filter(({ takesEntries }) => takesEntries)
    .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))
}
