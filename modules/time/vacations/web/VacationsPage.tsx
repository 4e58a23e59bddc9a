import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** Vacations: one's own, the requests that one answers, and everybody's balances. */
export default function VacationsPage() {
  return <DetailPage title="Vacaciones" />
}
