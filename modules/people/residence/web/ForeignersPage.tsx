import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** People of another country: their permits, and how many of them the law allows. */
export default function ForeignersPage() {
  return <DetailPage title="Extranjeros" share={{}} />
}
