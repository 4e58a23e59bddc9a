import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Loader } from '#platform/web/look/Loader.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useSlots } from '#platform/web/screen/slots.tsx'

/** Leads to a tab of one's own record, from an entry of the menu. */
export function OwnTab({ path }: { path: string }) {
  const me = useMe()
  const { ownRecordPath = '/home' } = useSlots()
  const navigate = useNavigate()
  const to = me.hasRecord ? `${ownRecordPath}/${me.id}/${path}` : ownRecordPath
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return <Loader />
}
