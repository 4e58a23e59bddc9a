import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { useMe } from '#platform/web/screen/me.tsx'

/** What waits for one's signature, what was sent to sign, and how it ended. */
export default function SignaturesPage() {
  const { hasRecord } = useMe()
  return <DetailPage title="Firma digital" without={hasRecord ? [] : ['mi-clave']} share={{}} />
}
