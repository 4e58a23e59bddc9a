import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** The plans of action that somebody reads: their own, of their team, and of everybody. */
export default function PlansPage() {
  return (
    <DetailPage
      title="Planes de acción"
      context="Lo que cada persona se compromete a lograr, con sus hitos y su aprobación"
    />
  )
}
