import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { useMe } from '#platform/web/screen/me.tsx'

/** How one comes in, and from where one is in now. */
export default function AccountPage() {
  const { username, company } = useMe()
  return (
    <DetailPage
      title="Mi cuenta"
      context={`Usuario ${username}${company ? ` · ${company.name}` : ''}`}
    />
  )
}
