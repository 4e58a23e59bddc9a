import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** What the company's payroll is made of, beside the law. */
export default function MaintenancePage() {
  return (
    <DetailPage
      title="Mantención"
      context="Ítems, fórmulas, variables y tablas de las remuneraciones"
    />
  )
}
