import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** What people spent for the company and ask back. */
export default function ExpensesPage() {
  return (
    <DetailPage
      title="Gastos"
      context="Lo que cada persona gastó por la empresa, con su boleta, hasta que se le paga"
    />
  )
}
