import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { isShown } from '#access/menu.ts'
import { fetchCode } from '../api/fetch-code.ts'
import { ErrorBoundary } from '../kit/page/ErrorBoundary.tsx'
import { PageSkeleton } from '../kit/page/PageSkeleton.tsx'
import { useOpening } from '../seen/opening.ts'
import { AreaContext } from './area.ts'
import { useMe } from './me.tsx'
import { firstOpenTab } from './opens.ts'
import { ScreenContext } from './screen-context.ts'
import { mayOpen, opensTab, type Screen, type Tab } from './screens.ts'

const NoAccess = lazy(() =>
  fetchCode(() => import('../kit/page/NoAccess.tsx')).then(({ NoAccess: page }) => ({
    default: page,
  })),
)

const NotSeen = lazy(() => fetchCode(() => import('../kit/page/NotSeen.tsx')))

type Props = { screen: Screen; tab?: Tab; children: ReactNode }

/**
 * A screen in its place: opened only with its permission, its code on the way, its failures kept
 * inside.
 */
export function ScreenRoute({ screen, tab, children }: Props) {
  const { permissions, flags } = useMe()
  const { pathname } = useLocation()
  const params = useParams()
  const opened = useOpening()
  const opens = mayOpen(screen, permissions) && isShown(flags, screen)
  const allowed = opens && (!tab || opensTab(tab, flags, permissions))
  // The address of the screen alone is that of its first tab: of those that this person has.
  const first =
    opens && !allowed && tab?.path === ''
      ? firstOpenTab(screen, { flags, permissions }, params)
      : undefined
  if (first) return <Navigate replace to={first} />
  const needsNetwork = opened === 'SEEN' && !isSeen(screen, tab)
  const shown = needsNetwork ? <NotSeen /> : children
  return (
    <ScreenContext value={screen}>
      <AreaContext value={tab?.area ?? screen.area}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>{allowed ? shown : <NoAccess />}</Suspense>
        </ErrorBoundary>
      </AreaContext>
    </ScreenContext>
  )
}

/** Whether it opens without a network; the frame of several tabs, where one of them does. */
const isSeen = ({ seen, tabs }: Screen, tab: Tab | undefined): boolean =>
  tab ? tab.seen === true : (tabs?.some((one) => one.seen) ?? seen === true)
