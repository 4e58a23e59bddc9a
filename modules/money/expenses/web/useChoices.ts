import { ExpensePolicies } from '#generated/operations/expenses.ts'
import type { ExpensePoliciesQuery } from '#generated/documents/graphql.ts'
import { ExpenseCategoryCatalogue } from '#generated/catalogues.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

export type Policy = ExpensePoliciesQuery['expensePolicies'][number]

/** The policies under which the reader renders, and every category. */
export function useChoices() {
  const policies = useDetail(ExpensePolicies).data?.expensePolicies ?? []
  const categories = useDetail(ExpenseCategoryCatalogue.list).data?.expenseCategories ?? []
  return {
    policies: policies.filter(({ isMine, status }) => isMine && status === 'ACTIVE'),
    categories,
  }
}

/** Some rows as the options of a field. */
export const optionsOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))
