import { Suspense } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { ErrorBoundary } from '#platform/web/kit/page/ErrorBoundary.tsx'
import { ErrorScreen } from '#platform/web/kit/page/ErrorScreen.tsx'
import { Loader } from '#platform/web/look/Loader.tsx'
import { ScreenRoute } from '#platform/web/screen/ScreenRoute.tsx'
import { isPublic, type Screen, type Tab } from '#platform/web/screen/screens.ts'
import { type Split, split } from '#platform/web/screen/split.tsx'
import { allScreens } from './screens.ts'

const home = split(() => import('./Home.tsx'))
const homeRedirect = split(() => import('./HomeRedirect.tsx'))

/**
 * The routes, made from the screens. The code of a page is loaded when it is first opened, beside
 * the shell's.
 */
export const router = createBrowserRouter([
  {
    hydrateFallbackElement: <Loader />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      ...allScreens.filter(isPublic).map(publicRoute),
      { path: '/public/encuesta', element: <Navigate to="/login" replace /> },
      {
        path: '/home',
        ...loaded(home),
        element: standing(home),
        children: [
          { index: true, ...loaded(homeRedirect), element: <homeRedirect.Page /> },
          ...allScreens.filter((screen) => !isPublic(screen)).map(homeRoute),
          { path: '*', element: <ErrorScreen kind="not-found" /> },
        ],
      },
      { path: '*', element: <ErrorScreen kind="not-found" /> },
    ],
  },
])

function publicRoute({ path, page }: Screen): RouteObject {
  const code = split(page)
  return { path, ...loaded(code), element: standing(code) }
}

function homeRoute(screen: Screen): RouteObject {
  const code = split(screen.page)
  const route = {
    path: screen.path,
    ...loaded(code),
    element: (
      <ScreenRoute screen={screen}>
        <code.Page />
      </ScreenRoute>
    ),
  }
  return screen.tabs
    ? { ...route, children: screen.tabs.map((tab) => tabRoute(screen, tab)) }
    : route
}

function tabRoute(screen: Screen, tab: Tab): RouteObject {
  const { path, page } = tab
  const code = split(page)
  const element = (
    <ScreenRoute screen={screen} tab={tab}>
      <code.Page />
    </ScreenRoute>
  )
  return path === ''
    ? { index: true, ...loaded(code), element }
    : { path, ...loaded(code), element }
}

/** Starts loading the code as soon as the address is known, without making the navigation wait. */
function loaded({ preload }: Split) {
  const loader = () => {
    preload()
    return null
  }
  return { loader }
}

function standing({ Page }: Split) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loader />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}
