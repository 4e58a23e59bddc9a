import { Navigate } from 'react-router'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { useMe } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'

/** «Ficha» of the profile menu: one's own. */
export default function OwnRecordPage() {
  const { id, hasRecord } = useMe()
  if (hasRecord) return <Navigate to={pathTo('ficha/:id', { id })} replace />
  return (
    <EmptyState title="Sin ficha propia">
      Esta cuenta es de la plataforma y no de una persona de la empresa.
    </EmptyState>
  )
}
