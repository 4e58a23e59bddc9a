import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** What people ask of their data, and what is kept of them. */
export default function PrivacyPage() {
  return <DetailPage title="Privacidad" />
}
