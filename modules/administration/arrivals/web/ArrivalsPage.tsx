import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** What is done when somebody comes in and when somebody leaves. */
export default function ArrivalsPage() {
  return (
    <DetailPage
      title="Ingresos y salidas"
      context="Lo que hay que hacer cuando alguien llega o se va, quién lo hace y hasta cuándo"
    />
  )
}
