import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { ErrorBoundary } from '#platform/web/kit/ErrorBoundary.tsx'
import { ErrorScreen } from '#platform/web/kit/ErrorScreen.tsx'
import { Loader } from '#platform/web/Loader.tsx'
import { ScreenRoute } from '#platform/web/ScreenRoute.tsx'
import { isPublic, type Page, type Screen } from '#platform/web/screens.ts'
import { allScreens } from './screens.ts'

const Home = lazy(() => import('./Home.tsx'))
const HomeRedirect = lazy(() => import('./HomeRedirect.tsx'))

/** The routes, made from the screens. Each page's code is loaded when it is first opened. */
export const router = createBrowserRouter([
  { path: '/', element: <Navigate to="/login" replace /> },
  ...allScreens.filter(isPublic).map(publicRoute),
  { path: '/public/encuesta', element: <Navigate to="/login" replace /> },
  {
    path: '/home',
    element: (
      <ErrorBoundary>
        <Suspense fallback={<Loader />}>
          <Home />
        </Suspense>
      </ErrorBoundary>
    ),
    children: [
      { index: true, element: <HomeRedirect /> },
      ...allScreens.filter((screen) => !isPublic(screen)).map(homeRoute),
      { path: '*', element: <ErrorScreen kind="not-found" /> },
    ],
  },
  { path: '*', element: <ErrorScreen kind="not-found" /> },
])

function publicRoute({ path, page }: Screen): RouteObject {
  return {
    path,
    element: (
      <ErrorBoundary>
        <Suspense fallback={<Loader />}>{lazyPage(page)}</Suspense>
      </ErrorBoundary>
    ),
  }
}

function homeRoute(screen: Screen): RouteObject {
  const element = <ScreenRoute screen={screen}>{lazyPage(screen.page)}</ScreenRoute>
  if (!screen.tabs) return { path: screen.path, element }
  return {
    path: screen.path,
    element,
    children: screen.tabs.map((tab) => {
      const content = (
        <ScreenRoute screen={screen} {...(tab.permission ? { needs: tab.permission } : {})}>
          {lazyPage(tab.page)}
        </ScreenRoute>
      )
      return tab.path === ''
        ? { index: true, element: content }
        : { path: tab.path, element: content }
    }),
  }
}

function lazyPage(page: Page) {
  const Content = lazy(page)
  return <Content />
}
