import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useCurrentUser } from '#modules/company/session/web/useCurrentUser.ts'
import { fetchCode } from '#platform/web/api/fetch-code.ts'
import { MeProvider } from '#platform/web/screen/me.tsx'
import { ScreensProvider } from '#platform/web/screen/useMayOpen.ts'
import { openDrafts } from '#platform/web/draft/drafts.ts'
import { Loader } from '#platform/web/look/Loader.tsx'
import { sessionStore, useHasSession } from '#platform/web/api/session-store.ts'
import { Shell } from '#platform/web/shell/Shell.tsx'
import { SlotsProvider } from '#platform/web/screen/slots.tsx'
import { AntProvider } from '#platform/web/look/AntProvider.tsx'
import { themeMode } from '#platform/web/look/theme-mode.ts'
import { allScreens } from './screens.ts'
import { slots } from './slots.ts'
import { useSeen } from './useSeen.ts'

/** Most people never see these: their code is loaded when it is needed. */
const EnrollingPage = lazy(() =>
  fetchCode(() => import('#modules/company/accounts/web/EnrollingPage.tsx')),
)
const NothingSeen = lazy(() => fetchCode(() => import('#platform/web/kit/page/NothingSeen.tsx')))
const ForcedChangePage = lazy(() =>
  fetchCode(() => import('#modules/company/session/web/ForcedChangePage.tsx')),
)

/** Everything behind sign-in: who it is first, then the shell around the open screen. */
export default function Home() {
  const hasSession = useHasSession()
  const { me, theme, draftKey, loading, error } = useCurrentUser(hasSession)
  const { pathname, search } = useLocation()
  const opened = useSeen({ me, draftKey, hasSession })

  useEffect(() => {
    if (theme === 'light' || theme === 'dark' || theme === 'system') themeMode.choose(theme)
  }, [theme])

  if (!hasSession) {
    const state = sessionStore.hasLeft() ? null : { from: pathname + search }
    return <Navigate to="/login" replace state={state} />
  }
  if (opened === 'NOTHING' && !me) {
    return (
      <Suspense fallback={<Loader />}>
        <NothingSeen />
      </Suspense>
    )
  }
  if (loading || error?.kind === 'offline') return <Loader />
  if (error || !me) {
    return <Navigate to="/login" replace state={{ failed: true, from: pathname + search }} />
  }
  if (me.mustChangePassword) {
    return (
      <Suspense fallback={<Loader />}>
        <ForcedChangePage />
      </Suspense>
    )
  }
  // Before anything is drawn that may have been left half written.
  if (draftKey) openDrafts(`${me.id}.${me.company?.id ?? 'plataforma'}`, draftKey)
  if (me.mustAddFactor) {
    return (
      <SlotsProvider slots={slots}>
        <Suspense fallback={<Loader />}>
          <EnrollingPage />
        </Suspense>
      </SlotsProvider>
    )
  }
  return (
    <MeProvider me={me}>
      <SlotsProvider slots={slots}>
        <ScreensProvider value={allScreens}>
          <AntProvider>
            <Shell screens={allScreens} />
          </AntProvider>
        </ScreensProvider>
      </SlotsProvider>
    </MeProvider>
  )
}
