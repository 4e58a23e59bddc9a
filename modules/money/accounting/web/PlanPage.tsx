import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** The accounts of the company's books, and what is booked to each. */
export default function PlanPage() {
  return (
    <DetailPage
      title="Plan de cuentas"
      context="Las cuentas contables de la empresa, y a cuál va cada monto de las remuneraciones"
    />
  )
}
