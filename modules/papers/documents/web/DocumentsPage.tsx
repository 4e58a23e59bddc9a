import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { useMe } from '#platform/web/screen/me.tsx'

/** Documents of the company and of its people, in their folders. */
export default function DocumentsPage() {
  const { hasRecord } = useMe()
  return <DetailPage title="Documentos" without={hasRecord ? [] : ['mios']} share={{}} />
}
