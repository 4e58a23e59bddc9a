import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** The subsidies of medical leaves that the company paid, until they are back. */
export default function SubsidiesPage() {
  return <DetailPage title="Subsidios de licencias" />
}
