import { lazy, Suspense } from 'react'
import { useConnection } from '#platform/web/api/connection.ts'
import { fetchCode } from '#platform/web/api/fetch-code.ts'

const SeenAt = lazy(() => fetchCode(() => import('./SeenAt.tsx')))

/** Over a page that shows what its reader saw before the network was lost: since when it is. */
export const SeenNotice = () =>
  useConnection() ? null : (
    <Suspense fallback={null}>
      <SeenAt />
    </Suspense>
  )
