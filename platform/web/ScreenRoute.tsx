import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Permission } from '#access/services.ts'
import { fetchCode } from './fetch-code.ts'
import { ErrorBoundary } from './kit/ErrorBoundary.tsx'
import { PageSkeleton } from './kit/PageSkeleton.tsx'
import { useMe } from './me.tsx'
import { ScreenContext } from './screen-context.ts'
import { mayOpen, type Screen } from './screens.ts'

const NoAccess = lazy(() =>
  fetchCode(() => import('./kit/NoAccess.tsx')).then(({ NoAccess: page }) => ({ default: page })),
)

type Props = { screen: Screen; needs?: Permission; children: ReactNode }

/**
 * A screen in its place: opened only with its permission, its code on the way, its failures kept
 * inside.
 */
export function ScreenRoute({ screen, needs, children }: Props) {
  const { permissions } = useMe()
  const { pathname } = useLocation()
  const allowed = mayOpen(screen, permissions) && (!needs || permissions.has(needs))
  return (
    <ScreenContext value={screen}>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>{allowed ? children : <NoAccess />}</Suspense>
      </ErrorBoundary>
    </ScreenContext>
  )
}
