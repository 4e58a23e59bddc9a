import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** What is paid by the piece: entered in the field, approved, and the prices of each work. */
export default function PieceworkPage() {
  return <DetailPage title="Tratos" />
}
