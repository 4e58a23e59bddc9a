import { Navigate } from 'react-router'
import { useMe } from '../me.tsx'
import { useSlots } from '../slots.tsx'

/** Leads to a tab of one's own record, from an entry of the menu. */
export function OwnTab({ path }: { path: string }) {
  const me = useMe()
  const { ownRecordPath = '/home' } = useSlots()
  return (
    <Navigate to={me.hasRecord ? `${ownRecordPath}/${me.id}/${path}` : ownRecordPath} replace />
  )
}
