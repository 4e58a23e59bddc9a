import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** What the product said to this person, and how they want to know of it. */
export default function NoticesPage() {
  return <DetailPage title="Avisos" />
}
